import PostalMime from 'postal-mime'
import type { ReceivedMail } from './mail-server'

export async function parseMail(raw: Buffer): Promise<Omit<ReceivedMail, 'to'>> {
  const mail = await PostalMime.parse(raw)
  return {
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    raw: raw.toString(),
  }
}

import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { parseMail } from './parse-mail'

export interface ReceivedMail {
  to: string[]
  subject: string
  html: string
  text: string
  headers: Map<string, string>
  raw: string
}

/** A real SMTP peer that keeps what it is given. */
export interface MailServer extends AsyncDisposable {
  url: string
  mails: ReceivedMail[]
  recipients(): string[]
  /** Resolves with the next mail, or after a moment without one. */
  arrival(): Promise<void>
  lastTo(address: string): ReceivedMail
  /** Answers the next deliveries with this error instead of taking them. */
  refuseWith(error: Error | undefined): void
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const arrivals = new EventEmitter()
  arrivals.setMaxListeners(0)
  let refusal: Error | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (refusal) return callback(refusal)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, ...(await parseMail(Buffer.concat(chunks))) })
        callback()
        arrivals.emit('mail')
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients: () => mails.flatMap(({ to }) => to),
    arrival: () =>
      once(arrivals, 'mail', { signal: AbortSignal.timeout(200) }).then(
        () => {},
        () => {},
      ),
    lastTo(address) {
      const found = mails.findLast(({ to }) => to.includes(address))
      if (!found) throw new Error(`no mail to ${address}; there are ${mails.length}`)
      return found
    },
    refuseWith(error) {
      refusal = error
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

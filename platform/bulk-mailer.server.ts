import PostalMime from 'postal-mime'
import type { Mailer } from './mailer.server'
import { type MimeMessage, messageBytes } from './mime-template.server'
import {
  type Envelope,
  type SmtpAnswer,
  SmtpConnection,
  type SmtpSettings,
  smtpSettings,
} from './smtp-connection.server'

/** Takes ready-made messages, one at a time on each of its lanes. Answers, never rejects. */
export interface BulkMailer {
  lanes: number
  deliver(lane: number, envelope: Envelope, message: MimeMessage): Promise<SmtpAnswer>
  /** Whether the server answers at all. */
  probe(): Promise<boolean>
  close(): void
}

/** Servers grow suspicious of a connection that never ends. */
const MOST_PER_CONNECTION = 500

export function createSmtpBulkMailer(options: {
  smtpUrl: string
  connections: number
  answerMs?: number
}): BulkMailer {
  const settings = smtpSettings(options.smtpUrl, options.answerMs ?? 30_000)
  const open: (SmtpConnection | undefined)[] = []
  return {
    lanes: options.connections,
    async deliver(lane, envelope, message) {
      const kept = open[lane]
      if (kept && kept.delivered >= MOST_PER_CONNECTION) kept.close()
      const reused = kept?.usable ? kept : undefined
      const connection = reused ?? (await SmtpConnection.open(settings))
      if (!(connection instanceof SmtpConnection)) return connection
      open[lane] = connection
      const answer = await connection.deliver(envelope, message)
      return reused && wasClosedMeanwhile(answer)
        ? this.deliver(lane, envelope, message) // now on a new connection
        : answer
    },
    probe: () => probe(settings),
    close() {
      for (const connection of open) connection?.close()
    },
  }
}

/** An idle connection the server had given up: nothing of the message has been said yet. */
function wasClosedMeanwhile(answer: SmtpAnswer): boolean {
  return !answer.ok && answer.fault === 'closed' && answer.stage === 'mail'
}

async function probe(settings: SmtpSettings): Promise<boolean> {
  const connection = await SmtpConnection.open(settings)
  if (!(connection instanceof SmtpConnection)) return false
  connection.close()
  return true
}

/** The demo: what would have left by SMTP is read again and put into the local mailbox. */
export function createLocalBulkMailer(mailer: Mailer): BulkMailer {
  return {
    lanes: 2,
    async deliver(_lane, { to }, message) {
      const mail = await PostalMime.parse(messageBytes(message))
      await mailer.send({
        to,
        subject: mail.subject ?? '',
        html: mail.html ?? '',
        text: mail.text ?? '',
        headers: Object.fromEntries(
          mail.headers.map(({ originalKey, value }) => [originalKey, value]),
        ),
      })
      return { ok: true }
    },
    probe: async () => true,
    close() {},
  }
}

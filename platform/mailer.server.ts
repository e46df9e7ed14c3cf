import { desc, eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Config } from './config.server'
import type { Database, Queryable } from './database.server'
import { localMails } from './mailer.tables.server'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

export interface Mailer {
  /** Resolves when the receiving server has taken the mail; rejects otherwise, never silently. */
  send(mail: Mail): Promise<void>
  close(): void
}

export function createSmtpMailer(settings: Config['mail'] & { smtpUrl: string }): Mailer {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: settings.connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(settings.dkim && {
      dkim: {
        domainName: settings.dkim.domain,
        keySelector: settings.dkim.selector,
        privateKey: settings.dkim.privateKey,
      },
    }),
  })
  return {
    async send(mail) {
      await transport.sendMail({ from: settings.from, ...mail })
    },
    close: () => transport.close(),
  }
}

export interface LocalMail extends Mail {
  id: number
  sentAt: Date
  headers: Record<string, string>
}

export interface LocalMailbox extends Mailer {
  list(): Promise<LocalMail[]>
  read(id: number): Promise<LocalMail | undefined>
  /** Drops what was sent to an address whose owner had everything erased. */
  forget(db: Queryable, address: string): Promise<void>
}

export function createLocalMailbox(db: Database, from: string): LocalMailbox {
  const toMail = ({ recipient, ...row }: typeof localMails.$inferSelect): LocalMail => ({
    ...row,
    to: recipient,
  })
  return {
    async send({ to, headers = {}, ...mail }) {
      await db
        .insert(localMails)
        .values({ ...mail, recipient: to, headers: { From: from, To: to, ...headers } })
    },
    async list() {
      const rows = await db.select().from(localMails).orderBy(desc(localMails.id)).limit(100)
      return rows.map(toMail)
    },
    async read(id) {
      const [row] = await db.select().from(localMails).where(eq(localMails.id, id))
      return row && toMail(row)
    },
    async forget(on, address) {
      await on.delete(localMails).where(eq(localMails.recipient, address))
    },
    close() {},
  }
}

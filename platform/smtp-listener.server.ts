import { SMTPServer } from 'smtp-server'
import type { Log } from './log.server'

const LARGEST = 2 * 1024 * 1024

export interface SmtpListener {
  port: number
  close(): Promise<void>
}

/** Takes mail for the addresses it is told to take, and hands each one on before it says so. */
export async function listenForMail(options: {
  port: number
  host: string
  log: Log
  takes(address: string): boolean
  arrived(to: string, raw: Buffer): Promise<unknown>
}): Promise<SmtpListener> {
  const { log } = options
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST,
    maxClients: 50,
    socketTimeout: 60_000,
    onRcptTo({ address }, _session, callback) {
      if (options.takes(address)) return callback()
      callback(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        // What is too large is read to its end and forgotten.
        if (!stream.sizeExceeded) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (stream.sizeExceeded)
          return callback(Object.assign(new Error('5.3.4 too large'), { responseCode: 552 }))
        const raw = Buffer.concat(chunks)
        const all = session.envelope.rcptTo.map(({ address }) => options.arrived(address, raw))
        Promise.all(all).then(
          () => callback(),
          (err) => {
            log.error({ err }, 'a mail that came back could not be read')
            callback(Object.assign(new Error('4.3.0 try again later'), { responseCode: 451 }))
          },
        )
      })
    },
  })
  server.on('error', (err) => log.warn({ err }, 'a connection of the mail listener failed'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

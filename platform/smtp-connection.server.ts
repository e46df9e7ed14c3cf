import net from 'node:net'
import os from 'node:os'
import tls from 'node:tls'
import type { MimeMessage } from './mime-template.server'

/** How far a transaction came. */
export type SmtpStage =
  | 'connect'
  | 'greeting'
  | 'hello'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  | 'body'

export type SmtpAnswer =
  | { ok: true }
  | {
      ok: false
      stage: SmtpStage
      /** `reply`: the server said no. Otherwise it said nothing that could be understood. */
      fault: 'reply' | 'unreachable' | 'timeout' | 'closed' | 'garbage'
      code?: number
      /** RFC 3463, such as 5.1.1. */
      enhanced?: string
    }

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS when it is offered. */
  secure: boolean
  user: string
  password: string
  /** A server has this long to connect and to finish each of its answers. */
  answerMs: number
}

export interface Envelope {
  from: string
  to: string
}

interface Reply {
  code: number
  lines: string[]
}

class SmtpFault extends Error {
  readonly answer: Exclude<SmtpAnswer, { ok: true }>
  constructor(answer: Exclude<SmtpAnswer, { ok: true }>) {
    super(`${answer.fault} at ${answer.stage}`)
    this.answer = answer
  }
}

const LINE = /^([2-5]\d\d)([ -])?(.*)$/
const ENHANCED = /^[245]\.\d{1,3}\.\d{1,3}/
const LONGEST_LINE = 4_096

export function smtpSettings(url: string, answerMs: number): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    answerMs,
  }
}

/**
 * One connection, one message at a time, with the envelope in one write (RFC 2920): two round trips a
 * message. The account mails' library makes four and streams; here that is the bottleneck (decision 0012).
 */
export class SmtpConnection {
  readonly #settings: SmtpSettings
  #socket: net.Socket
  #pending = ''
  #lines: string[] = []
  #replies: Reply[] = []
  #waiting: { resolve(reply: Reply): void; reject(fault: SmtpFault): void } | undefined
  #stage: SmtpStage = 'connect'
  #broken: 'timeout' | 'closed' | 'garbage' | 'unreachable' | undefined
  #deadline: NodeJS.Timeout
  #pipelines = false
  delivered = 0

  private constructor(settings: SmtpSettings) {
    this.#settings = settings
    const { host, port, secure } = settings
    this.#deadline = setTimeout(() => this.#break('timeout'), settings.answerMs)
    this.#deadline.unref()
    this.#socket = secure
      ? tls.connect({ host, port, servername: net.isIP(host) ? undefined : host })
      : net.connect({ host, port })
    this.#attach()
  }

  static async open(settings: SmtpSettings): Promise<SmtpConnection | SmtpAnswer> {
    const connection = new SmtpConnection(settings)
    try {
      await connection.#begin()
      return connection
    } catch (error) {
      connection.close()
      if (error instanceof SmtpFault) return error.answer
      throw error
    }
  }

  get usable(): boolean {
    return this.#broken === undefined
  }

  async deliver(envelope: Envelope, { head, body }: MimeMessage): Promise<SmtpAnswer> {
    try {
      await this.#envelope(envelope)
      this.#stage = 'body'
      this.#socket.cork()
      this.#socket.write(`${head}\r\n`, 'latin1')
      this.#socket.write(body)
      this.#socket.write('.\r\n', 'latin1')
      this.#socket.uncork()
      this.#expect(await this.#reply(), 2)
      this.delivered += 1
      return { ok: true }
    } catch (error) {
      if (!(error instanceof SmtpFault)) throw error
      if (error.answer.code === 421) this.#break('closed')
      else if (this.usable) await this.#startOver()
      return error.answer
    }
  }

  close(): void {
    clearTimeout(this.#deadline)
    if (this.usable && this.#socket.writable) this.#socket.end('QUIT\r\n')
    else this.#socket.destroy()
    this.#broken ??= 'closed'
  }

  async #begin(): Promise<void> {
    this.#stage = 'connect'
    this.#expect(await this.#reply(), 2)
    let offers = await this.#hello()
    if (!this.#settings.secure && offers.has('STARTTLS')) {
      this.#expect(await this.#command('STARTTLS'), 2)
      await this.#upgrade()
      offers = await this.#hello()
    }
    this.#pipelines = offers.has('PIPELINING')
    const { user, password } = this.#settings
    if (user && offers.has('AUTH')) {
      this.#stage = 'auth'
      const plain = Buffer.from(`\0${user}\0${password}`).toString('base64')
      this.#expect(await this.#command(`AUTH PLAIN ${plain}`), 2)
    }
  }

  async #hello(): Promise<Set<string>> {
    this.#stage = 'hello'
    const reply = await this.#command(`EHLO ${os.hostname() || 'localhost'}`)
    this.#expect(reply, 2)
    return new Set(reply.lines.slice(1).map((line) => line.split(' ')[0]?.toUpperCase() ?? ''))
  }

  async #upgrade(): Promise<void> {
    const { host } = this.#settings
    this.#socket.removeAllListeners('data')
    this.#socket = tls.connect({
      socket: this.#socket,
      servername: net.isIP(host) ? undefined : host,
    })
    this.#attach()
  }

  async #envelope({ from, to }: Envelope): Promise<void> {
    const commands = [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA']
    this.#stage = 'mail'
    this.#socket.write(this.#pipelines ? `${commands.join('\r\n')}\r\n` : `${commands[0]}\r\n`)
    const stages = ['mail', 'rcpt', 'data'] as const
    let refusal: SmtpFault | undefined
    for (const [index, stage] of stages.entries()) {
      this.#stage = stage
      if (!this.#pipelines && index > 0) this.#socket.write(`${commands[index]}\r\n`)
      const reply = await this.#reply()
      try {
        this.#expect(reply, stage === 'data' ? 3 : 2)
        // Told to go on although nobody is to get it: an empty message ends the matter.
        if (stage === 'data' && refusal) await this.#command('.')
      } catch (error) {
        refusal ??= error as SmtpFault
        if (!this.#pipelines || reply.code === 421) break
      }
    }
    if (refusal) throw refusal
  }

  async #startOver(): Promise<void> {
    try {
      this.#expect(await this.#command('RSET'), 2)
    } catch {
      this.#break('closed')
    }
  }

  #command(line: string): Promise<Reply> {
    this.#socket.write(`${line}\r\n`)
    return this.#reply()
  }

  #expect(reply: Reply, kind: 2 | 3): void {
    if (Math.floor(reply.code / 100) === kind) return
    if (reply.code < 400) this.#break('garbage')
    const enhanced = ENHANCED.exec(reply.lines[0] ?? '')?.[0]
    const { code } = reply
    throw new SmtpFault(
      this.#broken
        ? { ok: false, stage: this.#stage, fault: this.#broken }
        : { ok: false, stage: this.#stage, fault: 'reply', code, enhanced },
    )
  }

  #reply(): Promise<Reply> {
    const ready = this.#replies.shift()
    if (ready) return Promise.resolve(ready)
    if (this.#broken) return Promise.reject(this.#fault())
    this.#deadline.refresh()
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  #attach(): void {
    const socket = this.#socket
    socket.setNoDelay(true)
    socket.on('connect', () => {
      if (this.#stage === 'connect') this.#stage = 'greeting'
    })
    socket.on('error', () => this.#break(this.#stage === 'connect' ? 'unreachable' : 'closed'))
    socket.on('close', () => this.#break('closed'))
    socket.on('data', (chunk: Buffer) => this.#read(chunk.toString('latin1')))
  }

  #read(text: string): void {
    this.#pending += text
    let end = this.#pending.indexOf('\n')
    while (end >= 0) {
      const line = this.#pending.slice(0, end).trimEnd()
      this.#pending = this.#pending.slice(end + 1)
      const match = LINE.exec(line)
      if (!match) {
        this.#break('garbage')
        return
      }
      this.#lines.push(match[3] ?? '')
      if (match[2] !== '-') {
        this.#answer({ code: Number(match[1]), lines: this.#lines })
        this.#lines = []
      }
      end = this.#pending.indexOf('\n')
    }
    if (this.#pending.length > LONGEST_LINE) this.#break('garbage')
  }

  #answer(reply: Reply): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) waiting.resolve(reply)
    else this.#replies.push(reply)
  }

  #break(how: 'timeout' | 'closed' | 'garbage' | 'unreachable'): void {
    this.#broken ??= how
    clearTimeout(this.#deadline)
    this.#socket.destroy()
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.reject(this.#fault())
  }

  #fault(): SmtpFault {
    return new SmtpFault({ ok: false, stage: this.#stage, fault: this.#broken ?? 'closed' })
  }
}

import { EventEmitter, once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** What the peer does instead of taking a message; a string is said as it stands. */
export type Whim =
  | { at: 'greeting' | 'mail' | 'rcpt' | 'data' | 'body'; say: string; thenHangUp?: boolean }
  | { at: 'rcpt' | 'body'; drip: string }
  | { at: 'rcpt' | 'body'; hangUp: true }

export interface TakenMessage {
  to: string
  from: string
  raw: string
}

/** A real SMTP peer that misbehaves on command, by recipient or altogether. */
export interface SmtpPeer extends AsyncDisposable {
  url: string
  port: number
  taken: TakenMessage[]
  /** How it treats a recipient; undefined: it takes the message. */
  whim: (to: string) => Whim | undefined
  greeting: string
  /** Milliseconds it thinks before it takes a message. */
  delay: number
  connections: number
  /** Resolves when so many messages have been taken. */
  reached(count: number): Promise<void>
  hangUp(): Promise<void>
  listenAgain(): Promise<void>
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const events = new EventEmitter()
  events.setMaxListeners(0)
  const sockets = new Set<Socket>()
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, peer, () => events.emit('taken'))
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const hangUp = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const peer: SmtpPeer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken: [],
    whim: () => undefined,
    greeting: '220 peer.test ESMTP',
    delay: 0,
    connections: 0,
    async reached(count) {
      while (peer.taken.length < count) await once(events, 'taken')
    },
    hangUp,
    listenAgain: () => listen(port),
    [Symbol.asyncDispose]: hangUp,
  }
  return peer
}

function converse(socket: Socket, peer: SmtpPeer, taken: () => void): void {
  peer.connections += 1
  let pending = ''
  let inBody = false
  let from = ''
  let to = ''
  let stuck = false
  const say = (text: string) => void socket.write(`${text}\r\n`)

  function act(at: Whim['at']): boolean {
    const whim = peer.whim(to)
    if (!whim || whim.at !== at) return false
    if ('hangUp' in whim) socket.destroy()
    else if ('drip' in whim) {
      stuck = true
      drip(socket, whim.drip)
    } else {
      say(whim.say)
      if (whim.thenHangUp) socket.end()
    }
    return true
  }

  function command(line: string): void {
    if (stuck) return
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') say('250-peer.test\r\n250 PIPELINING')
    else if (verb === 'MAIL') {
      from = addressIn(line)
      if (!act('mail')) say('250 2.1.0 ok')
    } else if (verb === 'RCPT') {
      to = addressIn(line)
      if (!act('rcpt')) say('250 2.1.5 ok')
    } else if (verb === 'DATA') {
      if (act('data')) return
      inBody = true
      say('354 go on')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }

  async function body(raw: string): Promise<void> {
    inBody = false
    if (raw === '' || act('body')) {
      if (raw === '') say('554 5.5.1 no valid recipients')
      return
    }
    const message = { to, from, raw }
    if (peer.delay > 0) await new Promise((resolve) => setTimeout(resolve, peer.delay))
    if (socket.destroyed) return
    peer.taken.push(message)
    say('250 2.0.0 taken')
    taken()
  }

  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1')
    for (;;) {
      const end = inBody ? endOfBody(pending) : pending.indexOf('\r\n')
      if (end < 0) return
      const part = pending.slice(0, end)
      pending = pending.slice(end + (inBody ? 3 : 2))
      if (inBody) void body(part)
      else command(part)
    }
  })
  say(peer.greeting)
}

/** Where the line with the dot begins; the break before it still belongs to the message. */
function endOfBody(text: string): number {
  if (text.startsWith('.\r\n')) return 0
  const before = text.indexOf('\r\n.\r\n')
  return before < 0 ? before : before + 2
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}

function drip(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => {
    if (socket.destroyed || at >= text.length) clearInterval(timer)
    else socket.write(text.charAt(at++))
  }, 1_000)
  timer.unref()
}

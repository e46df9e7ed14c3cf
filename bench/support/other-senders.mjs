// The senders we compare with, each in a process of its own: node other-senders.mjs <kind> <port> <count>
import { readFileSync } from 'node:fs'
import net from 'node:net'
import { createTransport } from 'nodemailer'

const CONNECTIONS = 20
const [kind, port, count, file] = process.argv.slice(2)
const { raw, html, text, subject } = JSON.parse(readFileSync(file, 'utf8'))
const total = Number(count)
const address = (n) => `m${n}@exemplo.test`

if (kind === 'bare') await bareSockets()
else await nodemailer()

async function nodemailer() {
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(port),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    ignoreTLS: true,
  })
  const from = 'Clube de Voos <ola@clubedevoos.example>'
  const ready = Buffer.from(raw, 'latin1')
  const one = (n) =>
    kind === 'raw'
      ? { envelope: { from: 'ola@clubedevoos.example', to: address(n) }, raw: ready }
      : { from, to: address(n), subject, html, text, list: { unsubscribe: 'https://exemplo.test' } }
  let next = 0
  const lane = async () => {
    while (next < total) await transport.sendMail(one(next++))
  }
  await Promise.all(Array.from({ length: CONNECTIONS * 2 }, lane))
  transport.close()
}

async function bareSockets() {
  const body = Buffer.concat([Buffer.from(raw, 'latin1'), Buffer.from('\r\n.\r\n')])
  let next = 0
  const lane = () =>
    new Promise((resolve) => {
      const socket = net.connect(Number(port), '127.0.0.1')
      socket.setNoDelay(true)
      let waitingFor = 'greeting'
      const begin = () => {
        if (next >= total) return socket.end(resolve)
        waitingFor = '354'
        socket.write(`MAIL FROM:<a@b.test>\r\nRCPT TO:<${address(next++)}>\r\nDATA\r\n`)
      }
      socket.on('data', (chunk) => {
        const said = chunk.toString('latin1')
        if (waitingFor === 'greeting') {
          waitingFor = 'hello'
          socket.write('EHLO bare\r\n')
        } else if (waitingFor === 'hello') begin()
        else if (waitingFor === '354' && said.includes('354')) {
          waitingFor = 'taken'
          socket.write(body)
        } else if (waitingFor === 'taken' && said.includes('taken')) begin()
      })
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
}

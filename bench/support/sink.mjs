// A receiving mail server that takes everything as fast as it can. Says its port, then a line
// {"count", "seconds"} for each number of messages it was told (on stdin) to wait for.
import net from 'node:net'

const END = Buffer.from('\r\n.\r\n')
let wanted = 0
let count = 0
let first = 0n

const server = net.createServer((socket) => {
  socket.setNoDelay(true)
  socket.on('error', () => {})
  let body = false
  let rest = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let said = ''
    for (;;) {
      if (body) {
        const end = rest.indexOf(END)
        if (end < 0) {
          break
        }
        rest = rest.subarray(end + END.length)
        body = false
        said += '250 2.0.0 taken\r\n'
        taken()
        continue
      }
      const end = rest.indexOf('\r\n')
      if (end < 0) break
      const verb = rest.toString('latin1', 0, Math.min(4, end)).toUpperCase()
      rest = rest.subarray(end + 2)
      if (verb === 'EHLO') said += '250-sink\r\n250 PIPELINING\r\n'
      else if (verb === 'DATA') {
        body = true
        said += '354 go on\r\n'
      } else if (verb === 'QUIT') said += '221 bye\r\n'
      else said += '250 ok\r\n'
    }
    if (said) socket.write(said)
  })
  socket.write('220 sink ESMTP\r\n')
})

function taken() {
  if (count === 0) first = process.hrtime.bigint()
  count += 1
  if (count !== wanted) return
  const seconds = Number(process.hrtime.bigint() - first) / 1e9
  console.log(JSON.stringify({ count, seconds }))
  count = 0
}

process.stdin.on('data', (chunk) => {
  wanted = Number(String(chunk).trim())
  count = 0
})
process.stdin.on('end', () => process.exit())
server.listen(0, '127.0.0.1', () => console.log(server.address().port))

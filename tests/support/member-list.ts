/** A list as a club would bring it: good lines, and among them one bad one in a hundred. */
export function memberList(lines: number): { file: Buffer; bad: Map<number, string> } {
  const bad = new Map<number, string>()
  const rows = ['nome;email;aeroporto;plano']
  for (let n = 0; n < lines; n++) {
    const line = n + 2
    const good = `Pessoa ${n};pessoa${n}@lista.test;Lisboa;`
    if (n % 100 !== 50) {
      rows.push(good)
      continue
    }
    const kind = Math.floor(n / 100) % 4
    const reason = ['bad-address', 'unknown-airport', 'unknown-plan', 'duplicate'][kind] ?? ''
    bad.set(line, reason)
    rows.push(
      [
        `Pessoa ${n};sem-arroba;Lisboa;`,
        `Pessoa ${n};pessoa${n}@lista.test;Faro;`,
        `Pessoa ${n};pessoa${n}@lista.test;Porto;Ouro`,
        `Outra vez;PESSOA${n - 1}@lista.test;Porto;`,
      ][kind] ?? good,
    )
  }
  return { file: Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`), bad }
}

/** A line of the team's list: who liked, who commented, and what they told about themselves. */
export interface LikeLine {
  profile: string
  email: string
  liked: boolean
  commented: boolean
  adult: boolean
  residence: string
}

export interface ListProblem {
  line: number
  problem: 'columns' | 'profile' | 'email' | 'yes-or-no' | 'country'
}

export const likeListColumns = ['perfil', 'email', 'curtiu', 'comentou', 'maior18', 'pais'] as const

const answers: Record<string, boolean> = { sim: true, não: false, nao: false }

/** CSV as spreadsheets write it in both countries: comma or semicolon, a header, one line a person. */
export function readLikeList(
  csv: string,
): { ok: true; lines: LikeLine[] } | { ok: false; problems: ListProblem[] } {
  const rows = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row }) => row.trim() !== '')
  const [header, ...others] = rows
  const separator = header?.row.includes(';') ? ';' : ','
  const cells = (row: string) =>
    row.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  if (!header || cells(header.row).join() !== likeListColumns.join()) {
    return { ok: false, problems: [{ line: 1, problem: 'columns' }] }
  }
  const lines: LikeLine[] = []
  const problems: ListProblem[] = []
  for (const { row, line } of others) {
    const read = readLine(cells(row))
    if (typeof read === 'string') problems.push({ line, problem: read })
    else lines.push(read)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lines }
}

function readLine(cells: string[]): LikeLine | ListProblem['problem'] {
  const [profile = '', email = '', ...rest] = cells
  if (cells.length !== likeListColumns.length) return 'columns'
  if (!/^@?[\w.]{1,60}$/.test(profile)) return 'profile'
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'email'
  const [liked, commented, adult] = rest.slice(0, 3).map((cell) => answers[cell.toLowerCase()])
  if (liked === undefined || commented === undefined || adult === undefined) return 'yes-or-no'
  const residence = (rest[3] ?? '').toUpperCase()
  if (!/^[A-Z]{2}$/.test(residence)) return 'country'
  return { profile, email: email.toLowerCase(), liked, commented, adult, residence }
}

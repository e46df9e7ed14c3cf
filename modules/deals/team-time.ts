/** The team writes times as its wall clock in Lisbon shows them: '2026-12-01T10:00'. */
const ZONE = 'Europe/Lisbon'
const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

export function teamTime(moment: Date): string {
  return format.format(moment).replace(' ', 'T')
}

export function teamDay(moment: Date): string {
  return teamTime(moment).slice(0, 10)
}

/** The moment somebody of the team means; undefined when there is no such time. */
export function readTeamTime(text: string): Date | undefined {
  if (!WALL.test(text)) return undefined
  const wanted = Date.parse(`${text}Z`)
  if (Number.isNaN(wanted)) return undefined
  let guess = wanted
  // Twice: the first correction may cross a change of the clocks.
  for (let round = 0; round < 2; round++)
    guess += wanted - Date.parse(`${teamTime(new Date(guess))}Z`)
  return new Date(guess)
}

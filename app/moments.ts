const short = new Intl.DateTimeFormat('pt-PT', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
})

/** A moment as the team reads it, in Lisbon's time; written on the server, like every date. */
export function shortMoment(date: Date): string {
  return short.format(date)
}

const timeOfDay = new Intl.DateTimeFormat('pt-PT', {
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
})

export function clockTime(date: Date): string {
  return timeOfDay.format(date)
}

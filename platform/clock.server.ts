/** Time as a part that tests can replace; leases and claims use the database's clock instead. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

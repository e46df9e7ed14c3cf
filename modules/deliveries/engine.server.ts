import type { BulkMailer } from '~/platform/bulk-mailer.server'
import type { Clock } from '~/platform/clock.server'
import type { Log } from '~/platform/log.server'
import { type Judgement, judge, type PauseReason, retryDelay } from './model'
import type { Pace } from './pace-store.server'
import type { LetterWriter, OpenAlert, Outcome, Parcel, SendingStore } from './sending'
import { Bell, Naps } from './waiting'

export interface EngineOptions {
  leaseSeconds: number
  /** How long a silent server is waited for before alerts are paused. */
  patienceMs: number
  tendMs: number
}

export interface EngineParts {
  store: SendingStore
  mailer: BulkMailer
  letters: LetterWriter
  pace: Pace
  clock: Clock
  log: Log
  /** An address that can't be reached, found out while sending. */
  onHardFailure(uid: string): Promise<void>
  options?: Partial<EngineOptions>
}

interface Turn {
  outcome?: Outcome
  take(parcel: Parcel | undefined): void
}

/** At a time. */
export const MOST_EXCHANGES = 2
/** An exchange costs much the same for one lane as for all: it waits for some, but not for long. */
const ENOUGH_LANES = 0.4
const GATHERING_MS = 3

/**
 * Lanes send, one message each at a time; the desk hands out parcels and writes outcomes down. A lane
 * gets its next parcel by the exchange that made its last outcome durable, so a crash leaves at most
 * as many doubtful messages as there are lanes.
 */
export class SendEngine {
  readonly #parts: EngineParts
  readonly #options: EngineOptions
  readonly #onTheWire = new Set<number>()
  readonly #naps = new Naps()
  readonly #bell = new Bell()
  #turns: Turn[] = []
  #exchanges = 0
  #gathering: NodeJS.Timeout | undefined
  #gathered = false
  #alerts: OpenAlert[] = []
  #sender: number | undefined
  #answerLost = false
  #stopping = false
  #lanesOpen = 0
  #endOfRound: () => void = () => {}
  #silentSince: number | undefined
  #working: Promise<unknown> = Promise.resolve()

  constructor(parts: EngineParts) {
    this.#parts = parts
    this.#options = { leaseSeconds: 30, patienceMs: 10_000, tendMs: 1_000, ...parts.options }
  }

  start(): this {
    this.#lanesOpen = this.#parts.mailer.lanes
    const lanes = Array.from({ length: this.#lanesOpen }, (_, lane) => this.#lane(lane))
    this.#working = Promise.all([...lanes, this.#desk(), this.#tend()])
    return this
  }

  /** Something may be waiting: looks at once instead of at the next round. */
  wake(): void {
    this.#endOfRound()
  }

  /** Resolves when every message on the wire has its outcome on its row. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#naps.endAll()
    this.#bell.ring()
    await this.#working
    if (this.#sender !== undefined) await this.#parts.store.leave(this.#sender).catch(() => {})
  }

  async #lane(lane: number): Promise<void> {
    let outcome: Outcome | undefined
    for (;;) {
      const parcel = await this.#turn(outcome)
      if (!parcel) break
      outcome = { claimedBy: parcel.claimedBy, id: parcel.id, ...(await this.#send(lane, parcel)) }
    }
    this.#lanesOpen -= 1
    this.#bell.ring()
  }

  /** Hands an outcome in and waits for the next parcel; none means the engine is stopping. */
  #turn(outcome: Outcome | undefined): Promise<Parcel | undefined> {
    return new Promise((take) => {
      this.#turns.push({ outcome, take })
      this.#bell.ring()
    })
  }

  async #send(lane: number, parcel: Parcel): Promise<Omit<Outcome, 'id' | 'claimedBy'>> {
    const { letters, mailer, pace, log } = this.#parts
    try {
      if (!parcel.waitedItsTurn) {
        const waitSeconds = await pace.waitFor(parcel.email)
        if (waitSeconds > 0.05) return { status: 'queued', reason: 'domain pace', waitSeconds }
      }
      const letter = await letters.write(parcel)
      if (!letter) return { status: 'suppressed', reason: 'nothing left to tell' }
      const answer = await mailer.deliver(lane, letter.envelope, letter.message)
      return await this.#follow(judge(answer), parcel)
    } catch (err) {
      log.error({ err, deliveryId: parcel.id }, 'a message could not be made')
      return later(parcel, 'could not be made')
    }
  }

  async #follow(judgement: Judgement, parcel: Parcel): Promise<Omit<Outcome, 'id' | 'claimedBy'>> {
    if (judgement.verdict !== 'blameless') this.#silentSince = undefined
    switch (judgement.verdict) {
      case 'sent':
        return { status: 'sent' }
      case 'failed':
        if (judgement.hard) await this.#parts.onHardFailure(parcel.uid)
        return { status: 'failed', reason: judgement.reason, counts: true }
      case 'retry':
        return later(parcel, judgement.reason)
      case 'uncertain': {
        const waitSeconds = retryDelay(parcel.attempts)
        return { status: 'uncertain', reason: judgement.reason, waitSeconds, counts: true }
      }
      case 'blameless':
        await this.#stepBack(judgement, parcel)
        return { status: 'queued', reason: judgement.reason, waitSeconds: 0 }
    }
  }

  /** A refusal of ourselves pauses this alert; a server that stays silent pauses all of them. */
  async #stepBack({ pause, reason }: { pause?: PauseReason; reason: string }, parcel: Parcel) {
    const { store, clock, log } = this.#parts
    const { patienceMs } = this.#options
    if (pause) {
      log.error({ alertId: parcel.alertId, reason }, 'the mail server refuses the alert: paused')
      await store.pause([parcel.alertId], pause, clock.now())
      return
    }
    this.#silentSince ??= performance.now()
    if (performance.now() - this.#silentSince < patienceMs) {
      await this.#naps.take(Math.min(500, patienceMs / 4))
      return
    }
    log.error({ reason }, 'the mail server does not answer: alerts are paused until it does')
    const open = await store.openAlerts(clock.now())
    const ids = open.map(({ id }) => id)
    await store.pause(ids, 'server-unreachable', clock.now())
  }

  /** A few exchanges at a time, so that they share a commit; whoever comes meanwhile shares the next. */
  async #desk(): Promise<void> {
    while (this.#lanesOpen > 0) {
      const hasOutcomes = this.#turns.some(({ outcome }) => outcome)
      const mayClaim = !this.#stopping && this.#alerts.length > 0 && this.#turns.length > 0
      if (!hasOutcomes && !mayClaim && this.#stopping && this.#exchanges === 0)
        for (const { take } of this.#turns.splice(0)) take(undefined)
      if (this.#answerLost && this.#exchanges === 0) await this.#recoverAnswer()
      else if ((hasOutcomes || mayClaim) && this.#isTime()) void this.#exchange()
      else await this.#bell.heard()
    }
  }

  #isTime(): boolean {
    if (this.#answerLost || this.#exchanges === MOST_EXCHANGES) return false
    if (this.#turns.length >= this.#parts.mailer.lanes * ENOUGH_LANES) return true
    if (this.#exchanges > 0) return false
    this.#gathering ??= setTimeout(() => {
      this.#gathered = true
      this.#bell.ring()
    }, GATHERING_MS)
    return this.#gathered || this.#stopping
  }

  async #exchange(): Promise<void> {
    const turns = this.#turns.splice(0)
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    this.#gathered = false
    this.#exchanges += 1
    try {
      const parcels = await this.#settleAndClaim(turns)
      for (const parcel of parcels) turns.shift()?.take(parcel)
    } catch (err) {
      this.#answerLost = true
      this.#parts.log.warn({ err }, 'the database did not answer the sender, trying again')
    }
    this.#exchanges -= 1
    this.#turns.push(...turns)
    this.#bell.ring()
  }

  async #settleAndClaim(turns: Turn[]): Promise<Parcel[]> {
    const { clock, pace } = this.#parts
    const sender = await this.#senderId()
    const now = clock.now()
    const alert = this.#stopping ? undefined : this.#alerts[0]
    const places = alert && (await pace.reserve(turns.length, now))
    if (places && places.waitSeconds > 0.01) {
      // Outcomes do not wait for the pace.
      await this.#settle(turns, { sender, alert: undefined, wanted: 0, now })
      await this.#naps.take(places.waitSeconds * 1000)
    }
    const claim = this.#stopping ? undefined : alert
    const wanted = places?.granted ?? 0
    const { parcels, touched } = await this.#settle(turns, { sender, alert: claim, wanted, now })
    for (const { id } of parcels) this.#onTheWire.add(id)
    if (claim && touched === 0 && this.#alerts[0] === claim) this.#alerts.shift()
    const unused = wanted - parcels.length
    // Parcels are on their way by now: a place that can't be given back only slows things down.
    if (unused > 0) await pace.release(unused, now).catch(() => {})
    return parcels
  }

  async #settle(
    turns: Turn[],
    wish: Omit<Parameters<SendingStore['exchange']>[0], 'outcomes'>,
  ): ReturnType<SendingStore['exchange']> {
    const outcomes = turns.flatMap(({ outcome }) => outcome ?? [])
    const answer = await this.#parts.store.exchange({ ...wish, outcomes })
    for (const { id } of outcomes) this.#onTheWire.delete(id)
    for (const turn of turns) delete turn.outcome
    return answer
  }

  /** What was claimed in an answer that never came has not been on the wire. */
  async #recoverAnswer(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 200))
    try {
      await this.#parts.store.putBack(await this.#senderId(), [...this.#onTheWire])
      this.#answerLost = false
    } catch (err) {
      this.#parts.log.warn({ err }, 'the database is not back yet')
    }
  }

  async #senderId(): Promise<number> {
    this.#sender ??= await this.#parts.store.register(this.#options.leaseSeconds)
    return this.#sender
  }

  /** Between the exchanges: the lease, what is due, what is over, and the server that was silent. */
  async #tend(): Promise<void> {
    const { store, clock, log, mailer } = this.#parts
    const { leaseSeconds, tendMs } = this.#options
    while (!this.#stopping) {
      try {
        if (!(await store.renew(await this.#senderId(), leaseSeconds))) this.#sender = undefined
        await store.tend(leaseSeconds, clock.now())
        if ((await store.waitsForServer()) && (await mailer.probe()))
          await store.resumeAfterServer()
        await this.#lookAround()
      } catch (err) {
        log.warn({ err }, 'tending the deliveries failed, trying again')
      }
      await this.#naps.take(tendMs, (end) => (this.#endOfRound = end))
    }
  }

  async #lookAround(): Promise<void> {
    const { store, clock } = this.#parts
    const open = await store.openAlerts(clock.now())
    for (const { id } of open.filter(({ over }) => over)) await store.giveUp(id, 'deal-over')
    this.#alerts = open.filter(({ over }) => !over)
    this.#bell.ring()
  }
}

function later({ attempts }: Parcel, reason: string): Omit<Outcome, 'id' | 'claimedBy'> {
  const waitSeconds = retryDelay(attempts)
  return waitSeconds === undefined
    ? { status: 'failed', reason: `gave up: ${reason}`, counts: true }
    : { status: 'queued', reason, waitSeconds, counts: true }
}

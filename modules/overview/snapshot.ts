export interface Snapshot<Value> {
  /** Absent while the first count is under way. */
  value: Value | undefined
  countedAt: Date | undefined
}

/**
 * Something that takes long to count, counted at most every `freshMs` and by one at a time. Whoever
 * asks waits for a count no longer than `patienceMs`, then gets the last one there is.
 */
export function snapshotOf<Value>(options: {
  count: () => Promise<Value>
  now: () => Date
  freshMs: number
  patienceMs: number
}): () => Promise<Snapshot<Value>> {
  let last: Snapshot<Value> = { value: undefined, countedAt: undefined }
  let begunAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined
  function refresh(): Promise<void> {
    begunAt = performance.now()
    underWay ??= options
      .count()
      .then((value) => {
        last = { value, countedAt: options.now() }
      })
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
  return async () => {
    if (!underWay && performance.now() - begunAt < options.freshMs) return last
    const counting = refresh()
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, options.patienceMs)
    })
    await Promise.race([counting, patience]).finally(() => clearTimeout(timer))
    // Nobody may be left to see it fail; the next who asks counts again.
    counting.catch(() => {})
    return last
  }
}

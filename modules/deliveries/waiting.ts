/** A call that is not missed: whoever rests next hears it at once. */
export class Bell {
  #rung = false
  #wake: () => void = () => {}

  ring(): void {
    this.#rung = true
    this.#wake()
  }

  async heard(): Promise<void> {
    if (!this.#rung) await new Promise<void>((resolve) => (this.#wake = resolve))
    this.#rung = false
  }
}

/** Waits that can be cut short, one by one or all of them for good. */
export class Naps {
  readonly #ends = new Set<() => void>()
  #over = false

  take(ms: number, begun: (end: () => void) => void = () => {}): Promise<void> {
    if (this.#over) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#ends.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#ends.add(end)
      begun(end)
    })
  }

  endAll(): void {
    this.#over = true
    for (const end of [...this.#ends]) end()
  }
}

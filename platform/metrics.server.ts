import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** Called when a request arrives; the answer is called with its status when it has gone. */
  requestStarted(): (status: number) => void
  /** Too quick to be worth timing: counted only. */
  keptPageServed(): void
  gauge(name: string, help: string, read: () => Promise<number> | number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request, by class of status',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const kept = new Counter({
    name: 'http_kept_pages_total',
    help: 'Public pages answered from memory',
    registers: [registry],
  })
  return {
    registry,
    keptPageServed: () => kept.inc(),
    requestStarted() {
      const started = process.hrtime.bigint()
      return (status) =>
        seconds.observe(
          { status: `${Math.floor(status / 100)}xx` },
          Number(process.hrtime.bigint() - started) / 1e9,
        )
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
  }
}

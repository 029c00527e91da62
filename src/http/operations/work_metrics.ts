// Metrics of background work in this process: how often it failed, and when each kind last
// succeeded.
import { Counter, Gauge, type Registry } from 'prom-client'

export function workMetrics(registry: Registry) {
  const registers = [registry]
  const labelNames = ['work']
  const last_success = new Map<string, number>()
  const failures = new Counter({
    name: 'attune_work_failures_total',
    help: 'Failed rounds of background work, by kind.',
    labelNames,
    registers,
  })
  new Gauge({
    name: 'attune_work_age_seconds',
    help: 'Time since a round of background work last succeeded, by kind.',
    labelNames,
    registers,
    aggregator: 'max',
    collect() {
      const now = performance.now()
      for (const [work, at] of last_success) this.set({ work }, (now - at) / 1000)
    },
  })

  return (work: string, failed: boolean) => {
    if (failed) failures.inc({ work })
    else last_success.set(work, performance.now())
  }
}

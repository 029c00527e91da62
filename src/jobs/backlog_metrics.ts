// Gauges of what waits for background work, in all accounts. Queried when the metrics are scraped,
// at most every few seconds, from indexes of what waits.
import { Gauge } from 'prom-client'
import type { Database } from '#db/connect.ts'
import type { Metrics } from '#http/operations/metrics.ts'
import { type Backlog, readBacklog } from './backlog.ts'

const kept_ms = 5_000

const gauges: Record<keyof Backlog, [name: string, help: string]> = {
  events: ['attune_relay_events', 'Events without a sequence number (at most 10,000).'],
  events_seconds: ['attune_relay_lag_seconds', 'Age of the oldest of them.'],
  deliveries: ['attune_webhook_deliveries_due', 'Due webhook deliveries (at most 10,000).'],
  deliveries_seconds: ['attune_webhook_delivery_lag_seconds', 'Time the oldest has been due.'],
  pending: ['attune_webhook_deliveries_pending', 'Due and later deliveries (at most 10,000).'],
  jobs: ['attune_jobs_overdue', 'Scheduled jobs that are due (at most 10,000).'],
  jobs_seconds: ['attune_jobs_lag_seconds', 'Time the oldest of them has been due.'],
  audit_entries: ['attune_audit_entries_unlinked', 'Audit log entries to link (at most 10,000).'],
  audit_seconds: ['attune_audit_chain_lag_seconds', 'Age of the oldest of them.'],
}

export function backlogMetrics({ service }: Pick<Metrics, 'service'>, db: Database) {
  let read: { at: number; found: Promise<Backlog | undefined> } | undefined
  const registers = [service]

  function current() {
    const now = performance.now()
    if (!read || now - read.at > kept_ms) read = { at: now, found: find() }
    return read.found
  }
  const find = () => readBacklog(db).catch(() => undefined) // Shown by attune_database_up.

  new Gauge({
    name: 'attune_database_up',
    help: 'Whether the database answered: 1 or 0.',
    registers,
    async collect() {
      this.set((await current()) ? 1 : 0)
    },
  })
  for (const [field, [name, help]] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await current()
        if (found) this.set(found[field as keyof Backlog])
        else this.remove()
      },
    })
  }
}

// Metrics of what a service on several machines can use: a rate limit store and a read replica.
import type { AppContext } from '#http/app_context.ts'

export function measureStores({ metrics, admission, replica }: AppContext) {
  const load = admission.stored_limits?.load
  if (load) {
    const store = 'attune_rate_limit_store'
    const alone = 'Requests counted without the rate limit store.'
    metrics.gauge(`${store}_away`, 'Processes without the store.', () => Number(load().away))
    metrics.gauge(`${store}_bypassed`, alone, () => load().counted_alone)
  }
  if (replica) {
    const { counts } = replica
    const reads = 'attune_replica_reads'
    const too_old = 'Reads that the replica was too old for.'
    metrics.gauge(`${reads}_served`, 'Reads from the replica.', () => counts.served)
    metrics.gauge(`${reads}_too_old`, too_old, () => counts.too_old)
    metrics.gauge(`${reads}_failed`, 'Reads that failed on the replica.', () => counts.failed)
  }
}

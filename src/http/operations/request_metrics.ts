// Metrics of requests that run, wait or follow events, and of their logs.
import { loadOf } from '#http/access/admission.ts'
import type { AppContext } from '#http/app_context.ts'

type Context = Pick<AppContext, 'metrics' | 'request_log' | 'admission' | 'event_watch'>

export function measureRequests({ metrics, request_log, admission, event_watch }: Context) {
  const logs = 'attune_request_logs'
  metrics.gauge(`${logs}_waiting`, 'Request logs queued.', () => request_log.load().waiting)
  metrics.counter(
    `${logs}_dropped_total`,
    'Request logs dropped.',
    () => request_log.load().dropped,
  )
  const waits = 'attune_requests'
  const load = () => loadOf(admission)
  metrics.gauge(`${waits}_running`, 'Requests in progress.', () => load().running)
  metrics.gauge(`${waits}_waiting`, 'Requests queued.', () => load().waiting)
  metrics.gauge(
    `${waits}_long_polling`,
    'Requests waiting for events.',
    () => event_watch.load().waiting,
  )
  metrics.counter(`${waits}_timed_out_total`, 'Requests timed out in queue.', () => load().refused)
}

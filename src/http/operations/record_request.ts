// Logs and counts each request by route, status and caller, without path, query or body. Requests
// without a valid key are logged only at level "debug", so that a flood can't fill the disk.
import type { AppContext } from '#http/app_context.ts'

export type RequestRecord = {
  request_id: string
  method: string
  route: string
  status: number
  duration_ms?: number // Absent for requests rejected before they reach Fastify.
  account?: string | undefined
  key_id?: string | undefined
  error_code?: string | undefined
}

export type RequestSampler = (status: number, error_code?: string) => boolean

// Logs one of so many requests. Those that fail because of the service are always logged, except
// those that are shed: a line for each would add to the load.
export function requestSampler(one_of: number): RequestSampler {
  let count = 0
  return (status, error_code) =>
    (status >= 500 && error_code !== 'overloaded') || (one_of > 0 && count++ % one_of === 0)
}

export function recordRequest(context: AppContext, noted: RequestRecord) {
  const { log, metrics, log_requests } = context
  metrics.count(noted.method, noted.route, noted.status, noted.error_code)
  if (noted.duration_ms !== undefined) metrics.time(noted.method, noted.route, noted.duration_ms)
  if (noted.status === 401) log.debug(noted)
  else if (!log_requests || log_requests(noted.status, noted.error_code)) log.info(noted)
}

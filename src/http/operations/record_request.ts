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

export function recordRequest({ log, metrics }: AppContext, noted: RequestRecord) {
  metrics.count(noted.method, noted.route, noted.status)
  if (noted.duration_ms !== undefined) metrics.time(noted.method, noted.route, noted.duration_ms)
  if (noted.status === 401) log.debug(noted)
  else log.info(noted)
}

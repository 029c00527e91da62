// Records each response: the log line and metrics, and for an account its entry in the request log.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { kinds, records, routes } from '#areas/index.ts'
import { resourceTypes } from '#fhir/resource_types.ts'
import type { AppContext } from '#http/app_context.ts'
import { clientIn } from '#http/parsing/client_name.ts'
import { recordRequest } from '#http/operations/record_request.ts'
import { logSafeKey, redactor } from '#http/operations/redact_path.ts'

const redacted = redactor(
  [
    ...routes.map(({ path }) => path),
    ...resourceTypes.map(({ type }) => `/fhir/R4/${type}/_history`),
  ],
  [...kinds, ...records].map(({ prefix }) => prefix),
)

// Otherwise, tailing the request log or watching its summary would add entries to it.
const isAboutLogs = (route: string) => /^\/v1\/request_(logs|summary)$/.test(route)

export function record(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const { id, method, account, key_id, error_code, out_of_place } = request
  const route = request.route_url ?? 'unknown'
  const { statusCode: status } = reply
  const duration_ms = reply.elapsedTime + request.held_ms - request.waited_ms
  const ending = { method, status, duration_ms, account, key_id, error_code }
  recordRequest(context, { request_id: id, route, ...ending })
  if (!account || (isAboutLogs(route) && status < 400)) return
  context.request_log.add({
    id,
    method,
    status,
    duration_ms,
    account,
    out_of_place,
    path: redacted(request.url),
    error_code: error_code ?? null,
    api_key_id: key_id?.startsWith('key_') ? key_id : null,
    scoped_token_id: key_id?.startsWith('st_') ? key_id : null,
    client: clientIn(request.headers),
    member_id: request.member_id ?? null,
    idempotency_key: logSafeKey(context.secrets, request.headers['idempotency-key']),
  })
}

// Liveness, readiness and metrics endpoints. The first two need no key. Metrics need a token here,
// or a separate listener (metrics_listener.ts).
import type { FastifyInstance } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { AppContext } from '#http/app_context.ts'
import { type MetricsToken, presentsToken } from './metrics_listener.ts'

const probe_ms = 1_000
const isStandby = sql`select pg_is_in_recovery() as standby`

export function operationsRoutes(
  server: FastifyInstance,
  { db, metrics }: AppContext,
  metricsToken: MetricsToken,
) {
  server.get('/healthz', async () => ({ status: 'ok' }))

  // Needs no key, so the database is queried at most once a second.
  let probe: Promise<boolean> | undefined
  const deleteExpired = () => void (probe = undefined)
  server.get('/readyz', async () => {
    const standby = await (probe ??= db
      .use((connection) => connection.query<{ standby: boolean }>(isStandby))
      .then(([found]) => found!.standby)
      .finally(() => setTimeout(deleteExpired, probe_ms).unref()))
    if (standby) throw new ApiError('database_unavailable', {}, { retry_after_seconds: 1 })
    return { status: 'ready' }
  })

  server.get('/metrics', async ({ headers }, reply) => {
    const token = metricsToken()
    if (!token || !presentsToken(headers.authorization, token)) throw notFound('path', 'path')
    return reply.type(metrics.content_type).send(await metrics.text())
  })
}

// Liveness, readiness and metrics endpoints. The first two need no key. Metrics need a token here,
// or a separate listener (metrics_listener.ts).
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { lastMigration } from '#db/migration_files.ts'
import { sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { root } from '#settings/config.ts'
import type { AppContext } from '#http/app_context.ts'
import { type MetricsToken, presentsToken } from './metrics_listener.ts'

const probe_ms = 1_000
const migrations = join(root, 'migrations')
const isReady = (last_migration: string) => sql`
  select not pg_is_in_recovery()
    and exists (select from migrations where name = ${last_migration}) as ready`

export function operationsRoutes(
  server: FastifyInstance,
  { db, metrics }: AppContext,
  metricsToken: MetricsToken,
) {
  server.get('/healthz', async () => ({ status: 'ok' }))

  // Needs no key, so the database is queried at most once a second. A database that can't be asked,
  // is a standby or lacks a migration isn't ready, and neither is a server that stops.
  let probe: Promise<boolean> | undefined
  let stopping = false
  server.addHook('preClose', async () => void (stopping = true))
  const deleteExpired = () => void (probe = undefined)
  const ask = () =>
    queryAsWorker<{ ready: boolean }>(db, isReady(lastMigration(migrations)))
      .then(([found]) => found!.ready)
      .catch(() => false)
      .finally(() => setTimeout(deleteExpired, probe_ms).unref())
  server.get('/readyz', async () => {
    if (stopping || !(await (probe ??= ask()))) {
      throw new ApiError('database_unavailable', {}, { retry_after_seconds: 1 })
    }
    return { status: 'ready' }
  })

  server.get('/metrics', async ({ headers }, reply) => {
    const token = metricsToken()
    if (!token || !presentsToken(headers.authorization, token)) throw notFound('path', 'path')
    return reply.type(metrics.content_type).send(await metrics.text())
  })
}

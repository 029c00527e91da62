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
const readiness = (last_migration: string) => sql`
  select not pg_is_in_recovery()
    and exists (select from migrations where name = ${last_migration}) as is_ready,
    disk_has_room() as has_room`

type Readiness = { is_ready: boolean; has_room: boolean }

const not_ready: Readiness = { is_ready: false, has_room: true }

export function operationsRoutes(
  server: FastifyInstance,
  { db, metrics }: AppContext,
  metricsToken: MetricsToken,
) {
  server.get('/healthz', async () => ({ status: 'ok' }))

  // Needs no key, so the database is queried at most once a second. A database that can't be asked,
  // is a standby, lacks a migration or has a full disk isn't ready, and neither is a server that
  // stops.
  let probe: Promise<Readiness> | undefined
  let stopping = false
  server.addHook('preClose', async () => void (stopping = true))
  const deleteExpired = () => void (probe = undefined)
  const ask = () =>
    queryAsWorker<Readiness>(db, readiness(lastMigration(migrations)))
      .then(([found]) => found!)
      .catch(() => not_ready)
      .finally(() => setTimeout(deleteExpired, probe_ms).unref())
  server.get('/readyz', async () => {
    const { is_ready, has_room } = stopping ? not_ready : await (probe ??= ask())
    const retry = { retry_after_seconds: 1 }
    if (!is_ready) throw new ApiError('database_unavailable', {}, retry)
    if (!has_room) throw new ApiError('storage_full', {}, retry)
    return { status: 'ready' }
  })

  server.get('/metrics', async ({ headers }, reply) => {
    const token = metricsToken()
    if (!token || !presentsToken(headers.authorization, token)) throw notFound('path', 'path')
    return reply.type(metrics.content_type).send(await metrics.text())
  })
}

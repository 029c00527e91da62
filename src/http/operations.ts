// For those who run the server: is it alive, is it ready, what does it count. The first two need no
// key; metrics need a token here, and have a listener of their own (metrics_listener.ts).
import type { FastifyInstance } from 'fastify'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { House } from './house.ts'
import { type MetricsToken, presentsToken } from './metrics_listener.ts'

const probe_ms = 1_000

export function operationsRoutes(
  server: FastifyInstance,
  { db, metrics }: House,
  metricsToken: MetricsToken,
) {
  server.get('/healthz', async () => ({ status: 'ok' }))

  // Nobody needs a key to ask, so however many ask at once, the database is asked once a second.
  let probe: Promise<unknown> | undefined
  const forget = () => void (probe = undefined)
  server.get('/readyz', async () => {
    await (probe ??= db
      .use((connection) => connection.query(sql`select 1`))
      .finally(() => setTimeout(forget, probe_ms).unref()))
    return { status: 'ready' }
  })

  server.get('/metrics', async ({ headers }, reply) => {
    const token = metricsToken()
    if (!token || !presentsToken(headers.authorization, token)) throw notFound('path', 'path')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

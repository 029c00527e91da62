// For those who run the server: is it alive, is it ready, what does it count. These need no key;
// the metrics are shown to this machine only, not to what a proxy on it passes on.
import type { FastifyInstance } from 'fastify'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { House } from './house.ts'

const probe_ms = 1_000

export function operationsRoutes(server: FastifyInstance, { db, metrics }: House) {
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

  server.get('/metrics', async (request, reply) => {
    const here = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    const { headers } = request
    const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'].some((n) => headers[n])
    if (!here || passedOn) throw notFound('path', 'path')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

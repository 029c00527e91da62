// For those who run the server: is it alive, is it ready, what does it count. These need no key;
// the metrics are shown to this machine only, not to what a proxy on it passes on.
import type { FastifyInstance } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { House } from './house.ts'

export function operationsRoutes(server: FastifyInstance, { db, metrics }: House) {
  server.get('/healthz', async () => ({ status: 'ok' }))

  server.get('/readyz', async () => {
    const look = sql`select pg_is_in_recovery() as standby`
    const [found] = await db.use((connection) => connection.query<{ standby: boolean }>(look))
    if (found!.standby) throw new ApiError('database_unavailable', {}, { retry_after_seconds: 1 })
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

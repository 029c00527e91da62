// What anybody may know of this deployment: the public keys its webhooks are signed with.
import type { FastifyInstance } from 'fastify'
import { webhookKey } from '#outside/webhook/webhook_key.ts'
import type { House } from './house.ts'

export function wellKnownRoutes(server: FastifyInstance, { secrets }: House) {
  const { public_key } = webhookKey(secrets)
  const keys = [{ algorithm: 'ed25519', signature: 'v1a', public_key }]
  server.get('/.well-known/webhook-keys.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys }),
  )
}

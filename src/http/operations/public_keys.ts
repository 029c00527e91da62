// Serves the public keys that verify this deployment's webhook signatures and audit log.
import type { FastifyInstance } from 'fastify'
import { webhookKey } from '#outside/webhook/webhook_key.ts'
import { headSigningKey } from '#crypto/audit_chain.ts'
import type { AppContext } from '#http/app_context.ts'

export function wellKnownRoutes(server: FastifyInstance, { secrets }: AppContext) {
  const { key_id, public_pem } = headSigningKey(secrets)
  const { public_key } = webhookKey(secrets)
  const published = {
    'webhook-keys.json': [{ algorithm: 'ed25519', signature: 'v1a', public_key }],
    'audit-keys.json': [{ algorithm: 'ed25519', key_id, public_key: public_pem }],
  }
  for (const [name, keys] of Object.entries(published)) {
    const text = JSON.stringify({ keys })
    server.get(`/.well-known/${name}`, async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .send(text),
    )
  }
}

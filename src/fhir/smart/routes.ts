// SMART on FHIR: the discovery document, and the token endpoint of backend services.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressLimiter } from '#http/access/address_limit.ts'
import type { AppContext } from '#http/app_context.ts'
import type { KeySetFault } from '#outside/ports/key_sets.ts'
import { isWithin } from '#http/transport/client_address.ts'
import {
  client_token_seconds,
  createClientToken,
} from '#areas/persons/scoped_token/client_token.ts'
import { type Assertion, readAssertion, verifyAssertion } from './assertion.ts'
import { withClientKeys } from './client_keys.ts'
import { OAuthError } from './oauth_error.ts'
import { grant, supported_scopes } from './smart_scopes.ts'
import { tokenUrl } from './urls.ts'

const assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
// A client that renews its token every five minutes sends 12 requests an hour.
const attempt_limits = { per_hour: 1_200, all_per_minute: 1_200 }
const json = 'application/json; charset=utf-8'

export function smartRoutes(server: FastifyInstance, context: AppContext, base: string) {
  const limit = addressLimiter(attempt_limits)
  const configuration = JSON.stringify(configurationAt(base))
  server.get('/fhir/R4/.well-known/smart-configuration', async (_, reply) =>
    reply.type(json).send(configuration),
  )
  server.post('/fhir/R4/token', { bodyLimit: 65_536 }, async (request, reply) => {
    limit(context.addressOf(request.raw))
    try {
      return await reply.type(json).send(JSON.stringify(await exchange(context, request, base)))
    } catch (error) {
      if (error instanceof OAuthError) return refuse(request, reply, error)
      throw error
    }
  })
}

const configurationAt = (base: string) => ({
  token_endpoint: tokenUrl(base),
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
  grant_types_supported: ['client_credentials'],
  scopes_supported: supported_scopes,
  capabilities: ['client-confidential-asymmetric', 'permission-v1', 'permission-v2'],
})

// A signed JWT for a token.
async function exchange(context: AppContext, request: FastifyRequest, base: string) {
  const form = formIn(request)
  if (form.get('grant_type') !== 'client_credentials') {
    throw new OAuthError('unsupported_grant_type', '`grant_type` must be client_credentials.')
  }
  if (form.get('client_assertion_type') !== assertion_type) {
    throw new OAuthError('invalid_request', `\`client_assertion_type\` must be ${assertion_type}.`)
  }
  const assertion = readAssertion(form.get('client_assertion') ?? undefined)
  const requested = form.get('scope') ?? ''
  const { account, api_key_id, secret, smart } = await tokenFor(context, request, {
    base,
    assertion,
    requested,
  })
  request.account = account
  request.key_id = api_key_id
  return {
    access_token: secret,
    token_type: 'bearer',
    expires_in: client_token_seconds,
    scope: smart.join(' '),
  }
}

type Sent = { base: string; assertion: Assertion; requested: string }

async function tokenFor(context: AppContext, request: FastifyRequest, sent: Sent) {
  const { base, assertion, requested } = sent
  const { client_id } = assertion
  let smart: string[] = []
  const report = ({ code }: KeySetFault) =>
    context.log.warn({ key_id: client_id, reason: code }, 'public keys of a client are unreadable')
  const tools = { key_sets: context.outside.key_sets, report }
  const token = await withClientKeys(tools, assertion.header.kid, (keysOf) =>
    createClientToken(context, {
      client_id,
      request_id: request.id,
      async verify(client, now) {
        const signer = { client, keys: keysOf(client) }
        const proof = await verifyAssertion(assertion, signer, tokenUrl(base), now)
        const { allowed_ips } = proof.client
        if (allowed_ips && !isWithin(context.addressOf(request.raw), allowed_ips)) {
          throw new OAuthError(
            'invalid_client',
            "Your IP address isn't in the key's `allowed_ips`.",
          )
        }
        return proof
      },
      replayed: () =>
        new OAuthError('invalid_client', 'The JWT was used before. Sign a new `jti`.'),
      scopesFor({ scopes }) {
        const granted = grant(requested, scopes)
        smart = granted.smart
        if (smart.length > 0) return granted.scopes
        const how = '`scope` must name what the client can do, for example system/Patient.rs.'
        throw new OAuthError('invalid_scope', how)
      },
    }),
  )
  return { ...token, api_key_id: client_id, smart }
}

function formIn({ headers, body }: FastifyRequest) {
  const is_form = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
  if (!is_form || !Buffer.isBuffer(body)) {
    throw new OAuthError('invalid_request', 'Send the parameters as form data.')
  }
  const form = new URLSearchParams(body.toString())
  const repeated = [...form.keys()].find((name) => form.getAll(name).length > 1)
  if (repeated === undefined) return form
  throw new OAuthError('invalid_request', 'Send each parameter once.')
}

function refuse(request: FastifyRequest, reply: FastifyReply, { code, message }: OAuthError) {
  request.error_code = code
  const body = { error: code, error_description: message }
  return reply.code(400).type(json).send(JSON.stringify(body))
}

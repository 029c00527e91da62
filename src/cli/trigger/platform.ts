// Recipes of API keys, webhook endpoints, scoped tokens, emergency accesses and disclosures.
import { person } from './persons.ts'
import { practitioner, verifiedPractitioner } from './practitioners.ts'
import { type Made, metadata, type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

// Restricted, because the recipes leave it behind.
const apiKey = (s: Sandbox) =>
  s.post('/api_keys', { name: 'Made by attune trigger', scopes: ['events:read'] })

const endpoint = (s: Sandbox) =>
  s.post('/webhook_endpoints', {
    url: 'https://hooks.example.com/attune',
    event_types: ['webhook_endpoint.pinged'],
  })

// No server receives these deliveries, so the endpoint is deleted at the end.
const withEndpoint =
  (work: (s: Sandbox, path: string) => Promise<unknown> = async () => {}): Recipe =>
  async (s) => {
    const path = `/webhook_endpoints/${(await endpoint(s)).id}`
    await work(s, path)
    await s.remove(path)
  }

const disable = (s: Sandbox, path: string) => s.post(`${path}/disable`, { reason: 'Maintenance' })

const token = async (s: Sandbox) => {
  const { id: practitioner_id } = await practitioner(s)
  return await s.post('/scoped_tokens', { practitioner_id, scopes: ['sessions:read'] })
}

export const emergencyAccess = async (s: Sandbox) => {
  const { id: practitioner_id } = await verifiedPractitioner(s)
  const { id: person_id } = await person(s)
  return await s.post('/emergency_accesses', {
    person_id,
    practitioner_id,
    reason_code: 'medical_emergency',
    justification: 'Found unconscious; current medication must be known at once.',
  })
}

// A review is by someone else: here, by a key that was created before.
const reviewed =
  (step: string): Recipe =>
  async (s) => {
    const scopes = ['emergency_accesses:read', 'emergency_accesses:write']
    const key = await s.post('/api_keys', { name: 'Reviewer', scopes })
    const { secret } = key as Made & { secret: string }
    const { id } = await emergencyAccess(s)
    await s.post(`/emergency_accesses/${id}/end`)
    const review_note = 'The medication had to be known.'
    await s.withKey(secret).post(`/emergency_accesses/${id}/${step}`, { review_note })
    await s.post(`/api_keys/${key.id}/revoke`)
  }

export const disclosure = async (s: Sandbox) => {
  const { id: person_id } = await person(s)
  return await s.post('/disclosures', {
    person_id,
    recipient: { type: 'organization', name: 'County Health Department' },
    purpose: 'operations',
    data_categories: ['diagnoses'],
    legal_basis: { type: 'public_health', reference: 'State reporting law' },
  })
}

export const platformRecipes: Record<string, Recipe> = {
  'api_key.created': apiKey,
  'api_key.updated': updateOf('api_keys', apiKey),
  'api_key.revoked': stepOf('api_keys', apiKey, 'revoke'),
  'api_key.rotated': stepOf('api_keys', apiKey, 'rotate'),
  'webhook_endpoint.created': withEndpoint(),
  'webhook_endpoint.deleted': withEndpoint(),
  'webhook_endpoint.updated': withEndpoint((s, path) => s.patch(path, { metadata })),
  'webhook_endpoint.disabled': withEndpoint(disable),
  'webhook_endpoint.enabled': withEndpoint(async (s, path) => {
    await disable(s, path)
    await s.post(`${path}/enable`)
  }),
  'webhook_endpoint.pinged': withEndpoint((s, path) => s.post(`${path}/ping`)),
  'webhook_endpoint.secret_rotated': withEndpoint((s, path) => s.post(`${path}/rotate_secret`)),
  'scoped_token.created': token,
  'scoped_token.updated': updateOf('scoped_tokens', token),
  'scoped_token.revoked': stepOf('scoped_tokens', token, 'revoke'),
  'emergency_access.created': emergencyAccess,
  'emergency_access.updated': updateOf('emergency_accesses', emergencyAccess),
  'emergency_access.ended': stepOf('emergency_accesses', emergencyAccess, 'end'),
  'emergency_access.justified': reviewed('justify'),
  'emergency_access.unjustified': reviewed('refute'),
  'disclosure.created': disclosure,
  'disclosure.updated': updateOf('disclosures', disclosure),
}

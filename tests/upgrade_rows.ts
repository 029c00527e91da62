// Creates a few rows of each kind through the API, for scripts/upgrade_dump.ts.
import { kinds, records } from '#areas/index.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { advanceClock, createClaim, createCompletedSession, submitClaim } from './claims.ts'
import { createExample } from './examples.ts'
import { call, db, log, outside, ownerConfig, request_log, secrets } from './harness.ts'
import { createCareTeam, createNote, createPerson } from './person_examples.ts'

// Returns how the owner connects to the database.
export async function createRows() {
  for (const kind of [...kinds, ...records]) await createExample(kind)
  await createPractice()
  await relayAll(db)
  await tryDeliveries()
  await linkAllEntries({ db, secrets, log })
  await request_log.flush()
  return ownerConfig
}

// What the example of a kind alone doesn't have: a held session with a signed note, an edited
// draft, a claim on its way, metadata and a stored response.
async function createPractice() {
  const { practitioner_id, person_id, as } = await createCareTeam()
  await createCompletedSession(practitioner_id, person_id)
  const note = await createNote(person_id, as)
  const headers = { ...as.headers, 'if-match': '*' }
  await write('PATCH', `/v1/notes/${note.id}`, { sections: { plan: 'Monthly.' } }, { headers })
  await createPerson({ metadata: { reference: 'A-1' } })
  const name = { given: 'Grace', family: 'Mbeki' }
  const keyed = { idempotency_key: 'upgrade-1' }
  await write('POST', '/v1/practitioners', { name, profession: 'psychologist' }, keyed)
  await write('PATCH', `/v1/practitioners/${practitioner_id}/availability`, { rules: [] })
  await write('PATCH', `/v1/practitioners/${practitioner_id}/payout_terms`, {
    share_basis_points: 6_000,
  })
  await submitClaim((await createClaim()).id)
  await advanceClock('PT1M')
}

async function write(method: string, path: string, body: object, request = {}) {
  const { status, text } = await call(method, path, body, request)
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
}

async function tryDeliveries() {
  const sending = { lookup: () => Promise.reject(new Error('No network.')) }
  const allows = { private_webhooks: false }
  const { takeSome, idle } = deliverer({ db, secrets, outside, log, allows, sending })
  await takeSome()
  await idle()
}

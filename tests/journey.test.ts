// The whole journey, through HTTP only, on the service as "npm start" runs it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeServer } from './faults/server.ts'
import {
  agree,
  firstSlot,
  hold,
  newPerson,
  signedNote,
  verifiedPractitioner,
} from './journey/care.ts'
import { traveler } from './journey/traveler.ts'
import { temporaryHome } from './start/process.ts'

const { home, remove } = temporaryHome()
const server = await makeServer(home, {})
await server.start()
after(async () => {
  await server.terminate()
  remove()
})

test('care', async () => {
  const t = traveler({ port: server.port, ca: server.ca(), key: server.key() }, 'one')
  const practitioner_id = await verifiedPractitioner(t)
  const person_id = await newPerson(t)
  const starts_at = await firstSlot(t, practitioner_id)
  const error = await t.refused('consent_required', '/v1/sessions', {
    practitioner_id,
    starts_at,
    person_id,
  })
  assert.equal(error.consent.kind, 'treatment')
  await agree(t, person_id, { kind: 'treatment' })
  await agree(t, person_id, { kind: 'telehealth' })
  const session = await t.does('/v1/sessions', { practitioner_id, starts_at, person_id })
  const completed = await hold(t, session)
  const note = await signedNote(t, completed)
  assert.equal(note.status, 'signed')
  t.close()
})

// Matching over HTTP: what is found, accepted, declined, left to time, explained.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClinician } from '#tests/care.ts'
import { call, makeAccount } from '#tests/harness.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const location = { jurisdiction: 'US-NY' }

// A practice of its own: an account, and those in it who can be matched.
async function practice() {
  const { key } = await makeAccount()
  const asked = { key }
  const ask = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
    call(method, path, body, asked)
  async function clinician(profile: object = {}, terms: object = {}) {
    const id = await makeClinician(asked)
    const rules = [{ days, start_time: '09:00', end_time: '17:00' }]
    await ask(`/v1/practitioners/${id}/availability`, { rules, ...terms }, 'PATCH')
    const changed = await ask(`/v1/practitioners/${id}`, profile, 'PATCH')
    assert.equal(changed.status, 200, changed.text)
    return id
  }
  const match = (body: object = {}) => ask('/v1/matchings', { location, ...body })
  return { key, asked, ask, clinician, match }
}

test('candidates come with parts that add up to their score, in order, with times', async () => {
  const { clinician, match } = await practice()
  const best = await clinician({ specialties: ['anxiety'], languages: ['en', 'es'] })
  const other = await clinician({ specialties: ['grief'], languages: ['en'] })
  const { status, body, text } = await match({ concerns: ['anxiety'], seed: 7 })
  assert.equal(status, 200, text)
  assert.equal(body.status, 'completed')
  assert.deepEqual(
    body.candidates.map((one: any) => [one.rank, one.practitioner_id]),
    [
      [1, best],
      [2, other],
    ],
  )
  for (const { components, score, earliest_slots } of body.candidates) {
    const sum = components.reduce((all: number, one: any) => all + one.contribution, 0)
    assert.ok(Math.abs(sum - score) < 1e-6)
    assert.equal(earliest_slots.length, 3)
  }
  assert.equal(body.candidates[0].authorization.kind, 'license')
})

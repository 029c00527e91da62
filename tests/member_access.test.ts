// What members can read, after random changes of care teams, consents and sessions: a clinician
// what a token of the linked practitioner can, other roles what a key with the role's scopes can.
// Both references are compared with the oracles of consent and the care team elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type BuiltInRoleName, builtInRoleNames, builtInRoles } from '#catalogue/roles.ts'
import { tokenScopes } from '#catalogue/scopes.ts'
import { makeWorld, readable } from './care_team_examples.ts'
import { inDays } from './dates.ts'
import { call } from './harness.ts'
import { createToken, grantConsent } from './person_examples.ts'
import { signedInMember } from './sign_in_examples.ts'

const world = await makeWorld()
const { key, attacker, colleague, persons, objects } = world
const at = <T>(list: readonly T[], place: number) => list[place % list.length]!

let hours = 0
const nextTime = () =>
  inDays(10 + Math.floor(hours / 20), `${String(hours++ % 20).padStart(2, '0')}:00:00`)

// What the account does between two looks.
const acts: Record<string, (person_id: string, coin: boolean) => Promise<unknown>> = {
  team: (id, coin) =>
    call(
      'PATCH',
      `/v1/persons/${id}`,
      { care_team_ids: coin ? [attacker, colleague] : [colleague] },
      { key },
    ),
  book: (person_id, coin) =>
    call(
      'POST',
      '/v1/sessions',
      { person_id, practitioner_id: attacker, starts_at: nextTime(), hold: coin },
      { key },
    ),
  cancel: (_, coin) =>
    call('POST', `/v1/sessions/${at(objects.sessions!, coin ? 0 : 1)}/cancel`, {}, { key }),
  restrict: (id) =>
    grantConsent(
      id,
      { kind: 'restriction', recipients: [{ type: 'practitioner', id: attacker }] },
      { key },
    ),
  revoke: async (person_id) => {
    const { body } = await call('GET', `/v1/consents?person_id=${person_id}`, undefined, { key })
    const { id } = body.data[0]
    return await call('POST', `/v1/consents/${id}/revoke`, { reason: 'Changed.' }, { key })
  },
}

const sequences = fc.array(
  fc.record({
    act: fc.constantFrom(...Object.keys(acts)),
    person: fc.nat(),
    coin: fc.boolean(),
  }),
  { minLength: 5, maxLength: 12 },
)

test('a clinician reads what the linked practitioner reads, whatever changes', async () => {
  const { token } = await signedInMember(key, { role: 'clinician', practitioner_id: attacker })
  const scopes = tokenScopes.practitioner
  const reference = await createToken({ practitioner_id: attacker }, scopes, { key })
  let most = 0
  const same = fc.asyncProperty(sequences, async (sequence) => {
    for (const { act, person, coin } of sequence) await acts[act]!(at(persons, person), coin)
    const [member, practitioner] = [
      await readable(objects, { key: token }),
      await readable(objects, { key: reference }),
    ]
    assert.deepEqual([...member].toSorted(), [...practitioner].toSorted())
    most = Math.max(most, member.size)
  })
  await fc.assert(same, { numRuns: 4, endOnFailure: true })
  assert.ok(most > 10, 'there was something to read')
})

for (const role of builtInRoleNames.filter((name) => name !== 'clinician')) {
  test(`a member with the role ${role} reads what a key with its scopes reads`, async () => {
    const { token } = await signedInMember(key, { role })
    const reference = await restrictedKey(role)
    const member = await readable(objects, { key: token })
    const expected = await readable(objects, { key: reference })
    assert.deepEqual([...member].toSorted(), [...expected].toSorted())
    const all = await readable(objects, { key })
    assert.ok(
      [...member].every((path) => all.has(path)),
      'never more than the account',
    )
    if (role === 'developer') assert.equal(member.size, 0, 'developers read no record')
  })
}

async function restrictedKey(role: BuiltInRoleName): Promise<string> {
  const body = { name: role, scopes: builtInRoles[role].scopes }
  const made = await call('POST', '/v1/api_keys', body, { key })
  assert.equal(made.status, 200, made.text)
  return made.body.secret
}

// A reference that is hidden from a scoped token can't be expanded with it either: nothing is read,
// and no warning reveals that there is a value.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TSchema } from 'typebox'
import { routes } from '#areas/index.ts'
import { tokenScopes } from '#catalogue/scopes.ts'
import { expand } from '#http/expand/expand.ts'
import type { Reference, References } from '#http/expand/expandable.ts'
import type { Actor, Credential } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createExample } from './examples.ts'
import { createPerson, createToken, grantConsent } from './person_examples.ts'
import { verificationKind } from '#areas/practitioners/verification/lifecycle.ts'
import { call, createPractitioner, createTestAccount, db, outside, secrets } from './harness.ts'

const { key, account } = await createTestAccount()
const options = { key }

type Schema = { properties?: Record<string, { in_public?: unknown; items?: TSchema }> }
const fieldsOf = (schema: TSchema) => (schema as Schema).properties ?? {}
const itemOf = (returns: TSchema) => fieldsOf(returns).data?.items ?? returns

type Hidden = { label: string; name: string; references: References; mark: unknown }

// The hidden references of an object, and of the objects it refers to.
function hiddenIn(label: string, item: TSchema, references: References): Hidden[] {
  return Object.entries(references).flatMap(([name, reference]) => {
    const mark = fieldsOf(item)[reference.field]!.in_public
    const own = mark === undefined ? [] : [{ label: `${label} ${name}`, name, references, mark }]
    const { source, references: below } = reference
    return [...own, ...hiddenIn(`${label} ${name}`, source.item, below)]
  })
}

const hidden = routes.flatMap(({ name, returns, references }) =>
  references ? hiddenIn(name, itemOf(returns), references) : [],
)

const subjects: Actor[] = [
  { kind: 'person', id: 'per_1' },
  { kind: 'practitioner', id: 'prac_1' },
]
const isHiddenFrom = ({ mark }: Hidden, { kind }: Actor) => mark === false || kind === 'person'

const credential = (public_to: Actor): Credential => ({
  id: 'tok_1',
  scopes: null,
  expires_at: null,
  allowed_ips: null,
  public_to,
})

// Expands one field of an object that belongs to someone else.
const expandField = (name: string, references: References, public_to: Actor) => {
  const { field, many } = references[name] as Reference
  const object = { id: 'obj_1', person_id: 'per_2', [field]: many ? ['other_1'] : 'other_1' }
  return inAccount({ db, secrets, outside }, account, (within) => {
    const query = () => Promise.reject(new Error('It was read.'))
    const token = { ...within, key: credential(public_to), query }
    return expand(token, object, references, [name])
  })
}

for (const subject of subjects) {
  test(`a token of a ${subject.kind} expands no hidden reference of any resource`, async () => {
    const theirs = hidden.filter((each) => isHiddenFrom(each, subject))
    assert.ok(theirs.some(({ label }) => label === 'practitioners.list current_verification'))
    for (const { label, name, references } of theirs) {
      const { warnings } = await expandField(name, references, subject)
      assert.deepEqual(warnings, [], label)
    }
  })
}

test('a reference that is shown is read', async () => {
  const { references } = routes.find(({ name }) => name === 'sessions.list')!
  await assert.rejects(expandField('practitioner', references!, subjects[0]!), /It was read/)
})

async function get(path: string, token: string) {
  const { status, body, text } = await call('GET', path, undefined, { key: token })
  assert.equal(status, 200, text)
  return body
}

test("a token doesn't learn whether a practitioner has a verification", async () => {
  const { practitioner_id } = await createExample(verificationKind, options)
  const path = `/v1/practitioners/${practitioner_id}?expand=current_verification`
  assert.equal((await get(path, key)).current_verification.object, 'verification')
  const person = await createPerson({}, options)
  for (const subject of [{ person_id: person.id }, { practitioner_id }]) {
    const token = await createToken(subject, ['practitioners:read'], options)
    const { current_verification, warnings } = await get(path, token)
    assert.equal(current_verification, null)
    assert.deepEqual(warnings, [])
  }
})

test("a participant of a group session doesn't learn that it names another person", async () => {
  const practitioner_id = await createPractitioner(options)
  const [first, second] = [await createPerson({}, options), await createPerson({}, options)]
  for (const { id } of [first, second]) await grantConsent(id, {}, options)
  const group = {
    practitioner_id,
    person_id: first.id,
    type: 'group',
    capacity: 5,
    participants: [{ person_id: second.id }],
    starts_at: '2031-03-03T15:00:00Z',
  }
  const made = await call('POST', '/v1/sessions', group, options)
  assert.equal(made.status, 200, made.text)
  const read = async (person_id: string) => {
    const token = await createToken({ person_id }, tokenScopes.person, options)
    return await get(`/v1/sessions/${made.body.id}?expand=person`, token)
  }
  const own = await read(first.id)
  assert.deepEqual([own.person.id, own.warnings], [first.id, []])
  const { person_id, person, warnings } = await read(second.id)
  assert.deepEqual([person_id, person, warnings], [null, null, []])
})

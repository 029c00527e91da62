// The cost of merging two persons: a constant number of round trips, whatever the record's size.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { kinds } from '#areas/index.ts'
import { draftConsent, createPerson } from '#tests/person_examples.ts'
import { call, db, own_account, outside, secrets } from '#tests/harness.ts'
import { mergePersons } from './merge.ts'

const owned = kinds.filter(({ of_person }) => of_person)

// Counts round trips to the database and statements.
function counted(inner: Call) {
  const { query: send } = inner
  const counts = { rounds: 0, statements: 0 }
  let pending = 0
  const query = async (statement: Parameters<Call['query']>[0]) => {
    counts.statements++
    if (pending++ === 0) counts.rounds++
    try {
      return await send(statement)
    } finally {
      pending--
    }
  }
  return { counts, call: Object.assign(inner, { query }) as Call }
}

async function mergeWith(many: number) {
  const [one, other] = [await createPerson(), await createPerson()]
  for (let i = 0; i < many; i++) assert.equal((await draftConsent(other.id)).status, 200)
  const counts = await inAccount({ db, secrets, outside }, own_account.account, async (inner) => {
    const { counts, call } = counted(inner)
    await mergePersons(call, owned, one.id, other.id)
    return counts
  })
  const { body } = await call('GET', `/v1/consents?person_id=${one.id}&limit=100`)
  assert.equal(body.data.length, many)
  assert.ok(body.data.every(({ version }: { version: number }) => version === 2))
  return counts
}

test('Merging a record of forty objects takes as many round trips as one of two', async () => {
  const [few, many] = [await mergeWith(2), await mergeWith(40)]
  assert.deepEqual(many, few)
  assert.ok(few.rounds < owned.length, `${few.rounds} round trips for ${owned.length} kinds`)
})

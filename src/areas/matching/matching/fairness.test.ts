// Tests that equal practitioners of a new account take turns from the first request on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstsIn, giniOf } from '#tests/equal_practitioners.ts'
import { call, createTestAccount, db } from '#tests/harness.ts'
import { advanceToNight, every_day } from '#tests/matching_examples.ts'
import { createVerifiedPractitioner } from '#tests/person_examples.ts'
import { createIndexes } from './indexes.ts'

db.caches.of(createIndexes).budget_ms = 60_000 // However busy the machine is.

test('Equal practitioners share first positions within the first minutes, and newcomers are listed', async () => {
  const { key } = await createTestAccount()
  await advanceToNight(key)
  const createEqual = async () => {
    const id = await createVerifiedPractitioner({ key })
    const rules = [{ days: every_day, start_time: '09:00', end_time: '17:00' }]
    await call('PATCH', `/v1/practitioners/${id}/availability`, { rules }, { key })
    return id
  }
  const list = async (seed: number): Promise<string[]> => {
    const body = { location: { jurisdiction: 'US-NY' }, limit: 5, seed }
    const { body: matching, text } = await call('POST', '/v1/matchings', body, { key })
    assert.ok(matching.candidates, text)
    return matching.candidates.map((one: any) => one.practitioner_id)
  }
  const ids: string[] = []
  for (let at = 0; at < 10; at++) ids.push(await createEqual())
  const lists: string[][] = []
  for (let seed = 0; seed < 200; seed++) lists.push(await list(seed))
  // Drawn evenly, the coefficient is 0.13 on average, and 0.9 if one is always first.
  const firsts = firstsIn(lists, ids)
  assert.ok(giniOf(firsts) < 0.3, firsts.join())
  assert.ok(Math.min(...firsts) > 0, firsts.join())

  const newcomer = await createEqual()
  const later: string[] = []
  for (let seed = 0; seed < 40; seed++) later.push(...(await list(seed)))
  assert.ok(later.includes(newcomer))
})

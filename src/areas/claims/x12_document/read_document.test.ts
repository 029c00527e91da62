// Tests that a large document is read in slices, once for all its batches, and that others run in
// between.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCaches } from '#db/caches.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { db, outside, own_account, secrets } from '#tests/harness.ts'
import { transactionsOf } from '#x12/read.ts'
import { x12_example } from './schema.ts'
import { readDocument } from './read_document.ts'
import { storeDocument } from './x12_document.ts'

const claims = 2_000
const [before, after] = x12_example.split(/(?=CLP\*)/)
const claim = after!.slice(0, after!.indexOf('SE*'))
const large = before! + claim.repeat(claims) + after!.slice(after!.indexOf('SE*'))

test('A large document is read once, in slices that let others run', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const [one, again, other] = await inAccount(
    { db, secrets, outside },
    own_account.account,
    async (call) => {
      const own = { ...call, caches: createCaches() }
      const { row } = await storeDocument(own, { text: large, source: 'api' })
      turns = 0
      const first = await readDocument(own, row)
      assert.ok(turns > 3, `others ran ${turns} times`)
      const { row: changed } = await storeDocument(own, { text: `${large}\n`, source: 'api' })
      return [first, await readDocument(own, row), await readDocument(own, changed)]
    },
  )
  clearInterval(timer)
  assert.equal(one, again, 'the second time it was not read')
  assert.notEqual(one, other)
  assert.equal(transactionsOf(one)[0]!.totals.units, claims)
  assert.equal(transactionsOf(other)[0]!.totals.units, claims)
})

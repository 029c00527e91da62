// Everything on a statement is as of one moment, however much is posted while it is read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson } from '#tests/person_examples.ts'
import { call } from '#tests/harness.ts'

const charges_wanted = 60

test('The items of a statement add up to what is owed while charges are posted', async () => {
  const { id: person_id } = await createPerson()
  let posting = true
  const charge = async () => {
    for (let i = 0; i < charges_wanted; i++) {
      const amount = { amount: 1_000, currency: 'usd' }
      const { status, text } = await call('POST', '/v1/charges', { person_id, amount })
      assert.equal(status, 200, text)
    }
  }
  const owed: number[] = []
  const read = async () => {
    while (posting) {
      const { body } = await call('GET', `/v1/persons/${person_id}/statement`)
      const total = body.totals[0]?.owed.amount ?? 0
      const items = body.items.map((item: any) => item.owed.amount)
      const lines = body.items.flatMap((item: any) => item.lines.map((line: any) => line.amount))
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
      assert.equal(sum(items), total)
      assert.equal(sum(lines.map(({ amount }: { amount: number }) => amount)), total)
      owed.push(total)
    }
  }
  const writers = Promise.all([charge(), charge(), charge()]).finally(() => (posting = false))
  await Promise.all([writers, read(), read(), read()])
  assert.ok(new Set(owed).size > 3, 'statements were read in between')
  const { body } = await call('GET', `/v1/persons/${person_id}/statement`)
  assert.equal(body.totals[0].owed.amount, 3 * charges_wanted * 1_000)
})

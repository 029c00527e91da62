// Tests that a payer network participation counts on its first and its last day.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isValidOn } from '#kernel/valid_dates.ts'
import { dayNumber } from './authority.ts'
import { daysInNetwork, networkOn, networksOf } from './network.ts'

const [day, before, after] = ['2028-02-29', '2028-02-28', '2028-03-01']
const payment = { type: 'insurance', payer_id: 'p', plan_id: null, max_amount: null } as const

for (const [starts_on, ends_on] of [
  [null, null],
  [day, day],
  [before, after],
  [null, day],
  [null, before],
  [day, null],
  [after, null],
  [before, before],
] as const) {
  const valid = isValidOn(day, starts_on, ends_on)
  test(`${starts_on} to ${ends_on} is ${valid ? '' : 'not '}in network on ${day}`, () => {
    const participation = { payer_id: 'p', starts_on, ends_on, source: 'contract' }
    const networked = { payer_networks: [], network_participations: [participation] }
    const on = dayNumber(day)
    const days = daysInNetwork(networksOf(networked), payment, [on, on + 1])
    assert.deepEqual(days, valid ? [[on, on + 1]] : [])
    assert.equal(networkOn(networked, payment, on)?.source, valid ? 'contract' : 'attested')
  })
}

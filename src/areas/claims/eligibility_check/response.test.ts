// Tests parsing of public 271 samples. We can't redistribute them, so the tests are skipped if the
// samples are absent.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { parseResponse } from './response.ts'

const folder = join(root, '../shared/data/x12/270-271')
const skip = existsSync(folder) ? false : `the samples are not at hand: ${folder}`
const ask = { payer_id: '842610001', service_type_codes: ['MH', '98'] }
const answerOf = (name: string) =>
  parseResponse(readFileSync(join(folder, `${name}.271`), 'utf8'), ask)

for (const name of ['subscriber-health-benefit-check', 'dependent-health-benefit-check']) {
  test(`${name}: active, with different copays in and out of network`, { skip }, () => {
    const { outcome, plan, summary, benefits, errors } = answerOf(name)
    assert.equal(outcome, 'active')
    assert.deepEqual(plan, {
      name: 'GOLD 123 PLAN',
      starts_on: '2006-01-01',
      ends_on: null,
      group_number: null,
    })
    assert.deepEqual((summary as { copay: object }).copay, { amount: 1_000, currency: 'usd' })
    const copays = benefits.filter(({ type }) => type === 'copay')
    assert.deepEqual(
      copays.map(({ amount, network, period }) => [amount?.amount, network, period]),
      [
        [1_000, 'in_network', 'visit'],
        [3_000, 'out_of_network', 'visit'],
      ],
    )
    assert.deepEqual(errors, [])
  })
}

test("A check by a provider that isn't authorized fails, with a next step", { skip }, () => {
  const { step, outcome, errors } = answerOf('subscriber-health-benefit-check-error')
  assert.deepEqual([step, outcome, errors[0]!.aaa_code], ['fail', null, '50'])
  assert.match(errors[0]!.message, /Enroll/)
})

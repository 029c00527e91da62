// Tests the suggested next step of a denied claim, with 835s in the words of several payers, and
// the summary of denials.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestStep } from '#catalogue/next_steps.ts'
import { claimStep, readClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { sentClaim, service_day } from '#tests/remittance_examples.ts'

const denied = (adjustment: string, remark?: string) => ({
  status: '4',
  paid: 0,
  responsibility: 0,
  lines: [
    'SVC*HC:90837:95*180*0**1',
    `DTM*472*${service_day}`,
    `CAS*${adjustment}*180`,
    'REF*6R*L1',
    ...(remark ? [`LQ*HE*${remark}`] : []),
  ],
})

const cases: [adjustment: string, remark: string | undefined, action: string, by: string][] = [
  ['CO*197', undefined, 'get_authorization', 'biller'],
  ['CO*16', 'M62', 'get_authorization', 'biller'],
  ['CO*16', 'N290', 'correct', 'biller'],
  ['CO*50', undefined, 'appeal', 'clinician'],
  ['CO*252', 'M127', 'send_records', 'clinician'],
  ['CO*27', undefined, 'check_coverage', 'biller'],
  ['PR*96', undefined, 'bill_patient', 'biller'],
  ['CO*96', undefined, 'write_off', 'biller'],
  ['OA*18', undefined, 'wait', 'payer'],
  ['CO*ZZZ', undefined, 'appeal', 'clinician'],
]
for (const [adjustment, remark, action, by] of cases) {
  const name = [adjustment.replace('*', '-'), remark].filter(Boolean).join(' with ')
  test(`A denial for ${name} suggests ${action}`, async () => {
    const { claim, options, receive } = await sentClaim()
    assert.equal((await receive(denied(adjustment, remark))).status, 'posted')
    const { status, next_step } = await readClaim(claim.id, options)
    assert.equal(status, 'denied')
    assert.deepEqual([next_step.action, next_step.by], [action, by])
    assert.equal(next_step.reason, adjustment.replace('*', '-'))
    const found = await call('GET', `/v1/claims?next_step=${action}`, undefined, options)
    assert.deepEqual(
      found.body.data.map(({ id }: any) => id),
      [claim.id],
    )
    const other = action === 'correct' ? 'appeal' : 'correct'
    const none = await call('GET', `/v1/claims?next_step=${other}`, undefined, options)
    assert.deepEqual(none.body.data, [])
  })
}

test('A patient balance goes to the secondary payer first, if there is one', async () => {
  const { claim, options, receive } = await sentClaim()
  const { person_id } = claim
  const second = { person_id, payer_id: 'SBXSEC', member_id: 'S2', sequence: 'secondary' }
  await call('POST', '/v1/coverages', second, options)
  await receive(denied('PR*96'))
  assert.equal((await readClaim(claim.id, options)).next_step.action, 'bill_secondary')
})

test('A paid or appealed claim has no next step', async () => {
  const { claim, options, receive } = await sentClaim()
  await receive(denied('CO*50'))
  const appeal = { reason: 'Necessary.', override_deadline: true }
  const appealed = await claimStep(claim.id, 'appeal', appeal, options)
  assert.deepEqual([appealed.body.status, appealed.body.next_step], ['appealed', null])
  const listed = await call('GET', '/v1/claims?next_step=appeal', undefined, options)
  assert.deepEqual(listed.body.data, [])
  await receive()
  assert.deepEqual((await readClaim(claim.id, options)).next_step, null)
})

test('The denials report counts by payer and reason, with the next step of each reason', async () => {
  const { options, receive } = await sentClaim()
  const path = '/v1/reports/denials?group_by=payer_reason'
  assert.deepEqual((await call('GET', path, undefined, options)).body.rows, [])
  await receive(denied('CO*197'))
  const { body } = await call('GET', path, undefined, options)
  const shown = body.rows.map((row: any) => [
    row.group,
    row.payer_id,
    row.label,
    row.next_step,
    row.denied_claims,
    row.denied_amount,
  ])
  const amount = { amount: 18_000, currency: 'usd' }
  const label = 'Prior authorization missing'
  assert.deepEqual(shown, [['CO-197', 'SBX01', label, 'get_authorization', 1, amount]])
  assert.deepEqual([body.totals[0].denied_claims, body.totals[0].payer_id], [1, null])
  const none = await call('GET', `${path}&payer_id=SBXSEC`, undefined, options)
  assert.deepEqual(none.body.rows, [])
  const csv = await call('GET', path, undefined, { ...options, headers: { accept: 'text/csv' } })
  assert.match(csv.text, /^group,payer_id,label,next_step,/)
  assert.match(csv.text, /CO-197,SBX01,Prior authorization missing,get_authorization,/)
})

test('The lines of a claim share the step that comes first', () => {
  const line = (group: string, reason: string) => ({
    adjustments: [{ group, reason }],
    remarks: [],
  })
  const lines = [line('CO', '45'), line('CO', '50'), line('CO', '4')]
  assert.deepEqual(suggestStep(lines, false), { action: 'correct', reason: 'CO-4' })
  assert.equal(suggestStep([], false), undefined)
})

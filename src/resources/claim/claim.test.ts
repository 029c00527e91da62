// What is peculiar to claims before they are sent; routes and steps are walked by the tests of all.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handLine, makeBiller, makeClaim, makeHeld, makeInsured, readClaim } from '#tests/claims.ts'
import { eventsOf, step, submitted } from '#tests/claims.ts'
import { actingAs } from '#tests/care.ts'
import { call, sql } from '#tests/harness.ts'

const codes = ({ body }: any) => body.validations.map(({ code }: any) => code)

test('a claim is made of a completed session and its signed note', async () => {
  const practitioner_id = await makeBiller()
  const { person_id, coverage_id } = await makeInsured()
  const { session_id } = await makeHeld(practitioner_id, person_id)
  const made = await call('POST', '/v1/claims', { coverage_id, session_ids: [session_id] })
  assert.equal(made.status, 200, made.text)
  const {
    lines,
    diagnoses,
    charge,
    filing_deadline,
    filing_days_left,
    person_id: whose,
  } = made.body
  assert.equal(whose, person_id)
  assert.deepEqual(diagnoses, [{ code: 'F41.1', rank: 1 }])
  const { session_id: of, procedure_code, modifiers, minutes, place_of_service } = lines[0]
  assert.deepEqual(
    {
      of,
      procedure_code,
      modifiers,
      minutes,
      place_of_service,
      pointers: lines[0].diagnosis_pointers,
    },
    {
      of: session_id,
      procedure_code: '90837',
      modifiers: ['95'],
      minutes: 60,
      place_of_service: '10',
      pointers: [1],
    },
  )
  assert.deepEqual(charge, { amount: 18_000, currency: 'usd' })
  assert.equal(filing_deadline, '2027-05-01')
  assert.equal(typeof filing_days_left, 'number')
  const validated = await step(made.body.id, 'validate')
  assert.deepEqual(validated.body.validations, [])
  assert.equal(validated.body.status, 'validated')
  const sent = await submitted(made.body.id)
  assert.equal(sent.attempt, 1)
  assert.deepEqual(sent.payer_balance, { amount: 18_000, currency: 'usd' })
  assert.equal(sent.balance_status, 'open')
})

// Requests that return each error of claims.
import { decide } from './claim_examples.ts'
import { claimLine, createClaim, createInsuredPerson, claimStep, submitClaim } from './claims.ts'
import { stediConnection } from './connections.ts'
import { call, createTestAccount, sql } from './harness.ts'

const sent = async () => (await submitClaim((await createClaim()).id)).id

async function decided(on?: string) {
  const id = await sent()
  await decide(id, on)
  return id
}

export const claimErrorsMet = {
  claim_invalid: async () =>
    claimStep(
      (await createClaim(undefined, { lines: [claimLine({ modifiers: ['93', '95'] })] })).id,
      'submit',
    ),
  duplicate_claim: async () => {
    const insured = await createInsuredPerson()
    const one = await createClaim(undefined, { insured })
    const { practitioner_id } = await submitClaim(one.id)
    return await claimStep(
      (await createClaim(undefined, { insured, practitioner_id })).id,
      'submit',
    )
  },
  open_balance: async () => {
    const id = await sent()
    await sql.query("update claims set status = 'denied' where id = $1", [id])
    return await claimStep(id, 'close', {})
  },
  amount_exceeds_balance: async () =>
    claimStep((await createClaim()).id, 'write_off', { reason: 'small_balance' }),
  appeal_deadline_passed: async () =>
    claimStep(await decided('2026-01-01'), 'appeal', { reason: 'Care was necessary.' }),
  letters_unsupported: async () => {
    const options = { key: (await createTestAccount()).key }
    const credentials = { api_key: 'test_key' }
    await call(
      'POST',
      '/v1/clearinghouse_connections',
      { ...stediConnection, credentials },
      options,
    )
    const { id } = await createClaim(undefined, {}, options)
    await sql.query("update claims set status = 'denied' where id = $1", [id])
    return await claimStep(id, 'appeal', { reason: 'Care was necessary.' }, options)
  },
  claim_not_adjudicated: async () => claimStep((await createClaim()).id, 'bill_secondary', {}),
  payer_decision_pending: async () => {
    const { id } = await submitClaim((await createClaim()).id)
    return await claimStep(id, 'write_off', { reason: 'small_balance' })
  },
  patient_not_billable: async () => {
    const { id } = await createClaim(undefined, { insured: { program: 'eap' } })
    return await claimStep(id, 'transfer_to_patient', { reason: 'Not covered' })
  },
  secondary_coverage_missing: async () => claimStep(await decided(), 'bill_secondary', {}),
}

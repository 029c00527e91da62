// Requests that return each error of claims.
import { decide } from './claim_examples.ts'
import { handLine, makeClaim, makeInsured, step, submitted } from './claims.ts'
import { sql } from './harness.ts'

const sent = async () => (await submitted((await makeClaim()).id)).id

async function decided(on?: string) {
  const id = await sent()
  await decide(id, on)
  return id
}

export const claimErrorsMet = {
  claim_invalid: async () =>
    step((await makeClaim(undefined, { lines: [handLine({ modifiers: ['QQ'] })] })).id, 'submit'),
  duplicate_claim: async () => {
    const insured = await makeInsured()
    const one = await makeClaim(undefined, { insured })
    const { practitioner_id } = await submitted(one.id)
    return await step((await makeClaim(undefined, { insured, practitioner_id })).id, 'submit')
  },
  open_balance: async () => {
    const id = await sent()
    await sql.query("update claims set status = 'denied' where id = $1", [id])
    return await step(id, 'close', {})
  },
  amount_exceeds_balance: async () =>
    step((await makeClaim()).id, 'write_off', { reason: 'small_balance' }),
  appeal_deadline_passed: async () =>
    step(await decided('2026-01-01'), 'appeal', { reason: 'Care was necessary.' }),
  claim_not_adjudicated: async () => step((await makeClaim()).id, 'bill_secondary', {}),
  next_coverage_missing: async () => step(await decided(), 'bill_secondary', {}),
}

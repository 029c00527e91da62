// Claims for the tests that walk everything: good ones, and what some of their routes need before.
import { inAccount } from '#kernel/unit_of_work.ts'
import { adjudicate } from '#areas/claims/claim/money/adjudication.ts'
import { createBillingPractitioner, createClaim, submitClaim } from './claims.ts'
import { daysAgo } from './dates.ts'
import { type RequestOptions, call, db, own_account, outside, secrets, sql } from './harness.ts'

// In each account one practitioner gives all care.
const practitioners = new Map<string, Promise<string>>()

export async function claimExample(options: RequestOptions) {
  const key = options.key ?? own_account.key
  if (!practitioners.has(key)) practitioners.set(key, createBillingPractitioner({ key }))
  return await createClaim(undefined, { practitioner_id: await practitioners.get(key)! }, options)
}

// Submits the claim, so that it has a balance.
async function sendIt(id: string, options: RequestOptions) {
  await submitClaim(id, options)
}

// Denied, so that the payer's balance is open.
async function denyIt(id: string, options: RequestOptions) {
  await submitClaim(id, options)
  const lines = [{ ...line, paid: 0, adjustments: [{ ...adjustments[0]!, amount: 18_000 }] }]
  await decide(id, daysAgo(1), { ...decision, status_code: '4', paid: 0, lines })
}

// Denied and appealed, so that there is a letter.
async function appealIt(id: string, options: RequestOptions) {
  await denyIt(id, options)
  await call('POST', `/v1/claims/${id}/appeal`, { reason: 'Care was necessary.' }, options)
}

// Decided on a day.
export async function decide(id: string, decided_on = daysAgo(1), decided = decision) {
  const { rows } = await sql.query('select account from claims where id = $1', [id])
  const adjudication = { ...decided, decided_on }
  await inAccount({ db, secrets, outside }, rows[0].account, (within) =>
    adjudicate(within, id, { adjudication, remittance_id: 'era_1', reference: id }),
  )
}

// Adjudicates the claim and adds a secondary coverage.
async function decideIt(id: string, options: RequestOptions) {
  const { person_id } = await submitClaim(id, options)
  const second = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1', sequence: 'secondary' }
  await call('POST', '/v1/coverages', second, options)
  await decide(id)
}

const adjustments = [
  { group: 'CO' as const, reason: '45', amount: 3_000 },
  { group: 'PR' as const, reason: '3', amount: 2_500 },
]
const line = { line_control_number: 'L1', charge: 18_000, paid: 12_500, adjustments, remarks: [] }
const decision = {
  reversal: false,
  status_code: '1',
  payer_claim_control_number: 'ICN1',
  charge: 18_000,
  paid: 12_500,
  adjustments: [],
  lines: [line],
}

type Arrange = (id: string, options: RequestOptions) => Promise<void>

// Resets the version as if the claim were new, because the walks count versions from there.
const onNewClaim =
  (arrange: Arrange): Arrange =>
  async (id, request) => {
    await arrange(id, request)
    await sql.query('update claims set version = 1 where id = $1', [id])
    await sql.query('delete from events where object_id = $1 and object_version > 1', [id])
  }

export const claimArrangements: Record<string, Arrange> = {
  'claims.write_off': onNewClaim(denyIt),
  'claims.transfer_to_patient': onNewClaim(denyIt),
  'claims.bill_secondary': onNewClaim(decideIt),
  'claims.x12': onNewClaim(sendIt),
  'claims.appeal_letter': onNewClaim(appealIt),
}

export const claimStands = {
  'claims.replace': 'paid',
  'claims.check_status': 'accepted',
  'claims.decide_appeal': 'appealed',
}

export const claimArranges = {
  'claims.void': "update claims set payer_claim_control_number = 'ICN1' where id = $1",
}

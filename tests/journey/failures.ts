// The journey with problems: a lost slot, a revoked consent, a lapsed license, a claim rejected,
// corrected, denied, appealed and reversed, a declined card, a refunded payment.
import assert from 'node:assert/strict'
import {
  agree,
  firstSlot,
  hold,
  newPerson,
  signedNote,
  toNight,
  verifiedPractitioner,
} from './care.ts'
import { awaited, billed, insure, openBooks, pays, settled } from './money.ts'
import { proveLedger } from './proofs.ts'
import type { Traveler } from './api_client.ts'

export async function unhappyJourney(t: Traveler) {
  await toNight(t)
  const practitioner_id = await verifiedPractitioner(t)
  await openBooks(t, practitioner_id)

  const care = await lostAndRevoked(t, practitioner_id)
  const rejected = await rejectedAndDenied(t, practitioner_id)
  const reversed = await paidAndTakenBack(t, practitioner_id)
  const payment = await declinedAndRefunded(t)
  const license = await lapsed(t)
  await proveLedger(t)
  return { care, rejected, reversed, payment, license }
}

async function inCare(t: Traveler) {
  const person_id = await newPerson(t)
  const treatment_id = await agree(t, person_id, { kind: 'treatment' })
  await agree(t, person_id, { kind: 'telehealth' })
  await agree(t, person_id, { kind: 'financial', purposes: ['payment'] })
  return { person_id, treatment_id }
}

async function lostAndRevoked(t: Traveler, practitioner_id: string) {
  const { person_id, treatment_id } = await inCare(t)
  const starts_at = await firstSlot(t, practitioner_id)
  const expected = { practitioner_id, starts_at, person_id, duration_minutes: 60 }
  const session = await t.does('/v1/sessions', expected)
  const other = await inCare(t)
  const taken = { ...expected, person_id: other.person_id }
  const { alternatives } = await t.refused('slot_taken', '/v1/sessions', taken)
  assert.equal(alternatives.length, 3)
  await t.does(`/v1/consents/${treatment_id}/revoke`, { reason: 'They changed their mind.' })
  await t.refused('consent_required', `/v1/sessions/${session.id}/start`)
  const canceled = await t.does(`/v1/sessions/${session.id}/cancel`, { canceled_by: 'person' })
  await proveLedger(t)
  return canceled.status as string
}

async function heldBy(t: Traveler, practitioner_id: string, member_id: string) {
  const { person_id } = await inCare(t)
  const coverage_id = await insure(t, person_id, member_id)
  const starts_at = await firstSlot(t, practitioner_id)
  const expected = { practitioner_id, starts_at, person_id, duration_minutes: 60 }
  const session = await hold(t, await t.does('/v1/sessions', expected))
  await signedNote(t, session)
  return { person_id, coverage_id, session_id: session.id as string }
}

async function rejectedAndDenied(t: Traveler, practitioner_id: string) {
  const states: string[] = []
  const held = await heldBy(t, practitioner_id, 'SBX-REJ-A7-562-1')
  const claim_id = await billed(t, held.coverage_id, held.session_id)
  states.push((await awaited(t, claim_id, 'rejected')).status)
  await proveLedger(t)
  await t.does(`/v1/claims/${claim_id}/correct`)
  await t.changes(`/v1/coverages/${held.coverage_id}`, { member_id: 'SBX-APPEAL-WIN-1' })
  states.push((await t.does(`/v1/claims/${claim_id}/submit`)).status)
  states.push((await awaited(t, claim_id, 'denied')).status)
  await proveLedger(t)
  await t.does(`/v1/claims/${claim_id}/appeal`, { reason: 'The care was necessary.' })
  const won = await awaited(t, claim_id, 'paid')
  await proveLedger(t)
  return [...states, won.status]
}

async function paidAndTakenBack(t: Traveler, practitioner_id: string) {
  const held = await heldBy(t, practitioner_id, 'SBX-REVERSE-1')
  const claim_id = await billed(t, held.coverage_id, held.session_id)
  const paid = await awaited(t, claim_id, 'paid')
  await proveLedger(t)
  const denied = await awaited(t, claim_id, 'denied')
  await proveLedger(t)
  return { paid: paid.payer_paid.amount, after: denied.payer_paid.amount, status: denied.status }
}

async function declinedAndRefunded(t: Traveler) {
  const person_id = await newPerson(t)
  const method = { type: 'card', token: 'pm_card_visa_chargeDeclinedInsufficientFunds' }
  const declined = await pays(t, person_id, 4_000, { method, kind: 'prepayment' })
  const { failure } = await settled(t, declined.id, 'declined')
  await t.does(`/v1/payments/${declined.id}/confirm`, {
    method: { type: 'card', token: 'pm_card_mastercard' },
  })
  await settled(t, declined.id)
  await proveLedger(t)
  const refund = await t.does('/v1/refunds', {
    payment_id: declined.id,
    amount: { amount: 1_500, currency: 'usd' },
  })
  await t.eventually(
    () => t.reads(`/v1/refunds/${refund.id}`),
    ({ status }) => status === 'succeeded',
  )
  await t.refused('refund_exceeds_captured', '/v1/refunds', {
    payment_id: declined.id,
    amount: { amount: 2_501, currency: 'usd' },
  })
  const { amount_refunded } = await t.reads(`/v1/payments/${declined.id}`)
  await proveLedger(t)
  return { failure: failure.decline_code, amount_refunded: amount_refunded.amount }
}

// The board reports the license as active for 45 more days; then it isn't renewed.
async function lapsed(t: Traveler) {
  const license = { jurisdiction: 'US-NY', title: 'LP', number: 'T-EXPIRES-SOON' }
  const fields = { licenses: [license], npi: '1999999984' }
  const practitioner_id = await verifiedPractitioner(t, fields)
  const { person_id } = await inCare(t)
  const { now } = await t.reads('/v1/test_clock')
  const on = Temporal.Instant.from(now).toZonedDateTimeISO('America/New_York').add({ days: 50 })
  const starts_at = on.with({ hour: 10, minute: 0, second: 0, millisecond: 0 }).toInstant()
  await t.refused('practitioner_not_eligible', '/v1/sessions', {
    practitioner_id,
    person_id,
    starts_at: starts_at.toString(),
    person_location: { jurisdiction: 'US-NY' },
  })
  const path = `/v1/practitioners/${practitioner_id}`
  await t.changes(path, { licenses: [{ ...license, number: 'T-EXPIRED' }] })
  const after = await t.eventually(
    () => t.reads(path),
    ({ status }) => status !== 'verified',
  )
  return after.status as string
}

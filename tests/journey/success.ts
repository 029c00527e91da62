// The journey without problems: matched, booked, completed, documented, billed, paid and paid out.
// Returns its final state, so that two journeys can be compared.
import assert from 'node:assert/strict'
import { agree, as, hold, newPerson, signedNote, toNight, verifiedPractitioner } from './care.ts'
import { awaited, balanceOf, billed, insure, openBooks, pays, settled } from './money.ts'
import { proveEntry, proveLedger } from './proofs.ts'
import type { Traveler } from './api_client.ts'

const phq9 = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, at < 8 ? 1 : 0]),
)

export async function happyJourney(t: Traveler) {
  await toNight(t)
  const practitioner_id = await verifiedPractitioner(t)
  await openBooks(t, practitioner_id)
  const person_id = await newPerson(t)

  const matching = await t.does('/v1/matchings', {
    person_id,
    location: { jurisdiction: 'US-NY' },
    concerns: ['anxiety'],
    payment: { type: 'insurance', payer_id: 'SBX01' },
  })
  const [candidate] = matching.candidates
  assert.equal(candidate.practitioner_id, practitioner_id)
  const choice = { practitioner_id, starts_at: candidate.earliest_slots[0].starts_at }
  const accept = `/v1/matchings/${matching.id}/accept`
  const { consent } = await t.refused('consent_required', accept, choice)
  assert.equal(consent.kind, 'treatment')
  await agree(t, person_id, { kind: 'treatment' })
  await agree(t, person_id, { kind: 'telehealth' })
  await agree(t, person_id, { kind: 'financial', purposes: ['payment'] })
  const { session_id } = await t.does(accept, choice)

  const coverage_id = await insure(t, person_id, 'SBX-PAID-0001')
  const session = await hold(t, await t.reads(`/v1/sessions/${session_id}`))
  const assessment = await t.does('/v1/assessments', { person_id, instrument: 'phq9' })
  const answered = await t.does(`/v1/assessments/${assessment.id}/submit`, { answers: phq9 })
  assert.equal(answered.status, 'completed')
  const note = await signedNote(t, session)

  const claim_id = await billed(t, coverage_id, session_id)
  await awaited(t, claim_id, 'accepted')
  const paid = await awaited(t, claim_id, 'paid')
  const owed = paid.patient_balance.amount as number
  const payment = await pays(t, person_id, owed, { claim_id })
  await settled(t, payment.id)
  const closed = await t.does(`/v1/claims/${claim_id}/close`)

  const earned = -(await balanceOf(t, `liability:practitioner:${practitioner_id}`))
  assert.ok(earned > 0, 'the practitioner has earned something')
  const payout = await t.does('/v1/payouts', {
    practitioner_id,
    amount: { amount: earned, currency: 'usd' },
  })
  await t.eventually(
    () => t.reads(`/v1/payouts/${payout.id}`),
    ({ status }) => status !== 'scheduled',
  )
  await t.advance('P7D')
  const { status: payout_status } = await t.reads(`/v1/payouts/${payout.id}`)

  await proveEntry(t, session_id)
  const proof = await proveLedger(t)
  const seen = await t.reads(`/v1/notes/${note.id}`, as(practitioner_id))
  return {
    session: session.status,
    score: answered.score.total,
    note: seen.status,
    claim: closed.status,
    paid: paid.payer_paid.amount,
    owed,
    earned,
    payout: payout_status,
    sums: proof.totals,
    left: await balanceOf(t, `liability:practitioner:${practitioner_id}`),
  }
}

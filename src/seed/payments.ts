// The sample payments: copays at the front desk, card payments (some declined, refunded or
// disputed), a deposit and payouts to practitioners.
import type { SampleCall } from './replay.ts'
import { synthetic, verified } from './people.ts'
import { billedSessions } from './claims.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

type SamplePayment = {
  person: number
  kind: string
  amount: number
  method: { type: string; token?: string }
  hours: number // After their first session; before now, if negative.
  for?: 'session' | 'claim'
  more?: object
  later?: { route: string; hours: number; body: object }[]
}

const card = (token: string) => ({ type: 'card', token })
const visa = card('pm_card_visa')
const manual = { capture_method: 'manual' }
const unconfirmed = { confirm: false }
const reason = 'requested_by_person'

const sample_payments: SamplePayment[] = [
  { person: 0, kind: 'copay', amount: 2_500, method: visa, hours: 1, for: 'claim' },
  { person: 1, kind: 'copay', amount: 2_500, method: { type: 'cash' }, hours: 1, for: 'claim' },
  {
    person: 2,
    kind: 'deductible',
    amount: 11_000,
    method: card('pm_card_visa_chargeDeclinedInsufficientFunds'),
    hours: 450,
    for: 'claim',
    later: [
      { route: 'payments.confirm', hours: 460, body: { method: card('pm_card_mastercard') } },
    ],
  },
  {
    person: 3,
    kind: 'coinsurance',
    amount: 2_200,
    method: card('pm_card_chargeDeclinedExpiredCard'),
    hours: -60,
    for: 'claim',
  },
  {
    person: 5,
    kind: 'prepayment',
    amount: 4_000,
    method: visa,
    hours: 2,
    later: [
      {
        route: 'refunds.create',
        hours: 30,
        body: { amount: { amount: 1_500, currency: 'usd' }, reason },
      },
    ],
  },
  {
    person: 8,
    kind: 'copay',
    amount: 2_500,
    method: { type: 'ach', token: 'pm_usBankAccount_success' },
    hours: 400,
    for: 'claim',
  },
  { person: 9, kind: 'prepayment', amount: 2_500, method: visa, hours: -20, more: manual },
  {
    person: 12,
    kind: 'copay',
    amount: 2_500,
    method: { type: 'ach', token: 'pm_usBankAccount_success' },
    hours: -30,
  },
  {
    person: 16,
    kind: 'prepayment',
    amount: 3_000,
    method: card('pm_card_createDispute'),
    hours: -50,
  },
  {
    person: 18,
    kind: 'prepayment',
    amount: 3_000,
    method: card('pm_card_authenticationRequired'),
    hours: -5,
  },
  {
    person: 20,
    kind: 'copay',
    amount: 2_500,
    method: visa,
    hours: 1,
    for: 'session',
    later: [{ route: 'refunds.create', hours: 1_200, body: { reason: 'insurer_paid' } }],
  },
  {
    person: 21,
    kind: 'prepayment',
    amount: 2_500,
    method: { type: 'ach', token: 'pm_usBankAccount_insufficientFunds' },
    hours: -300,
  },
  { person: 22, kind: 'prepayment', amount: 2_500, method: visa, hours: -8, more: unconfirmed },
  {
    person: 23,
    kind: 'prepayment',
    amount: 2_500,
    method: visa,
    hours: 3,
    more: unconfirmed,
    later: [{ route: 'payments.cancel', hours: 4, body: { reason: 'duplicate' } }],
  },
]

export const paymentCalls = (now: Temporal.Instant): SampleCall[] => [
  ...sample_payments.flatMap((each, place) => callsOf(each, `payment ${place}`, now)),
  ...depositCalls(now),
  ...payoutCalls(now),
]

// The bank deposit for the first remittance. Its payer and trace number come from the remittance,
// which the claim's timeline references.
function depositCalls(now: Temporal.Instant): SampleCall[] {
  const [meeting] = billedSessions(1, now)
  const at = meeting!.starts_at.add({ hours: 24 * 16 })
  const remittance = 'remittance 1'
  return [
    {
      at,
      route: 'claims.timeline',
      of: '@claim 1',
      keeps: { [remittance]: 'data.4.remittance_id' },
    },
    {
      at,
      route: 'remittances.retrieve',
      of: `@${remittance}`,
      keeps: { 'sum 1': 'amount', 'trace 1': 'trace_number' },
    },
    {
      at,
      route: 'deposits.create',
      body: {
        amount: '@sum 1',
        trace_number: '@trace 1',
        received_on: at.toString().slice(0, 10),
        metadata: synthetic,
      },
    },
  ]
}

function callsOf(each: SamplePayment, name: string, now: Temporal.Instant): SampleCall[] {
  const { person, kind, amount, method, more, later = [] } = each
  const [meeting] = billedSessions(person, now)
  const at = (hours: number) =>
    (hours < 0 ? now : meeting!.starts_at.add({ minutes: 45 })).add({ minutes: hours * 60 })
  const of = each.for === 'claim' ? { claim_id: `@claim ${person}` } : {}
  const session = each.for === 'session' ? { session_id: `@${meeting!.name}` } : {}
  return [
    {
      at: at(each.hours),
      route: 'payments.create',
      body: {
        person_id: `@person ${person}`,
        amount: usd(amount),
        kind,
        method,
        confirm: true,
        metadata: synthetic,
        ...of,
        ...session,
        ...more,
      },
      keeps: { [name]: 'id' },
    },
    ...later.map(({ route, hours, body }) => {
      const about = route.startsWith('refunds.')
        ? { body: { ...body, payment_id: `@${name}`, metadata: synthetic } }
        : { body, of: `@${name}` }
      return { at: at(hours), route, ...about }
    }),
  ]
}

// Practitioners earn 60 % of collections. Some payouts are paid, some pending.
function payoutCalls(now: Temporal.Instant): SampleCall[] {
  const payout = (number: number, hours: number, more: object = {}): SampleCall => ({
    at: now.subtract({ hours }),
    route: 'payouts.create',
    body: {
      practitioner_id: `@practitioner ${number % verified.length}`,
      amount: usd(3_000),
      metadata: synthetic,
      ...more,
    },
  })
  const next = { scheduled_for: now.add({ hours: 48 }).toString() }
  return [payout(0, 300), payout(1, 20), payout(2, 10, next)]
}

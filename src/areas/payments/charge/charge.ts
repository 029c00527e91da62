// Creates, waives and voids charges: by request, and automatically as sessions end.
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { requireMoney } from '#kernel/money.ts'
import { findRow, lockRow, createRow } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import {
  lateCancelCharged,
  noShowCharged,
  selfPayCharged,
} from '#areas/payments/ledger/postings.ts'
import { lockBalances, moveOverpaymentToCredit } from '#areas/payments/ledger/party_balances.ts'
import { usePackages } from '#areas/payments/package/session_packages.ts'
import { applyCredit } from '#areas/payments/payment/apply_credit.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { settlement } from '#areas/sessions/session/jobs.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { markSettled } from '#areas/sessions/session/settled.ts'
import { chargeKind, chargeLifecycle } from './lifecycle.ts'
import type { ChargeCreate, ChargeRow } from './schema.ts'
import {
  type ChargeDraft,
  chargesFor,
  isSelfPay,
  priceOf,
  unpricedCharges,
} from './session_charges.ts'
import { discountCharges } from './discounted_charges.ts'
import { serviceOf, standardPrice } from './standard_price.ts'
import { listCharges } from './store.ts'

const postings = {
  self_pay: selfPayCharged,
  no_show: noShowCharged,
  late_cancel: lateCancelCharged,
}

type ChargeFields = ChargeDraft & {
  session_id?: string | null
  practitioner_id: string | null
  automatic: boolean
  metadata?: ChargeCreate['metadata']
}

async function postCharge(call: Call, fields: ChargeFields) {
  const id = newId(chargeKind.prefix)
  const status = chargeLifecycle.initial
  const charge = await createRow(call, chargeKind, id, { ...fields, status })
  await post(call, [postingOf(charge)])
  await applyCredit(call, charge.person_id, charge.amount.currency)
  return charge
}

const postingOf = ({ id, kind, person_id, session_id, practitioner_id, amount }: ChargeRow) =>
  postings[kind]({ id, person_id, session_id, practitioner_id, money: amount })

export async function createCharge(call: Call, body: ChargeCreate) {
  requireMoney(body.amount)
  const person = await findPerson(call, body.person_id, 'person_id', { hold: true })
  requireEditable(person, 'charge')
  const { session_id } = body
  await requireCareOf(call, person.id, [body])
  const session = session_id && (await findRow(call, sessionKind, session_id, 'session_id'))
  const practitioner_id = session ? session.practitioner_id : null
  const fields = { ...body, person_id: person.id, practitioner_id }
  return await postCharge(call, { ...fields, kind: 'self_pay', automatic: false })
}

export async function waiveCharge(call: Call, id: string, body: { reason: string }) {
  const waived = await takeStep(call, chargeLifecycle, id, 'waive', body)
  await reverseCharge(call, waived)
  return waived
}

// Amounts already paid become the person's credit.
async function reverseCharge(call: Call, charge: ChargeRow) {
  await reverse(call, postingOf(charge).key)
  await moveOverpaymentToCredit(call, charge.person_id, charge.amount.currency)
}

// Brings a session's charges in line with its outcome: creates missing ones, voids obsolete ones.
// A waived charge isn't created again. A manual charge replaces the automatic one, unless the
// session didn't take place.
export const settleSession: Job = {
  ...settlement,
  summary: 'Create self-pay, no-show and late-cancellation charges when a session ends.',
  async run(call, id) {
    const session = await lockRow(call, sessionKind, id)
    const { practitioner_id } = session
    const { rates, profession } = await findRow(call, practitionerKind, practitioner_id)
    const unpriced = isSelfPay(session) && !priceOf(rates, session)
    const standard = unpriced ? await standardPrice(call, session, profession) : undefined
    const full = chargesFor(session, rates, standard)
    const priced = await discountCharges(call, session, profession, full)
    const charges = await listCharges(call, id)
    const service = serviceOf(session, profession)
    const unknown = unpriced && !standard ? unpricedCharges(session) : []
    const drafts = await usePackages(call, session, service, [...priced, ...unknown], (draft) =>
      charges.some((charge) => isFor(charge, draft)),
    )
    await lockDebtors(call, [...charges, ...drafts])
    const remaining: ChargeRow[] = []
    for (const charge of charges) {
      const applies = drafts.some((draft) => covers(charge, draft)) || isManual(charge, session)
      if (isIn(chargeLifecycle, 'posted', charge.status) && !applies) await voidCharge(call, charge)
      else remaining.push(charge)
    }
    for (const draft of drafts) {
      if (remaining.some((charge) => covers(charge, draft))) continue
      const { discount_expired, ...fields } = draft
      const about = { session_id: id, practitioner_id, automatic: true }
      const charge = await postCharge(call, { ...fields, ...about })
      if (discount_expired) emit(call, 'charge.discount_expired', charge)
    }
    await markSettled(call, id)
  },
}

// Several persons can be charged for one session: lock all of them before charging any.
async function lockDebtors(call: Call, charges: Pick<ChargeDraft, 'person_id' | 'amount'>[]) {
  const by_currency = Map.groupBy(charges, ({ amount }) => amount.currency)
  for (const currency of [...by_currency.keys()].sort()) {
    const persons = by_currency.get(currency)!.map(({ person_id }) => person_id)
    await lockBalances(call, [...new Set(persons)], currency)
  }
}

// A manual charge for care that was delivered stays, even if a payer is billed for the session.
const isManual = ({ automatic }: ChargeRow, { status }: SessionRow) =>
  !automatic && isIn(sessionLifecycle, 'completed', status)

const isFor = (charge: ChargeRow, { kind, person_id }: Pick<ChargeDraft, 'kind' | 'person_id'>) =>
  charge.kind === kind &&
  charge.person_id === person_id &&
  isIn(chargeLifecycle, 'effective', charge.status)

const covers = (charge: ChargeRow, draft: ChargeDraft) =>
  isFor(charge, draft) &&
  (!charge.automatic || canonical(charge.amount) === canonical(draft.amount))

async function voidCharge(call: Call, charge: ChargeRow) {
  await tryStep(call, chargeLifecycle, charge.id, 'void')
  await reverseCharge(call, charge)
}

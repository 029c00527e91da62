// Creates, waives and voids charges: by request, and automatically as sessions end.
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep, tryStep } from '#kernel/lifecycle.ts'
import { requireMoney } from '#kernel/money.ts'
import { findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import type { Money } from '#areas/payments/ledger/posting.ts'
import {
  lateCancelCharged,
  noShowCharged,
  selfPayCharged,
} from '#areas/payments/ledger/postings.ts'
import { holdStandings, turnIntoCredit } from '#areas/payments/ledger/party_balances.ts'
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { sessionKind, settlement } from '#areas/sessions/session/lifecycle.ts'
import { noteSettled } from '#areas/sessions/session/settled.ts'
import { chargeKind, chargeLifecycle } from './lifecycle.ts'
import { type Billed, type Wanted, wantedCharges } from './price.ts'
import type { ChargeCreate } from './schema.ts'
import { findCharges } from './store.ts'

const charged = {
  self_pay: selfPayCharged,
  no_show: noShowCharged,
  late_cancel: lateCancelCharged,
}

type Drafted = Wanted & { session_id?: string | null; metadata?: object }

async function makeCharge(call: Call, fields: Drafted & Record<string, unknown>) {
  const id = newId(chargeKind.prefix)
  const status = chargeLifecycle.initial
  const charge = await createRow(call, chargeKind, id, { ...fields, status })
  await post(call, [postingOf(charge)])
  return charge
}

const postingOf = ({ id, kind, person_id, session_id, practitioner_id, amount }: Row) =>
  charged[kind as Wanted['kind']]({
    id,
    person_id,
    session_id,
    practitioner_id,
    money: amount as Money,
  })

export async function chargePerson(call: Call, asked: ChargeCreate) {
  requireMoney(asked.amount)
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  requireKnown(person, 'charge')
  const { session_id } = asked
  await requireCareOf(call, person.id, [asked])
  const session = session_id && (await findRow(call, sessionKind, session_id, 'session_id'))
  const practitioner_id = session ? session.practitioner_id : null
  const fields = { ...asked, person_id: person.id, practitioner_id }
  return await makeCharge(call, { ...fields, kind: 'self_pay', automatic: false })
}

export async function waiveCharge(call: Call, id: string, asked: { reason: string }) {
  const waived = await takeStep(call, chargeLifecycle, id, 'waive', asked)
  await takeBack(call, waived)
  return waived
}

// Amounts already paid become credit of the person.
async function takeBack(call: Call, charge: Row) {
  await reverse(call, postingOf(charge).key)
  await turnIntoCredit(call, charge.person_id, charge.amount.currency)
}

// Brings a session's charges in line with its outcome: creates missing ones, voids obsolete ones.
// A waived charge isn't created again. A manual charge replaces the automatic one, unless the
// session didn't take place.
export const settleStep: Job = {
  ...settlement,
  summary: 'Create self-pay, no-show and late-cancellation charges when a session ends.',
  async run(call, id) {
    const session = (await lockRow(call, sessionKind, id)) as Row & Billed
    const { practitioner_id } = session
    const { rates } = await findRow(call, practitionerKind, practitioner_id)
    const wanted = wantedCharges(session, rates)
    const charges = await findCharges(call, id)
    await holdAll(call, [...(charges as unknown as Wanted[]), ...wanted])
    const stand: Row[] = []
    for (const charge of charges) {
      const fits = wanted.some((each) => isSettledBy(charge, each))
      if (charge.status === 'charged' && !fits) await voidCharge(call, charge)
      else stand.push(charge)
    }
    for (const each of wanted) {
      if (stand.some((charge) => isSettledBy(charge, each))) continue
      await makeCharge(call, { ...each, session_id: id, practitioner_id, automatic: true })
    }
    await noteSettled(call, id)
  },
}

// Several persons can be charged for one session: lock all of them before charging any.
async function holdAll(call: Call, charges: Wanted[]) {
  const by_currency = Map.groupBy(charges, ({ amount }) => amount.currency)
  for (const currency of [...by_currency.keys()].sort()) {
    const persons = by_currency.get(currency)!.map(({ person_id }) => person_id)
    await holdStandings(call, [...new Set(persons)], currency)
  }
}

const isSettledBy = (charge: Row, { kind, person_id, amount }: Wanted) =>
  charge.kind === kind &&
  charge.person_id === person_id &&
  charge.status !== 'voided' &&
  (!charge.automatic || canonical(charge.amount) === canonical(amount))

async function voidCharge(call: Call, charge: Row) {
  await tryStep(call, chargeLifecycle, charge.id, 'void')
  await takeBack(call, charge)
}

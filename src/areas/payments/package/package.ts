// Sells, changes, renews, ends and cancels packages and memberships.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { requireMoney } from '#kernel/money.ts'
import { createRow, findRow, lockRow, requireNotErased, updateRow } from '#kernel/record.ts'
import { packageExpired, packageReturned, packageSold } from '#areas/payments/ledger/postings.ts'
import { lockBalance, moveOverpaymentToCredit } from '#areas/payments/ledger/party_balances.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { requireContent } from '#areas/payments/package_offer/content.ts'
import { packageOfferKind } from '#areas/payments/package_offer/schema.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  packageKind as kind,
  packageLifecycle as lifecycle,
  period_end,
  scheduleEnd,
} from './lifecycle.ts'
import type { PackageChange, PackageCreate, PackageRow } from './schema.ts'

export async function createPackage(call: Call, body: PackageCreate) {
  const person = await findPerson(call, body.person_id, 'person_id', { hold: true })
  requireEditable(person, 'charge')
  const { months, ...sale } = await termsOf(call, body)
  const { type, price, starts_on = currentDate(call) } = sale
  const ends_on = body.ends_on ?? lastDay(starts_on, months)
  requireMoney(price, 'price')
  await requireContent(call, sale)
  requireDates(call, sale, starts_on, ends_on)
  const created = await createRow(call, kind, newId(kind.prefix), {
    ...sale,
    person_id: person.id,
    starts_on,
    period_starts_on: starts_on,
    ends_on,
    renews: type === 'membership',
    unused: price,
    status: lifecycle.initial,
  })
  await sellPeriod(call, created)
  scheduleEnd(call, created)
  return created
}

// The terms of the offer, if one is sold, replaced by those that are sent. Sessions and discount
// exclude each other, so one that is sent replaces both.
async function termsOf(call: Call, body: PackageCreate) {
  const offer = body.offer_id ? await findOffer(call, body.offer_id) : undefined
  const { type = offer?.type, name = offer?.name, price = offer?.price } = body
  if (!type || !name || !price) {
    const missing = !type ? 'type' : !name ? 'name' : 'price'
    throw invalid(missing, `\`${missing}\` is required without \`offer_id\`.`)
  }
  const included = body.sessions || body.discount_percent ? body : offer
  return {
    ...body,
    type,
    name,
    price,
    sessions: included?.sessions ?? null,
    discount_percent: included?.discount_percent ?? null,
    service_id: body.service_id === undefined ? (offer?.service_id ?? null) : body.service_id,
    procedure_codes: body.procedure_codes ?? offer?.procedure_codes ?? [],
    months: type === 'membership' ? 1 : offer?.type === type ? offer.months : 12,
  }
}

async function findOffer(call: Call, id: string) {
  const offer = await findRow(call, packageOfferKind, id, 'offer_id')
  if (!offer.archived) return offer
  throw invalid('offer_id', 'The offer is archived. Sell another one, or send the terms.')
}

// The last day of so many months that begin on a date.
const lastDay = (from: string, months: number) =>
  Temporal.PlainDate.from(from).add({ months }).subtract({ days: 1 }).toString()

type Dates = Pick<PackageCreate, 'type' | 'ends_on'>

function requireDates(call: Call, sale: Dates, starts_on: string, ends_on: string) {
  if (sale.type === 'membership' && sale.ends_on) {
    throw invalid('ends_on', '`ends_on` is only for packages. A membership is renewed each month.')
  }
  if (ends_on < starts_on) throw invalid('ends_on', '`ends_on` must be on or after `starts_on`.')
  if (ends_on < currentDate(call)) throw invalid('ends_on', '`ends_on` must not be in the past.')
}

const sellPeriod = (call: Call, { id, person_id, price, period_starts_on }: PackageRow) =>
  post(call, [packageSold({ package_id: id, period: period_starts_on, person_id, money: price })])

export async function updatePackage(call: Call, id: string, body: PackageChange) {
  const before = await lockRow(call, kind, id)
  await requireNotErased(call, kind, before)
  if (body.renews !== undefined && !isIn(lifecycle, 'active', before.status)) {
    throw transitionError(lifecycle, before.status, 'update')
  }
  if (body.renews && before.type === 'package') {
    throw invalid('renews', '`renews` can be true only for a membership.')
  }
  return await updateRow(call, kind, id, body, 'updated', before)
}

// What the person already paid for the unused part becomes their credit.
export async function cancelPackage(call: Call, id: string) {
  const before = await lockRow(call, kind, id)
  const { person_id, unused, price } = before
  const today = currentDate(call)
  const ends_on = before.ends_on < today ? before.ends_on : today
  const ended = { unused: { ...unused, amount: 0 }, renews: false }
  const canceled = await takeStep(call, lifecycle, id, 'cancel', {
    ...ended,
    ends_on: ends_on < before.period_starts_on ? before.period_starts_on : ends_on,
  })
  await lockBalance(call, person_id, price.currency)
  await post(call, [packageReturned({ package_id: id, person_id, money: unused })])
  await moveOverpaymentToCredit(call, person_id, price.currency)
  return canceled
}

// At the end of a period, what wasn't used is revenue. A membership of a person in care is renewed.
export const endPeriod: Job = {
  ...period_end,
  summary: 'Renew a membership, or expire a package, at the end of its period.',
  async run(call, id) {
    const before = await lockRow(call, kind, id)
    if (!isIn(lifecycle, 'active', before.status)) return
    if (currentDate(call) <= before.ends_on) {
      scheduleEnd(call, before)
      return
    }
    const { person_id, unused, period_starts_on: period, price } = before
    await post(call, [packageExpired({ package_id: id, period, person_id, money: unused })])
    const person = await findPerson(call, person_id)
    if (!before.renews || isIn(personLifecycle, 'closed', person.status)) {
      await takeStep(call, lifecycle, id, 'expire', { unused: { ...unused, amount: 0 } })
      return
    }
    const next = { ...nextMonth(before), used: 0, unused: price }
    await sellPeriod(call, await takeStep(call, lifecycle, id, 'renew', next))
  },
}

// Counted from the first day, so that a membership of the 31st keeps its day after February.
export function nextMonth({ starts_on, ends_on }: Pick<PackageRow, 'starts_on' | 'ends_on'>) {
  const first = Temporal.PlainDate.from(starts_on)
  const next = Temporal.PlainDate.from(ends_on).add({ days: 1 })
  const months = first.until(next, { largestUnit: 'months' }).months
  const exact = first.add({ months })
  const begun = Temporal.PlainDate.compare(exact, next) === 0 ? months : months + 1
  const after = first.add({ months: begun + 1 }).subtract({ days: 1 })
  return { period_starts_on: next.toString(), ends_on: after.toString() }
}

// Issues good faith estimates. An issued estimate never changes; it can only be replaced.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { admit, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import {
  namesPart2Program,
  findPart2Programs,
} from '#areas/practitioners/practitioner/part2_program.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import { patientOf, practitionerName, requireProvider } from './provider.ts'
import { type PricedItem, priceItems } from './item_prices.ts'
import { categoriesOfEstimate } from './categories.ts'
import { type EstimateCreate, estimateKind, type EstimateRow } from './schema.ts'
import { findBilledSince } from './store.ts'
import { dispute_threshold, disclaimers, dueOn, validUntil } from './terms.ts'

const for_treatment = { action: 'use' as const, purpose: 'treatment' as const }

export async function issueEstimate(call: Call, body: EstimateCreate) {
  const { person_id, practitioner_id, provider: _, billing_provider_id: __, ...fields } = body
  const { items: requested, triggered_on, service_date: ___, replaces_id, ...content } = fields
  const person = await findPerson(call, person_id, 'person_id', { hold: true })
  await requireWhole(call, person.id, {
    ...for_treatment,
    data_categories: categoriesOfEstimate(body),
  })
  requireEditable(person, 'estimate')
  const practitioner = await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const data_categories = categoriesOfEstimate(body, practitioner.part2_program)
  await requireHandover(call, person.id, { ...for_treatment, data_categories })
  const provider = await requireProvider(call, body)
  const today = call.now.toZonedDateTimeISO(practitioner.time_zone).toPlainDate()
  const service = await serviceDay(call, body, practitioner.time_zone)
  const { trigger = service.booked ? 'scheduled' : 'requested' } = body
  const on = triggered_on ? Temporal.PlainDate.from(triggered_on) : today
  const until = validUntil(today)
  const begins = service.on ?? today
  const priced = await priceItems(call, requested, { person, practitioner, on: begins.toString() })
  requireOneCurrency(priced)
  const items = priced.map((item) => itemOf(item, begins, until))
  const before = replaces_id ? await lockReplaceable(call, replaces_id, person.id) : null
  const id = newId(estimateKind.prefix)
  if (before) {
    await updateRow(call, estimateKind, before.id, { replaced_by_id: id }, 'replaced', before)
  }
  return await createRow(call, estimateKind, id, {
    session_id: null,
    diagnoses: [],
    separately_scheduled: [],
    metadata: {},
    ...content,
    person_id: person.id,
    practitioner_id: practitioner.id,
    revision: (before?.revision ?? 0) + 1,
    replaces_id: before?.id ?? null,
    trigger,
    triggered_on: on.toString(),
    service_date: service.on?.toString() ?? null,
    due_on: dueOn({ type: trigger, on, service_date: service.on })?.toString() ?? null,
    valid_until: until.toString(),
    patient: patientOf(person.names, person.birth_date),
    provider,
    practitioner: { name: practitionerName(practitioner.name), npi: practitioner.npi ?? null },
    items,
    total: {
      amount: items.reduce((sum, { amount }) => sum + amount.amount, 0),
      currency: items[0]!.price.currency,
    },
    disclaimers,
  })
}

function requireOneCurrency(items: PricedItem[]) {
  const place = items.findIndex(({ price }) => price.currency !== items[0]!.price.currency)
  if (place < 0) return
  throw invalid(`items[${place}].price.currency`, 'All prices must be in the same currency.')
}

async function serviceDay(call: Call, body: EstimateCreate, time_zone: string) {
  const requested = body.service_date ? Temporal.PlainDate.from(body.service_date) : null
  if (!body.session_id) return { on: requested, booked: false }
  const session = await findRow(call, sessionKind, body.session_id, 'session_id')
  const of_another = session.person_id !== null && session.person_id !== body.person_id
  if (of_another || session.practitioner_id !== body.practitioner_id) {
    throw notFound('session', 'session_id')
  }
  const starts = Temporal.Instant.from(session.starts_at)
  const on = starts.toZonedDateTimeISO(time_zone).toPlainDate()
  return { on: requested ?? on, booked: true }
}

// Recurring services are estimated for at most 12 months; after that a new estimate is required.
function itemOf(item: PricedItem, begins: Temporal.PlainDate, until: Temporal.PlainDate) {
  const { quantity = 1, every_weeks = null, modifiers = [], price } = item
  const starts = item.starts_on ? Temporal.PlainDate.from(item.starts_on) : begins
  const ends = every_weeks ? starts.add({ weeks: every_weeks * (quantity - 1) }) : starts
  if (Temporal.PlainDate.compare(ends, until) > 0) {
    throw new ApiError('estimate_too_long', {}, { param: 'items' })
  }
  const amount = price.amount * quantity
  if (amount > 100_000_000)
    throw invalid('items', 'The total of one item exceeds the maximum of 100,000,000 cents.')
  return {
    ...item,
    modifiers,
    quantity,
    every_weeks,
    starts_on: starts.toString(),
    ends_on: every_weeks ? ends.toString() : null,
    amount: { amount, currency: price.currency },
  }
}

async function lockReplaceable(call: Call, id: string, person_id: string) {
  const before = await lockRow(call, estimateKind, id, 'replaces_id')
  if (before.person_id !== person_id) throw notFound('estimate', 'replaces_id')
  if (before.replaced_by_id) {
    throw new ApiError('estimate_replaced', {}, { param: 'replaces_id' })
  }
  return before
}

export async function readEstimate(call: Call, id: string) {
  const estimate = await findRow(call, estimateKind, id)
  const part2_program =
    call.actor.kind !== 'account' && (await namesPart2Program(call, [estimate.practitioner_id]))
  const data_categories = categoriesOfEstimate(estimate, part2_program)
  await requireWhole(call, estimate.person_id, { action: 'access', data_categories })
  return estimate
}

export async function admitEstimates(call: Call, rows: EstimateRow[]) {
  if (call.actor.kind === 'account') return rows
  const programs = await findPart2Programs(
    call,
    rows.map(({ practitioner_id }) => practitioner_id),
  )
  const categoriesOf = (row: EstimateRow) =>
    categoriesOfEstimate(row, programs.has(row.practitioner_id))
  return await admit(call, rows, ({ person_id }) => person_id, categoriesOf)
}

export async function compareEstimate(call: Call, id: string) {
  const estimate = await readEstimate(call, id)
  const estimated = estimate.total ?? { amount: 0, currency: 'usd' }
  const sessions = await findBilledSince(call, estimate, estimated.currency)
  const billed = sessions.reduce((sum, { amount }) => sum + amount, 0)
  const of = (amount: number) => ({ amount, currency: estimated.currency })
  return {
    id: estimate.id,
    object: 'estimate_comparison',
    estimated,
    billed: of(billed),
    difference: of(billed - estimated.amount),
    disputable: billed - estimated.amount >= dispute_threshold,
    sessions: sessions.map(({ session_id, amount }) => ({ session_id, billed: of(amount) })),
  }
}

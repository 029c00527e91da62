// Issues good-faith estimates. An issued estimate never changes; it can only be replaced.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { admit, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { namesProgram, programsAmong } from '#areas/practitioners/practitioner/part2_program.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import { patientOf, practitionerName, providerOf } from './provider.ts'
import { categoriesOfEstimate } from './categories.ts'
import { type EstimateCreate, estimateKind } from './schema.ts'
import { billedSince } from './store.ts'
import { dispute_threshold, disclaimers, dueOn, validUntil } from './terms.ts'

const to_treat = { action: 'use' as const, purpose: 'treatment' as const }

export async function issueEstimate(call: Call, asked: EstimateCreate) {
  const { primary_service, insurance_status, metadata = {} } = asked
  requireOneCurrency(asked)
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  await requireWhole(call, person.id, { ...to_treat, data_categories: categoriesOfEstimate(asked) })
  requireKnown(person, 'estimate')
  const practitioner = await findRow(
    call,
    practitionerKind,
    asked.practitioner_id,
    'practitioner_id',
  )
  const data_categories = categoriesOfEstimate(asked, practitioner.part2_program)
  await requireHandover(call, person.id, { ...to_treat, data_categories })
  const provider = await providerOf(call, asked)
  const today = call.now.toZonedDateTimeISO(practitioner.time_zone).toPlainDate()
  const service = await serviceDay(call, asked, person, practitioner)
  const { occasion = service.booked ? 'scheduled' : 'requested' } = asked
  const on = asked.occasion_on ? Temporal.PlainDate.from(asked.occasion_on) : today
  const until = validUntil(today)
  const items = asked.items.map((item) => itemOf(item, service.on ?? today, until))
  const before = asked.replaces_id ? await replaceable(call, asked.replaces_id, person.id) : null
  const id = newId(estimateKind.prefix)
  if (before) {
    await updateRow(call, estimateKind, before.id, { replaced_by_id: id }, 'replaced', before)
  }
  return await createRow(call, estimateKind, id, {
    person_id: person.id,
    practitioner_id: practitioner.id,
    session_id: asked.session_id ?? null,
    revision: (before?.revision ?? 0) + 1,
    replaces_id: before?.id ?? null,
    occasion,
    occasion_on: on.toString(),
    service_date: service.on?.toString() ?? null,
    due_on: dueOn({ type: occasion, on, service_date: service.on })?.toString() ?? null,
    valid_until: until.toString(),
    patient: patientOf(person),
    provider,
    practitioner: { name: practitionerName(practitioner), npi: practitioner.npi ?? null },
    insurance_status,
    primary_service,
    diagnoses: asked.diagnoses ?? [],
    items,
    separately_scheduled: asked.separately_scheduled ?? [],
    total: {
      amount: items.reduce((sum, { amount }) => sum + amount.amount, 0),
      currency: items[0]!.price.currency,
    },
    disclaimers,
    metadata,
  })
}

function requireOneCurrency({ items }: EstimateCreate) {
  const place = items.findIndex(({ price }) => price.currency !== items[0]!.price.currency)
  if (place < 0) return
  throw invalid(`items[${place}].price.currency`, 'All prices must be in the same currency.')
}

async function serviceDay(call: Call, asked: EstimateCreate, person: Row, practitioner: Row) {
  const said = asked.service_date ? Temporal.PlainDate.from(asked.service_date) : null
  if (!asked.session_id) return { on: said, booked: false }
  const session = await findRow(call, sessionKind, asked.session_id, 'session_id')
  const others = session.person_id !== null && session.person_id !== person.id
  if (others || session.practitioner_id !== practitioner.id) {
    throw notFound('session', 'session_id')
  }
  const starts = Temporal.Instant.from(session.starts_at)
  const on = starts.toZonedDateTimeISO(practitioner.time_zone).toPlainDate()
  return { on: said ?? on, booked: true }
}

type Item = EstimateCreate['items'][number]

// Recurring services are estimated for at most 12 months; after that a new estimate is required.
function itemOf(item: Item, begins: Temporal.PlainDate, until: Temporal.PlainDate) {
  const { times = 1, every_weeks = null, modifiers = [], price } = item
  const starts = item.starts_on ? Temporal.PlainDate.from(item.starts_on) : begins
  const ends = every_weeks ? starts.add({ weeks: every_weeks * (times - 1) }) : starts
  if (Temporal.PlainDate.compare(ends, until) > 0) {
    throw new ApiError('estimate_too_long', {}, { param: 'items' })
  }
  const amount = price.amount * times
  if (amount > 100_000_000)
    throw invalid('items', 'The total of one item exceeds the maximum of 100,000,000 cents.')
  return {
    ...item,
    modifiers,
    times,
    every_weeks,
    starts_on: starts.toString(),
    ends_on: every_weeks ? ends.toString() : null,
    amount: { amount, currency: price.currency },
  }
}

async function replaceable(call: Call, id: string, person_id: string) {
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
    call.actor.kind !== 'account' && (await namesProgram(call, [estimate.practitioner_id]))
  const data_categories = categoriesOfEstimate(estimate, part2_program)
  await requireWhole(call, estimate.person_id, { action: 'access', data_categories })
  return estimate
}

export async function admitEstimates(call: Call, rows: Row[]) {
  if (call.actor.kind === 'account') return rows
  const programs = await programsAmong(
    call,
    rows.map(({ practitioner_id }) => practitioner_id),
  )
  const carried = (row: Row) => categoriesOfEstimate(row, programs.has(row.practitioner_id))
  return await admit(call, rows, ({ person_id }) => person_id, carried)
}

export async function compareEstimate(call: Call, id: string) {
  const estimate = await readEstimate(call, id)
  const estimated = estimate.total ?? { amount: 0, currency: 'usd' }
  const sessions = await billedSince(call, estimate, estimated.currency)
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

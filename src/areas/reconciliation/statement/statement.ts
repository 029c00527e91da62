// Generates a person's statement from the ledger: by claim and session, with insurance activity,
// payments and good faith estimates.
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { compareEstimate } from '#areas/claims/estimate/estimate.ts'
import { listBalances } from '#areas/payments/ledger/party_balances.ts'
import { moneyFields } from '#areas/payments/ledger/posting.ts'
import { listPlansFor } from '#areas/payments/payment_plan/open_plans.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { namesPart2Program } from '#areas/practitioners/practitioner/part2_program.ts'
import { findPractitionerNames } from './care.ts'
import { letterheadFor } from './letterhead.ts'
import { most_items, type StatementQuery } from './schema.ts'
import { itemOf, asItem, asLine, mergeItems } from './items.ts'

import * as store from './store.ts'

const most_lines = 2_000
const most_estimates = 20
const default_days = 365

// A statement shows dates and amounts, no diagnoses or procedures, so a denial of those doesn't
// apply. Naming a Part 2 program still reveals substance use.
export const statementAccess = (...more: 'sud'[]) => ({
  action: 'access' as const,
  purpose: 'payment' as const,
  data_categories: ['demographics' as const, 'claims' as const, ...more],
})

export async function createStatement(call: Call, id: string, query: StatementQuery) {
  const person = await findPerson(call, id)
  await requireHandover(call, person.id, statementAccess())
  const today = call.now.toZonedDateTimeISO('UTC').toPlainDate()
  const from = query.from ?? today.subtract({ days: default_days }).toString()
  audit(call, { action: 'statement.read', object_id: person.id, person_id: person.id })
  const content = await withMergedRecords(call, person.id, () =>
    compile(call, [person.id, ...person.former_ids], from, today.toString()),
  )
  const practitioners = [...content.items, ...content.credits].map((each) => each.practitioner_id)
  if (await namesPart2Program(call, practitioners)) {
    await requireHandover(call, person.id, statementAccess('sud'))
  }
  const isRequested = ({ currency }: { currency: string }) =>
    currency === (query.currency ?? currency)
  return {
    person_id: person.id,
    ...(await letterheadFor(call, person)),
    from,
    as_of: toTimestamp(call.now),
    ...content,
    totals: content.totals.filter(isRequested),
    items: content.items.filter(isRequested),
    credits: content.credits.filter(isRequested),
  }
}

// The person is already authorized; this lifts the row filter to include their merged records.
async function withMergedRecords<T>(call: Call, person_id: string, work: () => Promise<T>) {
  if (call.actor.kind !== 'person') return await work()
  await store.setVisiblePerson(call, '')
  const result = await work()
  await store.setVisiblePerson(call, person_id)
  return result
}

async function compile(call: Call, ids: string[], from: string, today: string) {
  const [rows, newest_lines, parts, packages, estimates, balances, payment_plans] =
    await Promise.all([
      store.findItems(call, ids, from, most_items),
      store.findLines(call, ids, from, most_lines),
      store.findParts(call, ids),
      store.findPackages(call, ids),
      store.findEstimates(call, ids, today, most_estimates),
      Promise.all(ids.map((id) => listBalances(call, id))),
      listPlansFor(call, ids),
    ])
  const lines = newest_lines.toReversed()
  const practitioner_ids = [...rows, ...lines].map(({ practitioner_id }) => practitioner_id)
  const [names, items] = await Promise.all([
    findPractitionerNames(call, practitioner_ids),
    Promise.all(rows.map((item) => itemOf(call, item, lines, parts))),
  ])
  const withName = <T extends { practitioner_id: string | null }>(each: T) => ({
    ...each,
    practitioner_name: names.get(each.practitioner_id ?? '') ?? null,
  })
  const comparisons = []
  for (const { id } of estimates) comparisons.push(await compareEstimate(call, id))
  return {
    totals: totalsOf(balances.flat(), parts),
    items: mergeItems(items).map((item) => ({
      ...withName(asItem(item)),
      lines: item.lines.map(withName),
    })),
    more_items: Math.max((rows[0]?.item_count ?? 0) - most_items, 0),
    credits: lines.filter(({ credit }) => credit).map((line) => withName(asLine(line))),
    packages,
    estimates: comparisons,
    payment_plans,
  }
}

type Balances = Awaited<ReturnType<typeof listBalances>>

// The person's own balances, and what insurance hasn't adjudicated.
function totalsOf(balances: Balances, parts: store.PartRow[]) {
  const totals = new Map<string, { currency: string; owed: number; credit: number }>()
  const of = (currency: string) => totals.get(currency) ?? { currency, owed: 0, credit: 0 }
  for (const { currency, owed, credit } of balances) {
    const before = of(currency)
    const sum = { owed: before.owed + owed, credit: before.credit + credit }
    totals.set(currency, { currency, ...sum })
  }
  for (const { currency } of parts) totals.set(currency, of(currency))
  const pendingIn = (currency: string) =>
    parts.reduce((sum, part) => sum + (part.currency === currency ? part.pending : 0), 0)
  return [...totals.values()].map(({ currency, owed, credit }) => ({
    currency,
    ...moneyFields(currency, { owed, credit, insurance_pending: pendingIn(currency) }),
  }))
}

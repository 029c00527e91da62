// The values that a list is filtered by in tests and benchmarks of large tables.
import assert from 'node:assert/strict'
import { page_parameters } from '#http/lists/list_query.ts'
import type { Route } from '#http/routing/route.ts'
import { type Choices, common, rare, timeAt } from './large_tables.ts'

// Of these, few objects match one value: a session has a few notes. Their index is narrow, and the
// matches are sorted. For the rest, a value that many old objects share is tested too.
const match_few = new Set([
  'session_id',
  'claim_id',
  'assessment_id',
  'series_id',
  'coverage_id',
  'transaction_id',
  'decision_id',
  'request_id',
  'idempotency_key',
  'sha256',
  'trace_number',
  'event_id',
  'payment_id',
  'remittance_id',
  'deposit_id',
  'patient_control_number',
])
// These are searched in another table, or by several IDs of a person who was merged. Their matches
// are sorted too: see docs/decisions/0053-list-indexes.md.
const joined: Record<string, string[]> = {
  'practitioners.list': ['language', 'specialty', 'jurisdiction', 'payer_id'],
  'sessions.list': ['person_id'],
  'ledger_entries.list': ['person_id'],
  'claims.list': ['denial_reason'],
}
const matchesFew = ({ name }: Route, filter: string) =>
  match_few.has(filter) || (joined[name] ?? []).includes(filter)

// The values that an index leaves out, because most objects have them.
const usual = new Set(['individual', 'telehealth', 'GET', 'done'])

type Schema = {
  type?: string
  title?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
}
export type Query = Record<string, unknown>

const propertiesOf = ({ query }: Route) => (query as Schema).properties ?? {}
export const ordersOf = (route: Route) => propertiesOf(route).order!.enum!
export const filtersOf = (route: Route) =>
  Object.entries(propertiesOf(route)).filter(([name]) => !page_parameters.includes(name))

// What the copies have in the columns of the filters.
export function choicesOf(route: Route): Choices {
  const pairs = filtersOf(route).flatMap(([name, { type, items }]): [string, Choices[string]][] => {
    const column = name === 'object_type' ? 'object' : name
    if (type === 'boolean') return [[column, 'boolean']]
    if (type !== 'array' || name === 'id') return []
    const words = items!.enum?.toSorted(
      (one, other) => Number(usual.has(other)) - Number(usual.has(one)),
    )
    return [[column, words ?? (matchesFew(route, name) ? 'few' : 'text')]]
  })
  return Object.fromEntries(pairs)
}

// The values to try for a filter: one that many old objects have, one that few have, one that none
// has, and several.
export function valuesOf(route: Route, name: string, schema: Schema): unknown[] {
  if (name === 'after') return [1_000_100]
  if (name === 'wait') return []
  if (name === 'metadata') return [{ clinic: 'north', tier: 'gold' }]
  if (name === 'q') return ['rare_777', 'com', 'com rare_77', 'absent']
  if (name === 'id') return [['copy_00000007', 'copy_00001007', 'absent']]
  if (route.name === 'request_logs.list' && name === 'status') {
    return [['404'], ['4xx'], ['5xx'], ['2xx'], ['404', '5xx']]
  }
  const { title = '', type, items } = schema
  if (title === 'time_range') {
    const [some, next] = [timeAt(1_000), timeAt(1_001)]
    return [
      { gte: some },
      { gte: '2040-01-01T00:00:00Z' },
      { lt: timeAt(1) },
      { gte: some, lt: next },
    ]
  }
  if (title === 'date_range') return [{ gte: '2026-06-01' }, { lt: '2026-01-02' }, { gte: 'now' }]
  if (title === 'amount_range') return [{ gte: 100 }, { gt: 100 }, { lt: 0 }, { gte: 1, lte: 100 }]
  if (type === 'boolean') return [true, false]
  assert.equal(type, 'array', `${route.name} ${name}`)
  const { enum: words } = items!
  if (words) return [[words[0]], [words[1] ?? words[0]], [words.at(-1)], words.slice(0, 2)]
  const one = matchesFew(route, name) ? [] : [[common]]
  return [...one, [rare], ['absent'], [rare, 'rare_8']]
}

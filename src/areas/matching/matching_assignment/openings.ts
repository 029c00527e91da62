// How many persons a practitioner can take: within their capacity, and their open times.
import type { Call } from '#kernel/call.ts'
import { situationOf } from '#areas/sessions/availability/diary.ts'
import { slotsIn } from '#areas/sessions/availability/bookable.ts'
import { cacheCards } from '#areas/matching/matching/find.ts'
import type { AccountIndex } from '#areas/matching/matching/indexes.ts'
import { type Card, minutesOf } from '#areas/matching/matching/slots.ts'
import type { SearchedEntry } from './search_entries.ts'

const minute_ms = 60_000
const cards_at_once = 100

type Service = Pick<SearchedEntry['criteria'], 'format' | 'type'>
type Demand = { persons: number; until: number; services: Map<string, Service> }

// Openings of each practitioner who suits an entry. More than the persons they suit aren't counted.
export async function countOpenings(call: Call, index: AccountIndex, entries: SearchedEntry[]) {
  const demands = new Map<string, Demand>()
  for (const { criteria, options } of entries) {
    for (const { practitioner_id } of options) addDemand(demands, practitioner_id, criteria)
  }
  const latest = Math.max(0, ...[...demands.values()].map(({ until }) => until))
  const openings = new Map<string, number>()
  const ids = [...demands.keys()]
  for (let from = 0; from < ids.length; from += cards_at_once) {
    const some = ids.slice(from, from + cards_at_once)
    await cacheCards(call, index, some, latest)
    await call.slices.map(some, (id) => openings.set(id, openingsOf(call, index, id, demands)))
  }
  return openings
}

function addDemand(
  demands: Map<string, Demand>,
  id: string,
  { format, type, start_by }: SearchedEntry['criteria'],
) {
  const demand = demands.get(id) ?? { persons: 0, until: 0, services: new Map() }
  demand.persons++
  demand.until = Math.max(demand.until, Date.parse(start_by))
  demand.services.set(`${format} ${type}`, { format, type })
  demands.set(id, demand)
}

function openingsOf(
  { now }: Call,
  { directory, cards }: AccountIndex,
  id: string,
  demands: Map<string, Demand>,
) {
  const { persons, until, services } = demands.get(id)!
  const row = directory.rowOf.get(id)
  const card = cards.get(id)
  if (row === undefined || !card) return 0
  const free = directory.columns.places[row]!
  const most = free < 0 ? persons : Math.min(free, persons)
  const from = now.epochMilliseconds
  const times = [...services.values()].map((service) =>
    countTimes(card, service, { from, until: until + 1 }, most),
  )
  return Math.max(...times)
}

// How many sessions fit into the open times one after another.
function countTimes(
  card: Card,
  service: Service,
  span: { from: number; until: number },
  most: number,
) {
  const duration_minutes = minutesOf(card)
  const situation = { ...situationOf(card.diary, { duration_minutes, service }), now: span.from }
  const { terms } = situation
  if (!terms || most === 0) return 0
  const between = Math.max(terms.buffer_before_minutes, terms.buffer_after_minutes)
  const taken_ms = (duration_minutes + between) * minute_ms
  const starts_per_session = Math.ceil(taken_ms / (terms.slot_step_minutes * minute_ms))
  const starts = slotsIn(situation, span, most * starts_per_session)
  let [count, free_from] = [0, 0]
  for (const at of starts) {
    if (at < free_from) continue
    free_from = at + taken_ms
    if (++count === most) break
  }
  return count
}

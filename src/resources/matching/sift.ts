// The hard gates over a shard, by bitsets: whoever fails one is out, and counted under the first.
import { dayAt, spanPlace } from './authority.ts'
import { flag } from './columns.ts'
import { type Asked, facetsOf, mustsOf, wayOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import type { Gate } from './model.ts'
import { countOf, forEachBit, keepAny, keepFlagged, keepFree, keepWithin } from './masks.ts'
import { clearBit, type Shard } from './shard.ts'

export type Sifted = {
  shard: Shard | undefined
  mask: Uint32Array // Whoever is left, by their place in the shard.
  left: number
  considered: number
  excluded: Partial<Record<Gate, number>>
}

type Passes = (place: number, row: number) => boolean

// A gate that is left open shows how many would come through it alone.
export function sift(directory: Directory, asked: Asked, open?: Gate): Sifted {
  const { criteria, as_of } = asked
  const { columns, counts, shards, rowOf } = directory
  const shard = shards.get(criteria.location.jurisdiction)
  const considered = rowOf.size
  const excluded: Sifted['excluded'] = {}
  const words = shard ? Math.ceil(shard.size / 32) : 0
  const mask = shard ? shard.alive.slice(0, words) : new Uint32Array(0)
  let left = countOf(mask)
  note('inactive', counts.archived)
  note('not_accepting', counts.closed)
  note('not_authorized', considered - counts.archived - counts.closed - left)
  if (!shard) return { shard, mask, left: 0, considered, excluded }

  const [today, last] = [dayAt(as_of), dayAt(Date.parse(criteria.start_by))]
  const way = wayOf(criteria)
  const days = [today, last] as const
  kept('not_authorized', () => keepWithin(mask, shard, spanPlace(way, 'therapy'), days))
  if (criteria.service === 'prescribing') {
    kept('service', () => keepWithin(mask, shard, spanPlace(way, 'prescribing'), days))
  }
  any('format', [`format:${way}`])
  const { payment } = criteria
  if (payment?.payer_id) any('out_of_network', [`payer:${payment.payer_id}`])
  if (payment && payment.max_amount !== null) each('over_budget', affordable(directory, asked))
  for (const { code, required } of criteria.languages) {
    if (required) any('language', [`language:${code}`])
  }
  if (criteria.age_group) any('age_group', [`age_group:${criteria.age_group}`])
  for (const must of mustsOf(criteria)) any('must_preference', facetsOf(must))
  without('person_excluded', asked.excluded.person)
  without('practitioner_excluded', asked.excluded.practitioner)
  kept('at_capacity', () => keepFree(mask, shard, columns.places))
  kept('no_slot', () => keepFlagged(mask, shard, columns.flags, flag.published))
  return { shard, mask, left, considered, excluded }

  function note(gate: Gate, many: number) {
    if (many > 0) excluded[gate] = (excluded[gate] ?? 0) + many
  }
  function kept(gate: Gate, keep: () => void) {
    if (gate === open) return
    keep()
    const now = countOf(mask)
    note(gate, left - now)
    left = now
  }
  function any(gate: Gate, facets: string[]) {
    const bits = facets.map((facet) => shard!.facets.get(facet)).filter((found) => found)
    kept(gate, () => keepAny(mask, bits as Uint32Array[]))
  }
  function each(gate: Gate, passes: Passes) {
    kept(gate, () =>
      forEachBit(mask, (place) => {
        if (!passes(place, shard!.members[place]!)) clearBit(mask, place)
      }),
    )
  }
  function without(gate: Gate, ids: Set<string>) {
    if (ids.size === 0) return
    const rows = new Set([...ids].map((id) => rowOf.get(id)))
    each(gate, (_, row) => !rows.has(row))
  }
}

// Whoever has published no price in the currency is not known to be within the budget.
function affordable({ columns, words }: Directory, { criteria }: Asked): Passes {
  const { max_amount, currency } = criteria.payment!
  const at = criteria.service === 'prescribing' ? 1 : 0
  const wanted = words.indexOf(currency ?? 'usd')
  return (_, row) => {
    const price = columns.prices[row * 2 + at]!
    return price >= 0 && price <= max_amount! && columns.currencies[row * 2 + at] === wanted
  }
}

// What can be given up, and how many would then be left: asked only where nobody is.
const relaxable: Gate[] = [
  'service',
  'format',
  'out_of_network',
  'over_budget',
  'language',
  'age_group',
  'must_preference',
  'person_excluded',
]

export function relaxationsOf(directory: Directory, asked: Asked, no_slot: number) {
  const opened = relaxable.map((code) => ({ code, would_add: sift(directory, asked, code).left }))
  return [...opened, { code: 'no_slot' as const, would_add: no_slot }].filter(
    ({ would_add }) => would_add > 0,
  )
}

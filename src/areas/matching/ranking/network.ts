// Payer network participation by plan and date. Permanent participation is a plain facet, limited
// participation a facet with dates.
import { dayNumber, no_end, type Span } from './authority.ts'
import type { Payment } from './criteria.ts'

export type Participation = {
  payer_id: string
  plan_ids?: string[]
  starts_on?: string | null
  ends_on?: string | null
  source?: string
  verified_at?: string | null
}
export type Networked = {
  payer_networks: string[]
  network_participations: Participation[]
}

// A facet with dates.
export type Stay = { facet: string; span: Span }
export type Standing = { facets: string[]; stays: Stay[] }

// Detailed participations replace the plain entry of the same payer.
function participationsOf({ payer_networks, network_participations }: Networked) {
  const detailed = new Set(network_participations.map(({ payer_id }) => payer_id))
  const plain = payer_networks.filter((payer_id) => !detailed.has(payer_id))
  return [...plain.map((payer_id): Participation => ({ payer_id })), ...network_participations]
}

const within = (day: number) => Math.min(no_end, Math.max(0, day))

const spanOf = ({ starts_on, ends_on }: Participation): Span => [
  starts_on ? within(dayNumber(starts_on)) : 0,
  ends_on ? within(dayNumber(ends_on) + 1) : no_end,
]

const facetsIn = ({ payer_id, plan_ids = [] }: Participation) =>
  plan_ids.length > 0 ? plan_ids.map((plan) => planFacet(payer_id, plan)) : [payerFacet(payer_id)]
const payerFacet = (payer_id: string) => `payer:${payer_id}`
const planFacet = (payer_id: string, plan_id: string) => `plan:${payer_id}/${plan_id}`

export function networksOf(networked: Networked): Standing {
  const all = participationsOf(networked).flatMap((one) =>
    facetsIn(one).map((facet): Stay => ({ facet, span: spanOf(one) })),
  )
  return {
    facets: all.filter(({ span }) => isAlways(span)).map(({ facet }) => facet),
    stays: all.filter(({ span }) => !isAlways(span)),
  }
}

const isAlways = ([from, until]: Span) => from === 0 && until === no_end

// Any of these facets means in network. Participation in some plans doesn't imply others.
export const networkFacets = ({ payer_id, plan_id }: Payment) =>
  payer_id ? [payerFacet(payer_id), ...(plan_id ? [planFacet(payer_id, plan_id)] : [])] : []

// The days on which the practitioner is in network.
export function daysInNetwork({ facets, stays }: Standing, payment: Payment, days: Span): Span[] {
  const accepted = networkFacets(payment)
  if (accepted.some((facet) => facets.includes(facet))) return [days]
  const spans = stays
    .filter(({ facet }) => accepted.includes(facet))
    .map(({ span }): Span => [Math.max(span[0], days[0]), Math.min(span[1], days[1])])
    .filter(([from, until]) => from < until)
    .sort((one, other) => one[0] - other[0])
  return spans.reduce<Span[]>((joined, span) => {
    const last = joined.at(-1)
    if (!last || span[0] > last[1]) return [...joined, span]
    return [...joined.slice(0, -1), [last[0], Math.max(last[1], span[1])]]
  }, [])
}

// The participation on a day. If there are several, the most recently confirmed.
export function networkOn(networked: Networked, payment: Payment | null, day: number) {
  if (!payment?.payer_id) return null
  const accepted = networkFacets(payment)
  const [participation] = participationsOf(networked)
    .filter((one) => facetsIn(one).some((facet) => accepted.includes(facet)))
    .filter((one) => spanOf(one)[0] <= day && day < spanOf(one)[1])
    .sort((one, other) => (other.verified_at ?? '').localeCompare(one.verified_at ?? ''))
  return {
    payer_id: payment.payer_id,
    plan_id: payment.plan_id ?? null,
    status: 'in_network' as const,
    source: participation?.source ?? 'attested',
    verified_at: participation?.verified_at ?? null,
    ends_on: participation?.ends_on ?? null,
  }
}

// Computes the dates a practitioner is licensed per jurisdiction, format and service, using the
// eligibility rules. Shares the result among equivalent jurisdictions.
import { compactRules } from '#areas/practitioners/practitioner/compacts.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { prescribers, prescribing_taxonomy } from '#areas/practitioners/practitioner/professions.ts'
import { isVerified, type Question } from '#areas/practitioners/practitioner/eligibility_rules.ts'

export type Span = [from: number, until: number] // Day numbers, end exclusive.
export type Authority = { jurisdiction: string; spans: (Span | null)[] }

export const ways = ['telehealth', 'in_person'] as const
export const services = ['therapy', 'prescribing'] as const
export type Way = (typeof ways)[number]
export type Service = (typeof services)[number]

export const spanPlace = (way: Way, service: Service) =>
  services.indexOf(service) * ways.length + ways.indexOf(way)

const day_ms = 86_400_000
const first_day = Date.UTC(2020, 0, 1) / day_ms
export const no_end = 65_535
const most_changes = 8

// Days since 2020, which fit in 16 bits until 2199.
export const dayNumber = (date: string) => Date.parse(date) / day_ms - first_day
export const dayAt = (ms: number) => Math.floor(ms / day_ms) - first_day
export const dayStart = (day: number) => (day + first_day) * day_ms
const dateOf = (day: number) => new Date(dayStart(day)).toISOString().slice(0, 10)

// All jurisdictions where they are licensed, and the next date on which that changes.
export function authoritiesOf(facts: Facts, today: string) {
  let changes_on = no_end
  // It may still be yesterday at the person's location.
  const yesterday = dateOf(dayNumber(today) - 1)
  const known = new Map<string, (Span | null)[]>()
  const authorities: Authority[] = []
  const may_prescribe = mayPrescribe(facts)
  const there = isVerified(facts) ? placesOf(facts) : []
  for (const jurisdiction of there) {
    const alike = likenessOf(facts, jurisdiction, yesterday)
    if (!known.has(alike)) {
      known.set(
        alike,
        services.flatMap((service) => ways.map((format) => spanOf(format, service, jurisdiction))),
      )
    }
    const spans = known.get(alike)!
    if (spans.some(Boolean)) authorities.push({ jurisdiction, spans })
  }
  return { authorities, changes_on }

  function spanOf(format: Way, service: Service, jurisdiction: string): Span | null {
    if (service === 'prescribing' && !may_prescribe) return null
    const question = { jurisdiction, format, prescribing: service === 'prescribing', today }
    for (let on: string | null = yesterday, tries = 0; on && tries < most_changes; tries++) {
      const { result, changes_next_on } = answerOf({ ...question, on })
      const over = changes_next_on && changes_next_on <= today
      if (result === 'eligible' && !over) {
        return [dayNumber(on), changes_next_on ? dayNumber(changes_next_on) : no_end]
      }
      on = changes_next_on
    }
    return null
  }

  function answerOf(question: Question) {
    const result = eligibilityOf(facts, question)
    if (result.changes_next_on && result.changes_next_on > today) {
      changes_on = Math.min(changes_on, dayNumber(result.changes_next_on))
    }
    return result
  }
}

const mayPrescribe = ({ profession, taxonomies }: Facts) =>
  (prescribers as string[]).includes(profession) ||
  taxonomies.some(({ code }) => code === prescribing_taxonomy)

function placesOf({ licenses, privileges }: Facts) {
  const places = new Set(licenses.map(({ jurisdiction }) => jurisdiction))
  for (const { compact, jurisdiction } of privileges) {
    const { reach, members } = compactRules[compact]!
    const there = reach === 'each_state' ? [jurisdiction] : issuing(members)
    for (const place of there) if (place) places.add(place)
  }
  return [...places].sort()
}

const issuing = (members: Record<string, string | null>) =>
  Object.keys(members).filter((place) => members[place])

// Jurisdictions with the same key have the same answers: same licenses, registrations and compact
// dates, if they are still to come.
function likenessOf(facts: Facts, place: string, yesterday: string) {
  const here = ({ jurisdiction }: { jurisdiction?: string | null }) => jurisdiction === place
  const waived = facts.exclusions.some(({ waiver_jurisdiction }) => place === waiver_jurisdiction)
  if (waived || facts.licenses.some(here) || facts.dea_registrations.some(here)) return place
  if (facts.supervisor) return place
  return facts.privileges
    .map(({ id, compact, jurisdiction }) => {
      const { reach, members } = compactRules[compact]!
      if (reach === 'each_state') return `${id} ${jurisdiction === place}`
      const since = members[place]
      return `${id} ${since && since <= yesterday ? 'member' : since}`
    })
    .join()
}

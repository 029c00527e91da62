// Computes the dates a practitioner is licensed per jurisdiction, format and service, using the
// eligibility rules. Shares the result among equivalent jurisdictions.
import { compactRules } from '#areas/practitioners/practitioner/compacts.ts'
import { changeDates, resultOn } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { prescribers, prescribing_taxonomy } from '#areas/practitioners/practitioner/professions.ts'
import type { Question } from '#areas/practitioners/practitioner/eligibility_rules.ts'
import { isVerifiedStatus } from '#areas/practitioners/practitioner/status_dates.ts'

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

// Days since 2020, which fit in 16 bits until 2199. Faster than Date.parse, because an index has
// millions of dates.
export function dayNumber(date: string) {
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2)
  return Date.UTC(year, twoDigits(date, 5) - 1, twoDigits(date, 8)) / day_ms - first_day
}
const zeros = 48 * 10 + 48
const twoDigits = (text: string, at: number) =>
  text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - zeros

export const dayAt = (ms: number) => Math.floor(ms / day_ms) - first_day
export const dayStart = (day: number) => (day + first_day) * day_ms
function dayBefore(date: string) {
  const day = twoDigits(date, 8) - 1
  if (day > 0) return `${date.slice(0, 8)}${day < 10 ? '0' : ''}${day}`
  return new Date(dayStart(dayNumber(date) - 1)).toISOString().slice(0, 10)
}

// All jurisdictions where they are licensed, and the next date on which that changes.
export function authoritiesOf(facts: Facts, today: string) {
  let changes_on = no_end
  const authorities: Authority[] = []
  const there = isVerifiedStatus(facts) ? placesOf(facts) : []
  if (there.length === 0) return { authorities, changes_on }
  // It may still be yesterday at the person's location.
  const yesterday = dayBefore(today)
  const dates = datesFrom(facts, yesterday, today)
  const known = new Map<string, (Span | null)[]>()
  const may_prescribe = mayPrescribe(facts)
  const same_ways = !dependsOnFormat(facts)
  for (const jurisdiction of there) {
    const alike = likenessOf(facts, jurisdiction, yesterday)
    const spans = known.get(alike) ?? services.flatMap((service) => spansOf(service, jurisdiction))
    known.set(alike, spans)
    if (spans.some(Boolean)) authorities.push({ jurisdiction, spans })
  }
  return { authorities, changes_on }

  function spansOf(service: Service, jurisdiction: string) {
    if (service === 'prescribing' && !may_prescribe) return ways.map(() => null)
    const question = { jurisdiction, prescribing: service === 'prescribing', today }
    if (!same_ways) return ways.map((format) => spanOf({ ...question, format }))
    const span = spanOf({ ...question, format: 'telehealth' })
    return ways.map(() => span)
  }

  // The first period of eligibility that isn't over.
  function spanOf(question: Omit<Question, 'on'>): Span | null {
    const resultAt = (at: number) => resultOn(facts, { ...question, on: dates[at]! })
    let result = resultAt(0)
    for (let at = 0, tries = 0; tries < most_changes; tries++) {
      let [next, following] = [at + 1, result]
      while (next < dates.length && (following = resultAt(next)) === result) next++
      const until = dates[next]
      if (until && until > today) changes_on = Math.min(changes_on, dayNumber(until))
      if (result === 'eligible' && !(until && until <= today)) {
        return [dayNumber(dates[at]!), until ? dayNumber(until) : no_end]
      }
      if (!until) return null
      ;[at, result] = [next, following]
    }
    return null
  }
}

// The dates on which an answer can change, beginning with the first that is asked about.
function datesFrom(facts: Facts, yesterday: string, today: string) {
  const dates = [yesterday, ...changeDates(facts, yesterday)]
  if (yesterday.slice(0, 4) === today.slice(0, 4)) return dates
  return [...new Set([...dates, ...changeDates(facts, today)])].sort()
}

function dependsOnFormat({ licenses, privileges, supervisor }: Facts) {
  const registered = licenses.some(({ kind }) => kind === 'telehealth_registration')
  return privileges.length > 0 || registered || Boolean(supervisor)
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

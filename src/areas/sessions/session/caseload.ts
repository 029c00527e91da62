// Checks that the practitioner takes the persons of a booking: whether they accept new persons,
// have an opening in their caseload and treat the age group. What isn't published isn't checked.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { isAged } from '#areas/persons/consent_decision/minority.ts'
import type { InCare } from '#areas/persons/consent/treatment.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { inWholeCalendar } from '#areas/sessions/availability/full_calendar.ts'
import { isOffered } from '#areas/sessions/availability/offered_care.ts'
import type { SessionType } from '#areas/sessions/availability/session_type.ts'

const reasons = {
  format: "The practitioner doesn't offer this format.",
  level_of_care: "The practitioner doesn't provide this level of care.",
  age_group: "The practitioner doesn't treat this age group.",
  not_accepting: "The practitioner doesn't accept new persons.",
  caseload_full: "The practitioner's caseload is full.",
}
export type Unmet = { code: keyof typeof reasons; param: string }

export function notOfferedError(unmet: Unmet[]) {
  const details = unmet.map(({ code, param }) => ({ param, code, message: reasons[code] }))
  return new ApiError('not_offered', {}, { param: details[0]!.param, details })
}

export type BookedCare = { starts_at: string; type?: SessionType | undefined }
type BookedPerson = InCare & { param: string }

export async function unmetForPersons(
  call: Call,
  practitioner: PractitionerRow,
  persons: BookedPerson[],
  care: BookedCare,
): Promise<Unmet[]> {
  const { id, accepts_new_persons, capacity } = practitioner
  const unmet = unmetAgeGroups(practitioner, persons, care.starts_at)
  if (accepts_new_persons && capacity === null) return unmet
  if (capacity !== null) await lockCaseload(call, id)
  let newcomers = 0
  for (const { person_id, care_team, param } of persons) {
    if (care_team.includes(id)) continue
    const caseload = await inWholeCalendar(call, () => findCaseload(call, id, person_id))
    if (caseload.known) continue
    if (!accepts_new_persons) unmet.push({ code: 'not_accepting', param })
    const unlimited = care.type === 'crisis' && caseload.crisis_skips_limits
    if (capacity !== null && !unlimited && caseload.taken + newcomers >= capacity) {
      unmet.push({ code: 'caseload_full', param })
    }
    newcomers++
  }
  return unmet
}

type AgedPerson = { birth_date: string | null; param: string }

// The persons whom the practitioner doesn't treat at the age they have then.
export function unmetAgeGroups(
  { age_groups, time_zone }: Pick<PractitionerRow, 'age_groups' | 'time_zone'>,
  persons: AgedPerson[],
  starts_at: string,
): Unmet[] {
  const on = Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone).toPlainDate()
  return persons.flatMap(({ birth_date, param }) =>
    birth_date && !isOffered(age_groups, ageGroupOf(birth_date, on))
      ? [{ code: 'age_group' as const, param }]
      : [],
  )
}

function ageGroupOf(birth_date: string, on: Temporal.PlainDate) {
  if (isAged(birth_date, 65, on)) return 'older_adults'
  if (isAged(birth_date, 18, on)) return 'adults'
  return isAged(birth_date, 13, on) ? 'adolescents' : 'children'
}

// Serializes bookings and acceptances under a caseload limit, so that each sees the others.
export async function lockCaseload(call: Call, practitioner_id: string) {
  const name = `${call.account} place ${practitioner_id}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

type Caseload = { known: boolean; taken: number; crisis_skips_limits: boolean }

async function findCaseload(call: Call, practitioner_id: string, person_id: string) {
  const now = toTimestamp(call.now)
  const [caseload] = await call.query<Caseload>(sql`
    select in_caseload(${call.account}, ${practitioner_id}, ${person_id}, ${now}) as known,
      capacity_used(${call.account}, ${practitioner_id}, ${now}, ${person_id}) as taken,
      exists (
        select from availabilities
        where account = ${call.account} and practitioner_id = ${practitioner_id}
          and published and crisis_skips_limits) as crisis_skips_limits`)
  return caseload!
}

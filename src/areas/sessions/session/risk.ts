// Flags upcoming sessions that can't take place as booked, with the reason. They aren't canceled:
// the account decides. Runs after a change of the practitioner, the person or their consents.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Job } from '#kernel/jobs.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { updateRow } from '#kernel/record.ts'
import { consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import { wouldPermit } from '#areas/persons/consent_decision/audited_decision.ts'
import { gatherMany, type PersonFacts } from '#areas/persons/consent_decision/facts.ts'
import { dayOf } from '#areas/persons/consent_decision/minority.ts'
import { personLifecycle, sessionReview } from '#areas/persons/person/lifecycle.ts'
import { currentDate, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { findAvailability } from '#areas/sessions/availability/availability.ts'
import type { TimeOff } from '#areas/sessions/availability/hours_schema.ts'
import { sessionReview as practitionerReview } from '#areas/practitioners/practitioner/jobs.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { ineligibility } from './licensure.ts'
import { participantIds } from './participants.ts'
import type { AtRiskReason, SessionRow } from './schema.ts'
import { findWithoutUpcoming, lockUpcoming, lockUpcomingOfPerson } from './store.ts'

// The persons are read in groups of so many.
const most_persons = 100

export const practitionerReviewJob: Job = {
  ...practitionerReview,
  summary: 'Update which upcoming sessions of a practitioner are at risk.',
  unbound: "It follows an eligibility change, which leaves no trace in the practitioner's row.",
  run: async (call, id) => await reviewSessions(call, await lockUpcoming(call, id)),
}

export const personReviewJob: Job = {
  ...sessionReview,
  summary: 'Update which upcoming sessions of a person are at risk.',
  unbound: "It follows a death or a change of consents, which leave no trace in the person's row.",
  run: async (call, id) => await reviewSessions(call, await lockUpcomingOfPerson(call, id)),
  idle: findWithoutUpcoming,
}

// Reviews a session that has just changed, unless it has begun.
export async function reviewSession(call: Call, session: SessionRow) {
  if (participantIds(session).length === 0 && !session.at_risk) return session
  if (Temporal.Instant.compare(call.now, session.starts_at) >= 0) return session
  const [reviewed] = await reviewSessions(call, [session])
  return reviewed!
}

async function reviewSessions(call: Call, sessions: SessionRow[]) {
  const reviewed: SessionRow[] = []
  if (sessions.length === 0) return reviewed
  const today = currentDate(call)
  const persons = await personsIn(call, sessions)
  const had_telehealth = await haveHadTelehealth(call, sessions)
  const double_booked = await findDoubleBooked(call, sessions)
  for (const [practitioner_id, own] of Map.groupBy(sessions, (each) => each.practitioner_id)) {
    const practitioner = await findFacts(call, practitioner_id)
    const away = await findTimeOff(call, practitioner_id)
    for (const session of own) {
      const risk: Risk | null = practitioner.archived
        ? { reason: 'practitioner_archived' }
        : (riskOfPractitioner(practitioner, session, today, away) ??
          riskOfPersons(call, session, persons, had_telehealth) ??
          double_booked.get(session.id) ??
          null)
      const word = risk ? 'put_at_risk' : 'cleared'
      const columns = {
        at_risk: risk !== null,
        at_risk_reason: risk?.reason ?? null,
        at_risk_person_id: risk?.person_id ?? null,
      }
      reviewed.push(await updateRow(call, sessionKind, session.id, columns, word, session))
    }
  }
  return reviewed
}

type Risk = { reason: AtRiskReason; person_id?: string }

function riskOfPractitioner(
  facts: Facts,
  session: SessionRow,
  today: string,
  away: TimeOff[],
): Risk | null {
  const reason = ineligibility(facts, session, today)
  if (reason) return { reason }
  const { starts_at, ends_at, availability_overridden } = session
  const is_away = away.some((off) => off.starts_at < ends_at && starts_at < off.ends_at)
  return is_away && !availability_overridden ? { reason: 'practitioner_time_off' } : null
}

async function findTimeOff(call: Call, practitioner_id: string) {
  const { published, time_off } = await findAvailability(call, practitioner_id)
  return published ? time_off : []
}

type Persons = Map<string, PersonFacts>

export async function personsIn(call: Call, sessions: SessionRow[]): Promise<Persons> {
  const ids = [...new Set(sessions.flatMap(participantIds))]
  const persons: Persons = new Map()
  for (let at = 0; at < ids.length; at += most_persons) {
    const some = await gatherMany(call, ids.slice(at, at + most_persons))
    for (const [id, gathered] of some) persons.set(id, gathered)
  }
  return persons
}

// A person who can't attend any session, whatever they consented to.
export const isGone = ({ person: { status } }: PersonFacts) =>
  isIn(personLifecycle, 'deceased', status) || isIn(personLifecycle, 'erased', status)

// The first reason that concerns a participant.
function riskOfPersons(
  call: Call,
  session: SessionRow,
  persons: Persons,
  had_telehealth: Set<string>,
): Risk | null {
  for (const id of participantIds(session)) {
    const gathered = persons.get(id)
    if (!gathered) continue
    const { status } = gathered.person
    if (isIn(personLifecycle, 'deceased', status))
      return { reason: 'person_deceased', person_id: id }
    if (isIn(personLifecycle, 'erased', status)) return { reason: 'person_erased', person_id: id }
    const remote = session.format === 'telehealth' && had_telehealth.has(id)
    const consented =
      consentsTo('treatment', call, gathered, session) &&
      (!remote || consentsTo('telehealth', call, gathered, session))
    if (!consented) return { reason: 'consent_required', person_id: id }
  }
  return null
}

// After a merge, one person can be in two sessions at once. Both are found, and a seat that no
// longer overlaps blocks its time again.
async function findDoubleBooked(call: Call, sessions: SessionRow[]) {
  const now = toTimestamp(call.now)
  const found = await call.query<{ session_id: string; person_id: string }>(sql`
    with doubled as (
      select seat.session_id, seat.person_id
      from session_participants as seat
      join session_participants as other on other.account = seat.account
        and other.person_id = seat.person_id and other.session_id <> seat.session_id
        and other.during && seat.during
      join sessions on sessions.account = other.account and sessions.id = other.session_id
      where seat.account = ${call.account}
        and seat.session_id = any(${sessions.map(({ id }) => id)})
        and ${inSet(sessionLifecycle, 'occupying', 'sessions.status')}
        and not (${inSet(sessionLifecycle, 'on_hold', 'sessions.status')}
          and hold_expires_at <= ${now})),
    freed as (
      update session_participants as seat set blocking = true
      where account = ${call.account} and not blocking
        and session_id = any(${sessions.filter(isDoubleBooked).map(({ id }) => id)})
        and not exists (
          select from doubled
          where doubled.session_id = seat.session_id and doubled.person_id = seat.person_id))
    select session_id, person_id from doubled`)
  return new Map(
    found.map(({ session_id, person_id }): [string, Risk] => [
      session_id,
      { reason: 'person_double_booked', person_id },
    ]),
  )
}

const isDoubleBooked = ({ at_risk_reason }: SessionRow) => at_risk_reason === 'person_double_booked'

// Persons who have had a telehealth consent. Others can still sign one before the session starts.
async function haveHadTelehealth(call: Call, sessions: SessionRow[]) {
  const remote = sessions.filter(({ format }) => format === 'telehealth').flatMap(participantIds)
  if (remote.length === 0) return new Set<string>()
  const rows = await call.query<{ person_id: string }>(sql`
    select distinct person_id from consents
    where account = ${call.account} and person_id = any(${remote})
      and kind = 'telehealth' and ${inSet(consentLifecycle, 'signed')}`)
  return new Set(rows.map(({ person_id }) => person_id))
}

// Whether the person's consent covers the practitioner when the session starts.
export function consentsTo(
  activity: 'treatment' | 'telehealth',
  call: Call,
  gathered: PersonFacts,
  { practitioner_id, starts_at }: Pick<SessionRow, 'practitioner_id' | 'starts_at'>,
) {
  const started = Temporal.Instant.compare(call.now, starts_at) > 0
  const begins = started ? call.now : Temporal.Instant.from(starts_at)
  const facts = gathered.factsOn(dayOf(begins, gathered.details.time_zone))
  return wouldPermit(
    call,
    { facts },
    {
      activity,
      action: 'use',
      recipient: { type: 'practitioner', id: practitioner_id, name: null },
      as_of: toTimestamp(begins),
    },
  )
}

export const riskEvents = {
  'session.put_at_risk':
    "A session can't take place as booked: `at_risk_reason` tells why. Reschedule, reassign or " +
    'cancel it.',
  'session.cleared': 'A session is no longer at risk.',
}

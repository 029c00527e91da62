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
import { personLifecycle, sessionReview } from '#areas/persons/person/lifecycle.ts'
import { currentDate, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { sessionReview as practitionerReview } from '#areas/practitioners/practitioner/jobs.ts'
import { sessionKind } from './lifecycle.ts'
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
  for (const [practitioner_id, own] of Map.groupBy(sessions, (each) => each.practitioner_id)) {
    const practitioner = await findFacts(call, practitioner_id)
    for (const session of own) {
      const at_risk_reason: AtRiskReason | null = practitioner.archived
        ? 'practitioner_archived'
        : (ineligibility(practitioner, session, today) ??
          riskOfPersons(call, session, persons, had_telehealth))
      const at_risk = at_risk_reason !== null
      const word = at_risk ? 'put_at_risk' : 'cleared'
      const columns = { at_risk, at_risk_reason }
      reviewed.push(await updateRow(call, sessionKind, session.id, columns, word, session))
    }
  }
  return reviewed
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
) {
  for (const id of participantIds(session)) {
    const gathered = persons.get(id)
    if (!gathered) continue
    const { status } = gathered.person
    if (isIn(personLifecycle, 'deceased', status)) return 'person_deceased'
    if (isIn(personLifecycle, 'erased', status)) return 'person_erased'
    if (!consentsTo('treatment', call, gathered, session)) return 'consent_required'
    const remote = session.format === 'telehealth' && had_telehealth.has(id)
    if (remote && !consentsTo('telehealth', call, gathered, session)) return 'consent_required'
  }
  return null
}

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
  return wouldPermit(call, gathered, {
    activity,
    action: 'use',
    recipient: { type: 'practitioner', id: practitioner_id, name: null },
    as_of: started ? toTimestamp(call.now) : starts_at,
  })
}

export const riskEvents = {
  'session.put_at_risk':
    "A session can't take place as booked: `at_risk_reason` tells why. Reschedule, reassign or " +
    'cancel it.',
  'session.cleared': 'A session is no longer at risk.',
}

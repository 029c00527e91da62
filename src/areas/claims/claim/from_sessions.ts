// Drafts service lines from completed sessions: code, minutes, place of service and modifiers from
// the session, diagnoses from the signed note. The draft can be edited before submission.
import type { PayerTerms } from '#catalogue/payers.ts'
import { procedureOf, unitsForMinutes } from '#catalogue/procedures.ts'
import { billedCode } from '#areas/sessions/session/billed_code.ts'
import type { LineCreate } from './parts.ts'
import type { BilledSession } from './billed_sessions.ts'

type Rate = { service: string; price: { amount: number; currency: string } }
type Practitioner = { id: string; profession?: string; rates?: Rate[] }

export function draftFromSessions(
  sessions: BilledSession[],
  practitioner: Practitioner,
  rules: PayerTerms | undefined,
) {
  const diagnoses = diagnosesOf(sessions)
  const rankOf = (code: string) => diagnoses.find((each) => each.code === code)!.rank
  const lines = sessions.flatMap((each) => {
    const line = lineOf(each, practitioner, rules, pointersOf(each, rankOf))
    return [line, ...crisisAddOn(line, each, practitioner)]
  })
  return { diagnoses, lines }
}

// Unique diagnoses, in the order of the notes and their ranks.
function diagnosesOf(sessions: BilledSession[]) {
  const diagnoses = sessions.flatMap(({ notes }) =>
    notes.flatMap((note) => note.diagnoses.toSorted((one, other) => one.rank - other.rank)),
  )
  const codes = [...new Set(diagnoses.map(({ code }) => code))]
  return codes.map((code, i) => ({ code, rank: i + 1 }))
}

function pointersOf({ notes }: BilledSession, rankOf: (code: string) => number) {
  const codes = notes.flatMap(({ diagnoses }) =>
    diagnoses.toSorted((one, other) => one.rank - other.rank).map(({ code }) => code),
  )
  return [...new Set(codes.map(rankOf))].slice(0, 4)
}

function lineOf(
  { session, notes, location }: BilledSession,
  practitioner: Practitioner,
  rules: PayerTerms | undefined,
  diagnosis_pointers: number[],
): LineCreate {
  const minutes = minutesOf(notes) ?? session.duration_minutes
  const code = billedCode(session, minutes, practitioner.profession)
  return {
    session_id: session.id,
    service_date: serviceDateOf({ session, notes }),
    procedure_code: code,
    modifiers: modifiersOf(session.format, rules),
    units: 1,
    minutes,
    ...chargeFor(code, session, practitioner.rates ?? []),
    place_of_service: placeOf(session.format, notes, rules, location),
    diagnosis_pointers,
    ...(session.practitioner_id !== practitioner.id && {
      practitioner_id: session.practitioner_id,
    }),
  }
}

const [crisis, crisis_add_on] = ['90839', '90840']

// A crisis is billed by its first 74 minutes and an add-on for each additional half hour.
function crisisAddOn(line: LineCreate, { session }: BilledSession, { rates = [] }: Practitioner) {
  if (line.procedure_code !== crisis) return []
  const units = unitsForMinutes(procedureOf(crisis_add_on)!, line.minutes ?? 0) ?? 0
  if (units === 0) return []
  const { charge: _, ...rest } = line
  const add_on = chargeFor(crisis_add_on, session, rates, units)
  return [{ ...rest, procedure_code: crisis_add_on, units, ...add_on }]
}

type Session = BilledSession['session']
type Notes = BilledSession['notes']

// Start to stop time in the signed note, which is the evidence for the time billed.
function minutesOf(notes: Notes) {
  const [times] = notes.flatMap(({ service }) =>
    service?.started_at && service.ended_at
      ? [[service.started_at, service.ended_at] as const]
      : [],
  )
  if (!times) return undefined
  const [from, to] = times.map((time) => Temporal.Instant.from(time))
  return Math.max(1, Math.floor(to!.since(from!).total('minutes')))
}

// As in the signed note; without one, where the session took place.
export const serviceDateOf = ({ session, notes }: Pick<BilledSession, 'session' | 'notes'>) =>
  notes.map(({ service }) => service?.date).find(Boolean) ??
  localDay(session.starts_at, session.time_zone)

const localDay = (at: string, zone: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()

function modifiersOf(format: Session['format'], rules: PayerTerms | undefined) {
  const { video_modifier = '95', audio_modifier = '93' } = rules?.telehealth ?? {}
  const modifier = { telehealth: video_modifier, phone: audio_modifier, in_person: null }[format]
  return modifier ? [modifier] : []
}

function placeOf(
  format: Session['format'],
  notes: Notes,
  rules: PayerTerms | undefined,
  location: BilledSession['location'],
) {
  const place = notes.map(({ service }) => service?.place_of_service).find(Boolean)
  if (place) return place
  return format === 'in_person'
    ? (location?.place_of_service ?? '11')
    : (rules?.telehealth.home_place_of_service ?? '10')
}

// Looks up the rate by procedure code, or by session type and length, else the price of the
// service. Without any, the fee schedule decides.
function chargeFor(
  code: string,
  { type, duration_minutes, price }: Session,
  rates: Rate[],
  units = 1,
): Pick<LineCreate, 'charge'> {
  const names = [code.toLowerCase(), `${type}_${duration_minutes}`, type]
  const rate = names.map((name) => rates.find(({ service }) => service === name)).find(Boolean)
  const found = rate?.price ?? price
  if (!found) return {}
  return { charge: { amount: found.amount * units, currency: found.currency.toLowerCase() } }
}

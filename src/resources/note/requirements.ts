// What a note must hold to be signed, as data: for all notes, and what payers ask for besides
// (start and stop time, modality, necessity). Signing tells all that is missing at once.
import { formatOf } from './formats.ts'
import type { NoteRow } from './note_row.ts'

export type Missing = { param: string; code: string; message: string }

type Requirement = Missing & {
  for_payer?: boolean // Only of notes that are evidence for a payer.
  kinds?: string[] // Only of these.
  lacks: (note: NoteRow) => boolean
}

const requirements: Requirement[] = [
  {
    param: 'service.date',
    code: 'service_date_missing',
    message: 'The day of care.',
    lacks: ({ service }) => !service?.date,
  },
  {
    param: 'service.person_location',
    code: 'person_location_missing',
    message: 'Where the person was: who may sign depends on it.',
    lacks: ({ service }) => !service?.person_location,
  },
  {
    param: 'service.started_at',
    code: 'start_time_missing',
    message: 'Payers ask for the start time.',
    for_payer: true,
    lacks: ({ service }) => !service?.started_at,
  },
  {
    param: 'service.ended_at',
    code: 'stop_time_missing',
    message: 'Payers ask for the stop time.',
    for_payer: true,
    lacks: ({ service }) => !service?.ended_at,
  },
  {
    param: 'service.date',
    code: 'times_on_another_day',
    message: 'The start time is not of the day of care, wherever the person was.',
    lacks: ({ service }) => Boolean(service?.date) && isFar(service!.date!, service!.started_at),
  },
  {
    param: 'service.modality',
    code: 'modality_missing',
    message: 'Payers ask how they met: in person, by video, by phone.',
    for_payer: true,
    lacks: ({ service }) => !service?.modality,
  },
  {
    param: 'service.interventions',
    code: 'interventions_missing',
    message: 'Payers ask for the techniques used.',
    for_payer: true,
    kinds: ['progress', 'group', 'family', 'crisis'],
    lacks: ({ service }) => !service?.interventions?.length,
  },
  {
    param: 'diagnoses',
    code: 'necessity_missing',
    message: 'Payers ask what makes care necessary: a diagnosis at least.',
    for_payer: true,
    lacks: ({ diagnoses }) => diagnoses.length === 0,
  },
  {
    param: 'origin.reviewed',
    code: 'draft_not_reviewed',
    message: 'What a model drafted must be checked by its author.',
    lacks: ({ origin }) => origin.method === 'ai_draft' && origin.reviewed !== true,
  },
]

// The day where the person is can differ from that of UTC by one.
function isFar(date: string, started_at: string | null | undefined) {
  if (!started_at) return false
  const began = Temporal.Instant.from(started_at).toZonedDateTimeISO('UTC').toPlainDate()
  return Math.abs(began.until(date, { largestUnit: 'days' }).days) > 1
}

export function missingIn(note: NoteRow): Missing[] {
  const { for_payer, sections } = formatOf(note.format)
  const empty = Object.entries(sections)
    .filter(([name, { required }]) => required && !note.sections[name]?.trim())
    .map(([name, { help }]) => ({
      param: `sections.${name}`,
      code: 'section_missing',
      message: help,
    }))
  const others = requirements
    .filter((each) => for_payer || !each.for_payer)
    .filter(({ kinds }) => !kinds || kinds.includes(note.kind))
    .filter(({ lacks }) => lacks(note))
    .map(({ param, code, message }) => ({ param, code, message }))
  return [...empty, ...others]
}

// Requirements for signing a note, as data: those for every note, and those of payers (start and
// stop times, modality, medical necessity). Signing reports everything missing at once.
import { formatOf } from './formats.ts'
import type { NoteRow } from './schema.ts'

export type Missing = { param: string; code: string; message: string }

type Requirement = Missing & {
  for_payer?: boolean // Applies only to notes that support a claim.
  kinds?: string[] // Applies only to these kinds.
  lacks: (note: NoteRow) => boolean
}

const requirements: Requirement[] = [
  {
    param: 'service.date',
    code: 'service_date_missing',
    message: 'The date of service is required.',
    lacks: ({ service }) => !service?.date,
  },
  {
    param: 'service.person_location',
    code: 'person_location_missing',
    message: "The person's location is required: it determines which license the signer needs.",
    lacks: ({ service }) => !service?.person_location,
  },
  {
    param: 'service.started_at',
    code: 'start_time_missing',
    message: 'Payers require the start time.',
    for_payer: true,
    lacks: ({ service }) => !service?.started_at,
  },
  {
    param: 'service.ended_at',
    code: 'stop_time_missing',
    message: 'Payers require the stop time.',
    for_payer: true,
    lacks: ({ service }) => !service?.ended_at,
  },
  {
    param: 'service.date',
    code: 'times_on_another_day',
    message: '`service.started_at` must be on the date of service.',
    lacks: ({ service }) => Boolean(service?.date) && isFar(service!.date!, service!.started_at),
  },
  {
    param: 'service.modality',
    code: 'modality_missing',
    message: 'Payers require the modality: `telehealth`, `in_person` or `phone`.',
    for_payer: true,
    lacks: ({ service }) => !service?.modality,
  },
  {
    param: 'service.interventions',
    code: 'interventions_missing',
    message: 'Payers require the interventions used.',
    for_payer: true,
    kinds: ['progress', 'group', 'family', 'crisis'],
    lacks: ({ service }) => !service?.interventions?.length,
  },
  {
    param: 'diagnoses',
    code: 'necessity_missing',
    message: 'Payers require medical necessity: add at least one diagnosis.',
    for_payer: true,
    lacks: ({ diagnoses }) => diagnoses.length === 0,
  },
  {
    param: 'origin.reviewed',
    code: 'draft_not_reviewed',
    message: 'The author must review an AI draft before signing. Set `origin.reviewed` to true.',
    lacks: ({ origin }) => origin.method === 'ai_draft' && origin.reviewed !== true,
  },
]

// The person's local date can differ from the UTC date by one day.
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
      message: `This section is required. ${help}`,
    }))
  const others = requirements
    .filter((each) => for_payer || !each.for_payer)
    .filter(({ kinds }) => !kinds || kinds.includes(note.kind))
    .filter(({ lacks }) => lacks(note))
    .map(({ param, code, message }) => ({ param, code, message }))
  return [...empty, ...others]
}

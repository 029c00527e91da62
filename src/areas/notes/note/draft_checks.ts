// Checks the content of a draft note: sections of its format, times in order, distinct entries, and
// assessments of the same person.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import type { Service } from './content.ts'
import { formatOf } from './formats.ts'
import type { NoteChange } from './schema.ts'
import { findUnknownAssessments } from './store.ts'

// Checks that need only the request.
export function requireConsistent(
  format: string,
  { sections, service, goals = [], diagnoses = [] }: NoteChange,
) {
  requireSections(format, sections)
  requireOrder(service)
  requireDistinct('goals', 'ref', goals)
  requireDistinct('diagnoses', 'rank', diagnoses)
  requireDistinct('diagnoses', 'code', diagnoses)
}

function requireDistinct<Name extends string>(
  list: string,
  name: Name,
  entries: Record<Name, string | number>[],
) {
  const named = entries.map((each) => each[name])
  const place = named.findIndex((value, at) => named.indexOf(value) < at)
  if (place < 0) return
  throw invalid(
    `${list}[${place}].${name}`,
    `Each entry in \`${list}\` must have a unique \`${name}\`.`,
  )
}

// Assessments must belong to the person.
export async function requireAssessments(
  call: Call,
  person_id: string,
  { assessment_ids }: NoteChange,
) {
  if (!assessment_ids?.length) return
  const [unknown] = await findUnknownAssessments(call, person_id, assessment_ids)
  if (!unknown) return
  throw notFound('assessment', `assessment_ids[${assessment_ids.indexOf(unknown.id)}]`)
}

function requireSections(format: string, sections: Record<string, string> = {}) {
  const known = formatOf(format).sections
  const unknown = Object.keys(sections).find((name) => !(name in known))
  if (unknown === undefined) return
  const names = Object.keys(known).join(', ')
  throw invalid('sections', `\`sections\` must be sections of the format: ${names}.`)
}

function requireOrder(service: Service | null | undefined) {
  const { started_at, ended_at } = service ?? {}
  if (!started_at || !ended_at) return
  if (Temporal.Instant.compare(started_at, ended_at) < 0) return
  throw invalid('service.ended_at', '`service.ended_at` must be after `service.started_at`.')
}

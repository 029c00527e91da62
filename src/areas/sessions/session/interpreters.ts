// Warns when a person needs an interpreter: the practitioner doesn't speak their language.
import type { InCare } from '#areas/persons/consent/treatment.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import type { SessionWarning } from './recording_schema.ts'

const spoken = (tag: string) => tag.toLowerCase().split('-', 1)[0]

export function interpreterWarnings(
  { languages }: Pick<PractitionerRow, 'languages'>,
  persons: Pick<InCare, 'person_id' | 'interpreted'>[],
): SessionWarning[] {
  const known = new Set(languages.map(spoken))
  return persons
    .filter(({ interpreted }) => interpreted.length > 0)
    .filter(({ interpreted }) => !interpreted.some((tag) => known.has(spoken(tag))))
    .map(({ person_id }) => ({
      param: 'person_id',
      code: 'interpreter_needed',
      message: "The person needs an interpreter: the practitioner doesn't speak their language.",
      person_id,
    }))
}

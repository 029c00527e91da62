// What a practitioner published about the care they offer. What they didn't publish isn't checked.
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import type { Format } from './session_type.ts'

export type OfferedCare = Pick<PractitionerRow, 'formats' | 'levels_of_care'>
export type RequestedCare = {
  format?: Format | undefined
  level_of_care?: OfferedCare['levels_of_care'][number] | null | undefined
}

// Phone counts as telehealth.
export const wayOf = (format: Format) => (format === 'in_person' ? 'in_person' : 'telehealth')

export const isOffered = <Value>(published: readonly Value[], requested: Value) =>
  published.length === 0 || published.includes(requested)

export const default_format = 'telehealth'

// The format of a booking that names none.
export const formatFor = ({ formats }: OfferedCare): Format =>
  isOffered(formats, default_format) ? default_format : formats[0]!

export function missingCare(offered: OfferedCare, { format, level_of_care }: RequestedCare) {
  const { formats, levels_of_care } = offered
  const missing: ('format' | 'level_of_care')[] = []
  if (format && !isOffered(formats, wayOf(format))) missing.push('format')
  if (level_of_care && !isOffered(levels_of_care, level_of_care)) missing.push('level_of_care')
  return missing
}

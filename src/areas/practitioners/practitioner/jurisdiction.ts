// The jurisdiction of a license, a privilege or a person, as an ISO 3166-2 code.
import { Text } from '#kernel/fields.ts'
import { subdivision_pattern } from '#catalogue/us_states.ts'

export const jurisdiction = Text(
  'State or other jurisdiction, as an ISO 3166-2 code such as `US-CA`.',
  6,
  {
    title: 'subdivision',
    pattern: subdivision_pattern,
    examples: ['US-CA'],
    rule: 'must be an ISO 3166-2 subdivision code, for example `US-CA`.',
  },
)

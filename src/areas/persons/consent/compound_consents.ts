// Combinations that the law prohibits in one consent.
import { ApiError } from '#catalogue/api_error.ts'
import type { ConsentKind } from '#areas/persons/consent_decision/vocabulary.ts'
import type { ConsentRow } from './consent_row.ts'
import { isPart2 } from './elements.ts'

const compounds: { citation: string; forbids(consent: ConsentRow): boolean; param: string }[] = [
  {
    param: 'data_categories',
    citation: '45 CFR 164.508(b)(3)(ii)',
    forbids: ({ kind, data_categories }) =>
      holdsOnlyIn(kind, data_categories, 'psychotherapy_notes'),
  },
  {
    param: 'data_categories',
    citation: '42 CFR 2.31(b)',
    forbids: ({ kind, data_categories }) =>
      holdsOnlyIn(kind, data_categories, 'sud_counseling_notes'),
  },
  {
    param: 'purposes',
    citation: '42 CFR 2.31(d)',
    forbids: ({ kind, purposes }) =>
      kind === 'legal_proceeding' ? purposes.some((each) => each !== 'legal') : false,
  },
  {
    param: 'purposes',
    citation: '42 CFR 2.31(d)',
    forbids: (consent) =>
      consent.kind !== 'legal_proceeding' && isPart2(consent) && consent.purposes.includes('legal'),
  },
]

// These notes require a consent of their own kind, which can't cover anything else.
const holdsOnlyIn = (kind: ConsentKind, held: string[], own: ConsentKind) =>
  kind === own ? held.some((each) => each !== own) : kind !== 'restriction' && held.includes(own)

export function requireSeparate(consent: ConsentRow) {
  const fault = compounds.find(({ forbids }) => forbids(consent))
  if (!fault) return
  const { param, citation } = fault
  throw new ApiError('compound_consent', { citation }, { param })
}

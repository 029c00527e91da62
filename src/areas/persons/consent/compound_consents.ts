// Combinations that the law prohibits in one consent.
import { ApiError } from '#catalogue/api_error.ts'
import type { ConsentKind } from '#areas/persons/consent_decision/vocabulary.ts'
import type { ConsentRow } from './schema.ts'
import { isPart2 } from './elements.ts'

// The terms that the law limits, of a draft or a stored consent.
export type Terms = Pick<
  ConsentRow,
  'kind' | 'decision' | 'regimes' | 'purposes' | 'data_categories'
>

const compounds: { citation: string; forbids(terms: Terms): boolean; param: string }[] = [
  {
    param: 'data_categories',
    citation: '45 CFR 164.508(b)(3)(ii)',
    forbids: ({ kind, data_categories }) =>
      isCompound(kind, data_categories, 'psychotherapy_notes'),
  },
  {
    param: 'data_categories',
    citation: '42 CFR 2.31(b)',
    forbids: ({ kind, data_categories }) =>
      isCompound(kind, data_categories, 'sud_counseling_notes'),
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
    forbids: (terms) =>
      terms.kind !== 'legal_proceeding' && isPart2(terms) && terms.purposes.includes('legal'),
  },
]

// These notes require a consent of their own kind, which can't cover anything else.
const isCompound = (kind: ConsentKind, categories: string[], own: ConsentKind) =>
  kind === own
    ? categories.some((each) => each !== own)
    : kind !== 'restriction' && categories.includes(own)

export function requireSeparate(terms: Terms) {
  const compound = compounds.find(({ forbids }) => forbids(terms))
  if (!compound) return
  const { param, citation } = compound
  throw new ApiError('compound_consent', { citation }, { param })
}

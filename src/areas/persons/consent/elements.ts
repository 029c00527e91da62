// The elements the law requires of a consent, as a table: each with its regulation, when it
// applies, and how to check it.
import type { Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { type ConsentKind, partyClasses } from '#areas/persons/consent_decision/vocabulary.ts'
import type { ConsentRow } from './schema.ts'
import type { Party } from './terms_schema.ts'
import type { Terms } from './compound_consents.ts'

type Element = {
  param: string
  needs: string
  citation: string
  applies(consent: ConsentRow): boolean
  holds(consent: ConsentRow, now: Temporal.Instant): boolean
}

// Authorizations: for uses beyond treatment, payment and health care operations.
const authorizations: ConsentKind[] = [
  'release',
  'psychotherapy_notes',
  'sud_counseling_notes',
  'legal_proceeding',
  'research',
  'marketing',
]

const isAuthorization = ({ kind, decision }: ConsentRow) =>
  decision === 'permit' && authorizations.includes(kind)
export const isPart2 = ({ kind, decision, regimes }: Terms) =>
  decision === 'permit' && (kind === 'part2_tpo' || regimes.includes('part2'))
const either = (consent: ConsentRow) => isAuthorization(consent) || isPart2(consent)
const always = () => true

const isNamed = ({ type, id, name }: Static<typeof Party>) =>
  type === 'class' ? partyClasses.some((word) => word === id) : Boolean(id || name)

const elements: Element[] = [
  {
    param: 'document',
    needs: '`document` is required, with its version and SHA-256.',
    citation: '15 U.S.C. 7001(e)',
    applies: always,
    holds: ({ document }) => document !== null,
  },
  {
    param: 'data_categories',
    needs: '`data_categories` must name the information to be used or disclosed.',
    citation: '45 CFR 164.508(c)(1)(i), 42 CFR 2.31(a)(3)',
    applies: either,
    holds: ({ data_categories }) => data_categories.length > 0,
  },
  {
    param: 'disclosers',
    needs: '`disclosers` must name who is permitted to share the information.',
    citation: '45 CFR 164.508(c)(1)(ii), 42 CFR 2.31(a)(2)',
    applies: either,
    holds: ({ disclosers }) => disclosers.length > 0,
  },
  {
    param: 'recipients',
    needs: '`recipients` must name who is permitted to receive the information.',
    citation: '45 CFR 164.508(c)(1)(iii), 42 CFR 2.31(a)(4)',
    applies: either,
    holds: ({ recipients }) => recipients.length > 0,
  },
  {
    param: 'recipients',
    needs: '`recipients` can include a class only in a consent of kind `part2_tpo`.',
    citation: '45 CFR 164.508(c)(1)(iii), 42 CFR 2.31(a)(4)',
    applies: ({ kind }) => kind !== 'part2_tpo',
    holds: ({ recipients }) => recipients.every(({ type }) => type !== 'class'),
  },
  {
    param: 'recipients',
    needs: 'Each recipient must have an `id` or `name`; a class must have a valid `id`.',
    citation: '45 CFR 164.508(c)(1)(iii), 42 CFR 2.31(a)(4)',
    applies: always,
    holds: ({ recipients }) => recipients.every(isNamed),
  },
  {
    param: 'disclosers',
    needs: 'Each discloser must have an `id` or `name`.',
    citation: '45 CFR 164.508(c)(1)(ii), 42 CFR 2.31(a)(2)',
    applies: always,
    holds: ({ disclosers }) => disclosers.every(isNamed),
  },
  {
    param: 'purposes',
    needs: '`purposes` must name the purpose of the use or disclosure.',
    citation: '45 CFR 164.508(c)(1)(iv), 42 CFR 2.31(a)(5)',
    applies: either,
    holds: ({ purposes }) => purposes.length > 0,
  },
  {
    param: 'period',
    needs: '`period` must have an expiration: a date in `end` or an event in `end_event`.',
    citation: '45 CFR 164.508(c)(1)(v), 42 CFR 2.31(a)(7)',
    applies: either,
    holds: ({ period }) => Boolean(period.end || period.end_event),
  },
  {
    param: 'period.end_event',
    needs: '`end_event` can be `none` only for substance use disorder (SUD) records.',
    citation: '45 CFR 164.508(c)(1)(v)',
    applies: (consent) => isAuthorization(consent) && !isPart2(consent),
    holds: ({ period }) => Boolean(period.end) || period.end_event !== 'none',
  },
  {
    param: 'period.end',
    needs: '`period.end` must be in the future.',
    citation: '45 CFR 164.508(b)(2)(i)',
    applies: ({ period }) => Boolean(period.end),
    holds: ({ period }, now) => Temporal.Instant.compare(period.end!, now) > 0,
  },
  {
    param: 'statements.revocation',
    needs: 'The document must state the right to revoke the consent, and how.',
    citation: '45 CFR 164.508(c)(2)(i), 42 CFR 2.31(a)(6)',
    applies: either,
    holds: ({ statements }) => statements.revocation,
  },
  {
    param: 'statements.conditioning',
    needs: 'The document must state whether treatment is conditioned on signing.',
    citation: '45 CFR 164.508(c)(2)(ii)',
    applies: isAuthorization,
    holds: ({ statements }) => statements.conditioning,
  },
  {
    param: 'statements.redisclosure',
    needs: 'The document must state that recipients could redisclose the information.',
    citation: '45 CFR 164.508(c)(2)(iii), 42 CFR 2.31(a)(4)(iii)',
    applies: (consent) => isAuthorization(consent) || consent.kind === 'part2_tpo',
    holds: ({ statements }) => statements.redisclosure,
  },
  {
    param: 'statements.treatment_conditioned',
    needs: "Treatment can't be conditioned on a consent for psychotherapy or SUD counseling notes.",
    citation: '45 CFR 164.508(b)(4), 42 CFR 2.31(b)',
    applies: ({ kind }) => kind === 'psychotherapy_notes' || kind === 'sud_counseling_notes',
    holds: ({ statements }) => !statements.treatment_conditioned,
  },
  {
    param: 'grantor.relationship_id',
    needs: '`grantor.relationship_id` is required when a representative signs.',
    citation: '45 CFR 164.508(c)(1)(vi)',
    applies: ({ grantor }) => grantor.capacity !== 'self',
    holds: ({ grantor }) => Boolean(grantor.relationship_id),
  },
]

// Reports all missing elements at once.
export function requireElements({ now }: Call, consent: ConsentRow) {
  const missing = elements.filter((each) => each.applies(consent) && !each.holds(consent, now))
  if (missing.length === 0) return
  const details = missing.map(({ param, needs, citation }) => ({
    param,
    code: 'missing_element',
    message: `${needs} (${citation})`,
  }))
  throw new ApiError('consent_incomplete', {}, { param: details[0]!.param, details })
}

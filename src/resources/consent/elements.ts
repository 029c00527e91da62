// What the law asks a consent to hold before it counts, as a table: each element with the rule it
// comes from, when it is needed, and how to tell whether it is there.
import type { Call } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Party } from '#resources/permission/decision_types.ts'
import { type ConsentKind, partyClasses } from '#resources/permission/words.ts'
import type { ConsentRow } from './consent_row.ts'

type Element = {
  param: string
  needs: string
  citation: string
  applies(consent: ConsentRow): boolean
  holds(consent: ConsentRow, now: Temporal.Instant): boolean
}

// Authorizations: what goes beyond treatment, payment and the running of a practice.
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
export const isPart2 = ({ kind, decision, regimes }: ConsentRow) =>
  decision === 'permit' && (kind === 'part2_tpo' || regimes.includes('part2'))
const either = (consent: ConsentRow) => isAuthorization(consent) || isPart2(consent)
const always = () => true

const isNamed = ({ type, id, name }: Party) =>
  type === 'class' ? partyClasses.some((word) => word === id) : Boolean(id || name)

const elements: Element[] = [
  {
    param: 'document',
    needs: 'The document that is signed: its version and its SHA-256.',
    citation: '15 U.S.C. 7001(e)',
    applies: always,
    holds: ({ document }) => document !== null,
  },
  {
    param: 'data_categories',
    needs: 'What information it is about.',
    citation: '45 CFR 164.508(c)(1)(i), 42 CFR 2.31(a)(3)',
    applies: either,
    holds: ({ data_categories }) => data_categories.length > 0,
  },
  {
    param: 'disclosers',
    needs: 'Who may share it.',
    citation: '45 CFR 164.508(c)(1)(ii), 42 CFR 2.31(a)(2)',
    applies: either,
    holds: ({ disclosers }) => disclosers.length > 0,
  },
  {
    param: 'recipients',
    needs: 'Who may receive it.',
    citation: '45 CFR 164.508(c)(1)(iii), 42 CFR 2.31(a)(4)',
    applies: either,
    holds: ({ recipients }) => recipients.length > 0,
  },
  {
    param: 'recipients',
    needs: 'Recipients by id or name; a class of them is for part2_tpo alone.',
    citation: '45 CFR 164.508(c)(1)(iii), 42 CFR 2.31(a)(4)',
    applies: ({ kind }) => kind !== 'part2_tpo',
    holds: ({ recipients }) => recipients.every(({ type }) => type !== 'class'),
  },
  {
    param: 'recipients',
    needs: 'Each recipient by an id or a name; a class by its word.',
    citation: '45 CFR 164.508(c)(1)(iii), 42 CFR 2.31(a)(4)',
    applies: always,
    holds: ({ recipients }) => recipients.every(isNamed),
  },
  {
    param: 'disclosers',
    needs: 'Each of those who may share by an id or a name.',
    citation: '45 CFR 164.508(c)(1)(ii), 42 CFR 2.31(a)(2)',
    applies: always,
    holds: ({ disclosers }) => disclosers.every(isNamed),
  },
  {
    param: 'purposes',
    needs: 'For what it may be used.',
    citation: '45 CFR 164.508(c)(1)(iv), 42 CFR 2.31(a)(5)',
    applies: either,
    holds: ({ purposes }) => purposes.length > 0,
  },
  {
    param: 'period',
    needs: 'When it ends: a date in end, or an event in end_event.',
    citation: '45 CFR 164.508(c)(1)(v), 42 CFR 2.31(a)(7)',
    applies: either,
    holds: ({ period }) => Boolean(period.end || period.end_event),
  },
  {
    param: 'period.end_event',
    needs: 'An event that can come: only substance use records may be shared without an end.',
    citation: '45 CFR 164.508(c)(1)(v)',
    applies: (consent) => isAuthorization(consent) && !isPart2(consent),
    holds: ({ period }) => Boolean(period.end) || period.end_event !== 'none',
  },
  {
    param: 'period.end',
    needs: 'An end that has not come yet.',
    citation: '45 CFR 164.508(b)(2)(i)',
    applies: ({ period }) => Boolean(period.end),
    holds: ({ period }, now) => Temporal.Instant.compare(period.end!, now) > 0,
  },
  {
    param: 'statements.revocation',
    needs: 'The statement that it can be taken back, and how.',
    citation: '45 CFR 164.508(c)(2)(i), 42 CFR 2.31(a)(6)',
    applies: either,
    holds: ({ statements }) => statements.revocation,
  },
  {
    param: 'statements.conditioning',
    needs: 'The statement whether treatment depends on it.',
    citation: '45 CFR 164.508(c)(2)(ii)',
    applies: isAuthorization,
    holds: ({ statements }) => statements.conditioning,
  },
  {
    param: 'statements.redisclosure',
    needs: 'The statement what recipients may do with it.',
    citation: '45 CFR 164.508(c)(2)(iii), 42 CFR 2.31(a)(4)(iii)',
    applies: (consent) => isAuthorization(consent) || consent.kind === 'part2_tpo',
    holds: ({ statements }) => statements.redisclosure,
  },
  {
    param: 'statements.treatment_conditioned',
    needs: 'That treatment does not depend on it: for a counselor’s own notes it may not.',
    citation: '45 CFR 164.508(b)(4), 42 CFR 2.31(b)',
    applies: ({ kind }) => kind === 'psychotherapy_notes' || kind === 'sud_counseling_notes',
    holds: ({ statements }) => !statements.treatment_conditioned,
  },
  {
    param: 'grantor.relationship_id',
    needs: 'The relationship that lets somebody else sign.',
    citation: '45 CFR 164.508(c)(1)(vi)',
    applies: ({ grantor }) => grantor.capacity !== 'self',
    holds: ({ grantor }) => Boolean(grantor.relationship_id),
  },
]

// Says everything that is missing at once.
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

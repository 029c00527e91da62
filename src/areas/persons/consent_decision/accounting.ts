// The accounting of disclosures: what was shared, with whom and on what basis. Persons can request
// it, so every disclosure is entered here.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { type BaseRow, createRow, type Kind } from '#kernel/record.ts'
import { requireDeclared } from './disclosure_guard.ts'
import type { Decision } from './decision_types.ts'
import type { DataCategory } from './vocabulary.ts'

// The columns that code reads. The records area has the whole schema.
export type DisclosureRow = BaseRow & {
  person_id: string
  data_categories?: DataCategory[]
}

export const disclosureKind: Kind<DisclosureRow> = {
  object: 'disclosure',
  table: 'disclosures',
  prefix: 'dis',
  of_person: true,
  // The disclosure of a counselor's notes is listed, without their content.
  carries: ({ data_categories = [] }) => [
    'demographics',
    ...data_categories.filter((each) => !each.endsWith('_notes')),
  ],
  encryption: {
    of: 'person_id',
    fields: {
      recipient: null,
      purpose: null,
      data_categories: [],
      withheld: [],
      items: [],
      withheld_items: [],
      service_date: null,
      description: null,
      legal_basis: null,
      basis: [],
      obligations: [],
      notice: null,
      metadata: {},
    },
  },
}

// 42 CFR 2.32(a)(2), the short form.
const part2_notice = '42 CFR part 2 prohibits unauthorized use or disclosure of these records.'

// Records what a decision permitted to be shared.
export const recordDisclosure = (
  call: Call,
  decision: Decision,
  fields: Record<string, unknown>,
) => {
  requireDeclared(call)
  const { obligations, basis, permitted, denied } = decision
  return createRow(call, disclosureKind, newId(disclosureKind.prefix), {
    ...fields,
    person_id: decision.person_id,
    data_categories: permitted,
    withheld: denied.map(({ data_category }) => data_category),
    decision_id: decision.id,
    consent_ids: basis.filter(({ type }) => type === 'consent').map(({ id }) => id),
    basis,
    obligations,
    notice: obligations.includes('part2_notice') ? part2_notice : null,
  })
}

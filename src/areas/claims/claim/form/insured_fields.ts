// Items 1 to 13 of the CMS-1500: the payer, the patient, the insured and their other coverage.
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Individual } from '#areas/claims/claim/validation/facts.ts'
import type { Snapshot } from '#areas/claims/claim/x12/document_parties.ts'
import { capitals, dateFields, listedName, name_width, streetLine, zipText } from './field_text.ts'
import type { FormField } from './grid.ts'

const text = (
  item: string,
  line: number,
  column: number,
  width: number,
  value: string | null | undefined,
): FormField => ({ item, line, column, text: (value ?? '').slice(0, width) })
const mark = (item: string, line: number, column: number) => text(item, line, column, 1, 'X')

const group_column = 31
const other_column = 45
// By claim filing indicator code.
const type_columns: Record<string, number> = { MA: 1, MB: 1, MC: 8, CH: 15, VA: 24 }
const relationship_columns = { self: 33, spouse: 38, child: 42, other: 47 }

export function insuredFields(claim: ClaimRow, snapshot: Snapshot): FormField[] {
  const { payer, patient, relationship, group_number, group_name } = snapshot
  const insured = relationship === 'self' ? patient : (snapshot.subscriber ?? patient)
  const [other] = snapshot.others
  const type = type_columns[payer.filing_code] ?? (group_number ? group_column : other_column)
  const is_medicare = type === type_columns.MB
  const group = capitals(group_number)
  const related = (cause: ClaimRow['related_causes'][number]) =>
    claim.related_causes.includes(cause)
  const answer = (item: string, line: number, yes: boolean) => mark(item, line, yes ? 35 : 41)
  return [
    text('carrier', 2, 41, 31, capitals(payer.name)),
    mark('1', 8, type),
    text('1a', 8, 50, 29, capitals(snapshot.member_id)),
    text('2', 10, 1, name_width, listedName(patient)),
    ...dateFields('3', 10, [31, 34, 37], patient.birth_date, 4),
    ...sexFields('3', 10, [42, 47], patient),
    text('4', 10, 50, name_width, listedName(insured)),
    ...addressFields('5', [1, 26], patient.address ?? insured.address),
    mark('6', 12, relationship_columns[relationship]),
    ...addressFields('7', [50, 74], insured.address),
    ...(other ? otherFields(other) : []),
    answer('10a', 20, related('employment')),
    answer('10b', 22, related('auto_accident')),
    text('10b', 22, 45, 2, related('auto_accident') ? stateOf(claim) : ''),
    answer('10c', 24, related('other_accident')),
    // Medicare wants to know that there is no insurance before it.
    text('11', 18, 50, 29, is_medicare && !other ? 'NONE' : group),
    ...dateFields('11a', 20, [53, 56, 59], insured.birth_date, 4),
    ...sexFields('11a', 20, [68, 75], insured),
    text('11c', 24, 50, 29, capitals(group_name ?? payer.name)),
    mark('11d', 26, other ? 52 : 57),
    text('12', 29, 7, 17, claim.release_of_information ? 'SIGNATURE ON FILE' : ''),
    text('13', 29, 55, 17, claim.assignment_of_benefits ? 'SIGNATURE ON FILE' : ''),
  ]
}

const stateOf = ({ accident }: ClaimRow) => accident?.jurisdiction?.replace(/^US-/, '')

const sexFields = (item: string, line: number, [male, female]: [number, number], who: Individual) =>
  who.sex === 'male' || who.sex === 'female'
    ? [mark(item, line, who.sex === 'male' ? male : female)]
    : []

const addressFields = (
  item: string,
  [column, state_column]: [number, number],
  address: Individual['address'],
) =>
  address
    ? [
        text(item, 12, column, 28, streetLine(address)),
        text(item, 14, column, 23, capitals(address.city)),
        text(item, 14, state_column, 2, address.state),
        text(item, 16, column, 12, zipText(address.postal_code)),
      ]
    : []

// Item 9: the coverage of the payer that decided before this one.
function otherFields(other: Snapshot['others'][number]): FormField[] {
  const insured =
    other.relationship === 'self' ? other.patient : (other.subscriber ?? other.patient)
  return [
    text('9', 18, 1, name_width, listedName(insured)),
    text('9a', 20, 1, 28, capitals(other.group_number ?? other.member_id)),
    text('9d', 26, 1, 28, capitals(other.payer.name)),
  ]
}

// Selects the content of a disclosure. Each note and assessment is decided separately; what can't
// be shared is withheld or redacted, and the disclosure says so.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { assessmentKind, assessmentLifecycle } from '#areas/notes/assessment/lifecycle.ts'
import type { AssessmentRow } from '#areas/notes/assessment/schema.ts'
import { requireNoteAccess } from '#areas/notes/note/access.ts'
import { categoriesOf, isFinal, noteKind } from '#areas/notes/note/lifecycle.ts'
import type { NoteRow } from '#areas/notes/note/schema.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import type { DisclosureCreate } from './schema.ts'

export type RequestedItem = (
  | { type: 'note'; row: NoteRow }
  | { type: 'assessment'; row: AssessmentRow }
) & {
  needs: DataCategory[] // All must be permitted to share the item.
  service_date: string | null
}

// Finds the requested items. The caller must have access to each.
export async function findItems(call: Call, body: DisclosureCreate, person_id: string) {
  const items: RequestedItem[] = []
  for (const [index, id] of (body.note_ids ?? []).entries()) {
    const param = `note_ids[${index}]`
    const row = await findRow(call, noteKind, id, param)
    if (row.person_id !== person_id || !isFinal(row.status)) throw notFound('note', param)
    await requireNoteAccess(call, row)
    const service_date = row.service?.date ?? null
    items.push({ type: 'note', row, needs: categoriesOf(row), service_date })
  }
  for (const [index, id] of (body.assessment_ids ?? []).entries()) {
    const param = `assessment_ids[${index}]`
    const row = await findRow(call, assessmentKind, id, param)
    if (row.person_id !== person_id || !isComplete(row)) throw notFound('assessment', param)
    const needs = ['assessments' as const]
    await requirePermission(call, person_id, { action: 'access', data_categories: needs })
    items.push({ type: 'assessment', row, needs, service_date: row.completed_at!.slice(0, 10) })
  }
  return items
}

// Excludes assessments that are open, corrected or voided.
const isComplete = ({ status }: AssessmentRow) => isIn(assessmentLifecycle, 'scored', status)

// The shared fields of each type, and the fields that belong to their own data category.
const shared_fields: Record<RequestedItem['type'], readonly string[]> = {
  note: [
    'id',
    'kind',
    'format',
    'author_id',
    'sections',
    'service',
    'diagnoses',
    'goals',
    'signed_at',
  ],
  assessment: ['id', 'instrument', 'completed_at', 'answers', 'score', 'change'],
}
const categories_of_fields: Record<string, DataCategory> = { diagnoses: 'diagnoses' }
const addendumFields = ({ type, text, reason, signed_at }: Record<string, unknown>) => ({
  type,
  text,
  reason,
  signed_at,
})

type IsPermitted = (categories: DataCategory[], service_date: string | null) => boolean

// A minor's confidential information goes to no individual but the minor.
export const isMinorConfidential = ({ type, row }: RequestedItem) =>
  type === 'note' && (row.labels ?? []).includes('minor_confidential')

// Splits the items into shared, redacted and withheld.
export function splitItems(
  requested: RequestedItem[],
  isPermitted: IsPermitted,
  to_other_individual: boolean,
) {
  const content: object[] = []
  const items: object[] = []
  const withheld_items: object[] = []
  for (const item of requested) {
    const { type, row, needs, service_date } = item
    if (!isPermitted(needs, service_date) || (to_other_individual && isMinorConfidential(item))) {
      withheld_items.push({ type, id: row.id, data_categories: needs })
      continue
    }
    const values: Record<string, unknown> = { ...row }
    const redacted = Object.keys(categories_of_fields).filter(
      (name) => isFilled(values[name]) && !isPermitted([categories_of_fields[name]!], service_date),
    )
    const fields = shared_fields[type].filter((name) => !redacted.includes(name))
    content.push({
      type,
      ...Object.fromEntries(fields.map((name) => [name, values[name] ?? null])),
      ...(item.type === 'note' && { addenda: item.row.addenda.map(addendumFields) }),
    })
    items.push({ type, id: row.id, version: row.version, redacted })
  }
  return { content, items, withheld_items }
}

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0

// Selects the content of a disclosure. Each note and assessment is decided separately; what can't
// be shared is withheld or redacted, and the disclosure says so.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { assessmentKind } from '#areas/notes/assessment/lifecycle.ts'
import { requireNoteAccess } from '#areas/notes/note/access.ts'
import { categoriesOf, isFinal, noteKind } from '#areas/notes/note/lifecycle.ts'
import type { NoteRow } from '#areas/notes/note/schema.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import type { DisclosureCreate } from './schema.ts'

export type Chosen = {
  type: 'note' | 'assessment'
  row: Row
  needs: DataCategory[] // All must be permitted to share the item.
  service_date: string | null
}

// Finds the requested items. The caller must have access to each.
export async function findChosen(call: Call, asked: DisclosureCreate, person_id: string) {
  const chosen: Chosen[] = []
  for (const [place, id] of (asked.note_ids ?? []).entries()) {
    const param = `note_ids[${place}]`
    const row = (await findRow(call, noteKind, id, param)) as NoteRow
    if (row.person_id !== person_id || !isFinal(row.status)) throw notFound('note', param)
    await requireNoteAccess(call, row)
    const service_date = row.service?.date ?? null
    chosen.push({ type: 'note', row, needs: categoriesOf(row), service_date })
  }
  for (const [place, id] of (asked.assessment_ids ?? []).entries()) {
    const param = `assessment_ids[${place}]`
    const row = await findRow(call, assessmentKind, id, param)
    if (row.person_id !== person_id || !counts(row)) throw notFound('assessment', param)
    const needs = ['assessments' as const]
    await requirePermission(call, person_id, { action: 'access', data_categories: needs })
    chosen.push({ type: 'assessment', row, needs, service_date: row.completed_at!.slice(0, 10) })
  }
  return chosen
}

// Excludes assessments that are open, corrected or voided.
const counts = ({ status }: Row) => status === 'completed' || status === 'reviewed'

// The shared fields of each type, and the fields that belong to their own data category.
const told: Record<Chosen['type'], readonly string[]> = {
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
const guarded: Record<string, DataCategory> = { diagnoses: 'diagnoses' }
const shownAddendum = ({ type, text, reason, signed_at }: Record<string, unknown>) => ({
  type,
  text,
  reason,
  signed_at,
})

type May = (categories: DataCategory[], service_date: string | null) => boolean

// A minor's confidential information goes to no individual but the minor.
export const isInConfidence = ({ labels = [] }: Row) => labels.includes('minor_confidential')

// Splits the items into shared, redacted and withheld.
export function shareOut(chosen: Chosen[], may: May, to_somebody_else: boolean) {
  const content: object[] = []
  const items: object[] = []
  const withheld_items: object[] = []
  for (const { type, row, needs, service_date } of chosen) {
    if (!may(needs, service_date) || (to_somebody_else && isInConfidence(row))) {
      withheld_items.push({ type, id: row.id, data_categories: needs })
      continue
    }
    const hidden = Object.keys(guarded).filter(
      (name) => row[name]?.length > 0 && !may([guarded[name]!], service_date),
    )
    const fields = told[type].filter((name) => !hidden.includes(name))
    content.push({
      type,
      ...Object.fromEntries(fields.map((name) => [name, row[name] ?? null])),
      ...(type === 'note' && { addenda: row.addenda.map(shownAddendum) }),
    })
    items.push({ type, id: row.id, version: row.version, redacted: hidden })
  }
  return { content, items, withheld_items }
}

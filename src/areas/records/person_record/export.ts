// Exports a person's record as one JSON document (45 CFR 164.524). The object types come from the
// resource index, so new ones are exported automatically.
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { requireScopes } from '#kernel/required_scopes.ts'
import { type Kind } from '#kernel/record.ts'
import { categoriesOfRow } from '#areas/persons/consent_decision/data_categories.ts'
import { requireHandover } from '#areas/persons/consent_decision/disclosure_guard.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import { withFiles } from '#areas/documents/document/export_files.ts'
import { documentKind } from '#areas/documents/document/lifecycle.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { listOwnedRows } from './store.ts'

export async function exportPerson(call: Call, kinds: Kind[], scopes: Scope[], id: string) {
  requireScopes(call, scopes)
  const person = await findPerson(call, id)
  const data_categories = ['demographics' as const]
  const purpose = 'person_request' as const
  await requirePermission(call, person.id, { action: 'access', purpose, data_categories })
  requireEditable(person, 'export')
  audit(call, {
    action: 'person.exported',
    object_id: person.id,
    person_id: person.id,
    fields: kinds.map(({ table }) => table),
  })
  const records: Record<string, unknown[]> = {}
  const exported_categories = new Set<DataCategory>(data_categories)
  const rows = await Promise.all(kinds.map((kind) => listOwnedRows(call, kind, person.id)))
  for (const [at, kind] of kinds.entries()) {
    const decrypted = await call.slices.map(rows[at]!, (row) => decryptRow(call, kind, row))
    const exported = decrypted.filter(kind.exports ?? (() => true))
    for (const row of exported) {
      for (const category of categoriesOfRow(kind, row)) exported_categories.add(category)
    }
    const shown = kind === documentKind ? await withFiles(call, exported) : exported
    records[kind.table] = shown.map((row) => withoutInternalFields(kind, row))
  }
  const all = { action: 'access' as const, purpose, data_categories: [...exported_categories] }
  await requireHandover(call, person.id, all)
  const exported_at = toTimestamp(call.now)
  const { risk, discount } = person
  return {
    object: 'person_export',
    exported_at,
    person: withoutInternalFields(null, person),
    risk,
    discount,
    records,
  }
}

// Also omitted: the other participants of a session.
const internal_fields = [
  'account',
  'encrypted',
  'wrapped_key',
  'signing',
  'of_age',
  'risk',
  'discount',
  'legal_hold',
  'busy',
  'record_opens_at',
  'participants',
]

const withoutInternalFields = (kind: Kind | null, row: object) => ({
  object: kind?.object ?? 'person',
  ...Object.fromEntries(Object.entries(row).filter(([name]) => !internal_fields.includes(name))),
})

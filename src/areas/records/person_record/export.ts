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
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { findHanging } from './store.ts'

export async function exportPerson(call: Call, hanging: Kind[], scopes: Scope[], id: string) {
  requireScopes(call, scopes)
  const person = await findPerson(call, id)
  const data_categories = ['demographics' as const]
  const purpose = 'person_request' as const
  await requirePermission(call, person.id, { action: 'access', purpose, data_categories })
  requireKnown(person, 'export')
  audit(call, {
    action: 'person.exported',
    object_id: person.id,
    person_id: person.id,
    fields: hanging.map(({ table }) => table),
  })
  const records: Record<string, unknown[]> = {}
  const carried = new Set<DataCategory>(data_categories)
  const found = await Promise.all(hanging.map((kind) => findHanging(call, kind, person.id)))
  for (const [at, kind] of hanging.entries()) {
    const opened = await call.slices.map(found[at]!, (row) => decryptRow(call, kind, row))
    const given = opened.filter(kind.exports ?? (() => true))
    for (const row of given) for (const each of categoriesOfRow(kind, row)) carried.add(each)
    records[kind.table] = given.map((row) => told(kind, row))
  }
  const all = { action: 'access' as const, purpose, data_categories: [...carried] }
  await requireHandover(call, person.id, all)
  const exported_at = toTimestamp(call.now)
  const { risk } = person
  return { object: 'person_export', exported_at, person: told(null, person), risk, records }
}

// Internal columns are omitted, and so are the other participants of a session.
const ours = [
  'account',
  'encrypted',
  'wrapped_key',
  'signing',
  'of_age',
  'risk',
  'legal_hold',
  'busy',
  'record_opens_at',
  'participants',
]

const told = (kind: Kind | null, row: object) => ({
  object: kind?.object ?? 'person',
  ...Object.fromEntries(Object.entries(row).filter(([name]) => !ours.includes(name))),
})

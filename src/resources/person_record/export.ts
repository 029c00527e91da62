// Everything a person may have of their record, in one JSON document: 45 CFR 164.524. What kinds
// of object hang on a person is known from the index, so that a new one is exported by itself.
import { audit } from '#audit.ts'
import { type Call, toTime } from '#call.ts'
import { type Kind, requireVersion, type Row } from '#record.ts'
import { requirePermission } from '#resources/permission/permission.ts'
import { findPerson, requireKnown } from '#resources/person/person.ts'
import { openRow } from '#sealed.ts'
import { mapInSlices } from '#time_slices.ts'
import { findHanging } from './store.ts'

export async function exportPerson(call: Call, hanging: Kind[], id: string) {
  const person = await findPerson(call, id)
  const data_categories = ['demographics' as const]
  const purpose = 'person_request' as const
  await requirePermission(call, person.id, { action: 'access', purpose, data_categories })
  requireVersion(call, person as Row)
  requireKnown(person, 'export')
  audit(call, {
    action: 'person.exported',
    object_id: person.id,
    person_id: person.id,
    fields: hanging.map(({ table }) => table),
  })
  const records: Record<string, unknown[]> = {}
  const found = await Promise.all(hanging.map((kind) => findHanging(call, kind, person.id)))
  for (const [at, kind] of hanging.entries()) {
    const rows = found[at]!
    const opened = await mapInSlices(rows, (row) => openRow(call, kind, row))
    records[kind.table] = opened.filter(kind.exports ?? (() => true)).map((row) => told(kind, row))
  }
  const exported_at = toTime(call.now)
  const { risk } = person
  return { object: 'person_export', exported_at, person: told(null, person), risk, records }
}

// Columns that are ours alone are left out.
// So is who else was in a session.
const ours = [
  'account',
  'sealed',
  'wrapped_key',
  'signing',
  'of_age',
  'risk',
  'legal_hold',
  'busy',
  'participants',
]

const told = (kind: Kind | null, row: Record<string, unknown>) => ({
  object: kind?.object ?? 'person',
  ...Object.fromEntries(Object.entries(row).filter(([name]) => !ours.includes(name))),
})

// Connects rows that were made from resources of another kind, such as FHIR: their references name
// resources of the file, a payer can be named, and a row can add to the object of an earlier row.
import type { Call } from '#kernel/call.ts'
import { listPayers } from '#areas/claims/payer/directory.ts'
import { ownIdOf } from '#areas/imports/fhir_rows/identity.ts'
import type { FileRow } from './file_rows.ts'
import { findKnown, type Known, mapReferences } from './references.ts'
import { findByAliases } from './store.ts'

// The rows with references that resolve to external IDs, and the objects that they name.
export async function connectRows(
  call: Call,
  import_id: string,
  rows: FileRow[],
  validating = false,
): Promise<{ rows: FileRow[]; known: Known }> {
  const named = rows.some(({ source }) => source)
    ? await withExternals(call, import_id, rows)
    : rows
  const known = await findKnown(call, named, validating ? import_id : undefined)
  return { rows: named.map((row) => settle(row, known)), known }
}

async function withExternals(call: Call, import_id: string, rows: FileRow[]) {
  const wanted = new Set(
    rows.flatMap(({ source }) => source?.completes ?? source?.derived_from ?? []),
  )
  for (const { fields } of rows) mapReferences(fields, (name) => wanted.add(name))
  const found = await findByAliases(call, import_id, [...wanted])
  const externals = new Map(
    found.flatMap(({ object, external_id, aliases }) =>
      aliases.map((alias) => [`${object} ${alias}`, external_id]),
    ),
  )
  const externalOf = (object: string | null, name: string) =>
    externals.get(`${object} ${name}`) ?? ownIdOf(name)
  const payerOf = payerFinder(call)
  const connected: FileRow[] = []
  for (const row of rows) {
    const { object, fields, source } = row
    const renamed = mapReferences(fields, (name, target) => externalOf(target, name))
    const nameOf = (name: string | undefined) => name && externalOf(object, name)
    connected.push({
      ...row,
      fields: await payerOf(renamed as FileRow['fields']),
      ...(source && {
        source: {
          ...source,
          completes: nameOf(source.completes),
          derived_from: nameOf(source.derived_from),
        },
      }),
    })
  }
  return connected
}

// A payer that has exactly this name.
function payerFinder(call: Call) {
  const ids = new Map<string, string | undefined>()
  const key = (name: string) => name.trim().toLowerCase()
  async function find(name: string) {
    const { data } = await listPayers(call, { q: name, limit: 10 })
    return data.find((payer) => key(payer.name) === key(name))?.id
  }
  return async ({ payer_name, ...fields }: FileRow['fields']) => {
    if (typeof payer_name !== 'string') return fields
    if (!ids.has(payer_name)) ids.set(payer_name, await find(payer_name))
    const payer_id = ids.get(payer_name)
    return { ...fields, ...(payer_id && { payer_id }) }
  }
}

// A row that adds to an object contains only what it adds. A new object also has its defaults.
function settle(row: FileRow, known: Known): FileRow {
  const { object, fields, source } = row
  if (!object || !source) return row
  const { completes, added, defaults, derived_from } = source
  if (derived_from && known[object]?.has(derived_from)) {
    return { ...row, fields: {}, source: { ...source, issues: [], derived: true } }
  }
  if (completes && known[object]?.has(completes)) {
    return { ...row, fields: { ...added, external_id: completes } }
  }
  const alone = { ...source, completes: undefined }
  const is_new = !known[object]?.has(String(fields.external_id))
  return { ...row, fields: { ...(is_new && defaults), ...fields }, source: alone }
}

// Rows about a person: what they say of the person is encrypted in one column, under the person's
// own data key, bound to the row and the column. The rest of the code sees plain rows.
import { type Call } from './call.ts'
import { openingKeys } from '#crypto/secrets.ts'
import { allColumns } from '#db/columns.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { indexMetadata, type Metadata } from './metadata_index.ts'
import { keyOf, openKey } from './person_key.ts'
import type { Kind, Row } from './record.ts'
import { requestKeyColumn, showRequestKey } from './idempotency_key.ts'
import { seal, unseal } from '#crypto/encrypt.ts'

// Which column names the person, and which fields are encrypted, each with its value when nothing
// was said, or when the key has been destroyed. What follows from them is derived with them. Where
// the row names nobody, the deployment's own key encrypts; when somebody is named later, or another
// person, the fields are encrypted again under that person's key.
export type Sealed = {
  of: 'id' | 'person_id'
  fields: Record<string, unknown>
  derive?: (said: Record<string, any>, call: Call) => Record<string, unknown>
}

// The data key comes with the row, wrapped, so that reading a row stays one round trip.
export function columnsOf({ table, sealed, shows_request_key }: Kind): Statement {
  const columns = allColumns(table, table)
  if (shows_request_key) return sql`${columns}, ${requestKeyColumn(table)}`
  if (!sealed) return columns
  return sql`${columns}, (select wrapped from person_keys
    where person_keys.person_id = ${raw(`${table}.${sealed.of}`)}) as wrapped_key`
}

// Whether rows of this kind must be decrypted before they can be shown.
export const isEncrypted = ({ sealed, shows_request_key }: Kind) =>
  Boolean(sealed || shows_request_key)

export const sealedPlace = (account: string, table: string, id: string) =>
  `${table}.sealed ${account} ${id}`

export const openFields = (call: Call, table: string, id: string, keys: Buffer[], sealed: Buffer) =>
  JSON.parse(unseal(keys, sealedPlace(call.account, table, id), sealed)) as Record<string, unknown>

// The row as the rest of the code sees it. Where it names a person, the call is about that person
// from here on: what is kept of its answer is encrypted under the same key.
export async function openRow<R extends Row>(call: Call, kind: Kind, row: R): Promise<R> {
  if (kind.shows_request_key) return await showRequestKey(call.secrets, row as never)
  if (!kind.sealed) return row
  const { sealed, wrapped_key, ...plain } = row as Row
  const person_id = row[kind.sealed.of] as string | null
  const key = person_id && (await openKey(call, person_id, wrapped_key))
  if (person_id) call.person = key ? { id: person_id, key } : null
  const keys = key ? [key] : person_id ? [] : openingKeys(call.secrets)
  const open = sealed && keys.length > 0
  const said = open ? openFields(call, kind.table, row.id, keys, sealed) : {}
  return complete(call, kind.sealed, plain, said) as R
}

export const openRows = <R extends Row>(call: Call, kind: Kind, rows: R[]): Promise<R[]> =>
  Promise.all(rows.map((row) => openRow(call, kind, row)))

// Fields ready to be written: as columns, and how the written row is shown.
export type Closed = { columns: Record<string, unknown>; show: (written: Row) => Row }

// Encrypts those of the fields that are to be, together with what was encrypted in the row before.
// Nothing more is stored about a person who was erased, and the row shows nothing more.
export async function closeFields(
  call: Call,
  kind: Kind,
  id: string,
  fields: Record<string, unknown>,
  before: Record<string, any> = {},
): Promise<Closed> {
  const { sealed, table, object } = kind
  if (!sealed) return { columns: fields, show: (row) => row }
  const all = { ...before, ...fields }
  const show = (said: Record<string, unknown>) => (row: Row) => {
    const { sealed: _, ...plain } = row
    return complete(call, sealed, plain, sealedOf(sealed, said))
  }
  const open = Object.entries(fields).filter(([name]) => !(name in sealed.fields))
  const columns = Object.fromEntries(open)
  const person_id = ({ person_id: null, ...all, id }[sealed.of] ?? null) as string | null
  const moves = 'id' in before && (before[sealed.of] ?? null) !== person_id
  const says = open.length < Object.keys(fields).length
  if (!says && !moves) return { columns, show: show(all) }

  const key = person_id ? await keyOf(call, person_id) : call.secrets.encryption_key
  if (!key) return { columns: moves ? { ...columns, sealed: null } : columns, show: show({}) }
  const said = sealedOf(sealed, all)
  if ('metadata' in said && (moves || 'metadata' in fields)) {
    const had = (before.metadata ?? {}) as Metadata
    indexMetadata(call, object, { id, person_id }, said.metadata as Metadata, had)
  }
  const text = JSON.stringify(said)
  const empty = text === JSON.stringify(sealed.fields)
  const bytes = empty ? null : seal(key, sealedPlace(call.account, table, id), text)
  return { columns: { ...columns, sealed: bytes }, show: show(said) }
}

function complete(call: Call, sealed: Sealed, row: object, said: Record<string, unknown>): Row {
  const all = { ...row, ...sealed.fields, ...said } as Row
  return sealed.derive ? { ...all, ...sealed.derive(all, call) } : all
}

function sealedOf({ fields }: Sealed, said: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, unsaid]) => [
      name,
      said[name] === undefined ? unsaid : said[name],
    ]),
  )
}

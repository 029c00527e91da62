// Encrypts the personal data of a row in one column with the person's data key, bound to the row
// and the column. The rest of the code sees plain rows.
import { type Call } from './call.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import { allColumns } from '#db/columns.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import {
  indexSearched,
  type Metadata,
  type Searched,
  type SearchedValue,
} from './metadata_index.ts'
import { personKey, unwrapKey } from './person_key.ts'
import type { BaseRow, Kind } from './record.ts'
import { requestKeyColumn, type RequestKeyColumns, showRequestKey } from './idempotency_key.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'

// The column that names the person, and the encrypted fields with their default, which is also the
// value after erasure. A row that names no person is encrypted with the deployment's key, and again
// with the person's key as soon as it names one.
export type Encryption<R = unknown> = {
  of: 'id' | 'person_id'
  fields: Record<string, unknown>
  searched?(fields: Record<string, unknown>): SearchedValue[] // Of encrypted fields only.
  derive?(row: R, call: Call): Record<string, unknown>
}

// The data key comes with the row, wrapped, so that reading a row stays one round trip.
export function columnsOf({ table, encryption, shows_request_key }: Kind): Statement {
  const columns = allColumns(table, table)
  if (shows_request_key) return sql`${columns}, ${requestKeyColumn(table)}`
  if (!encryption) return columns
  return sql`${columns}, (select wrapped from person_keys
    where person_keys.account = ${raw(`${table}.account`)}
      and person_keys.person_id = ${raw(`${table}.${encryption.of}`)}) as wrapped_key`
}

// Whether rows of this kind must be decrypted before they can be returned.
export const isEncrypted = ({ encryption, shows_request_key }: Kind) =>
  Boolean(encryption || shows_request_key)

export const encryptionPlace = (account: string, table: string, id: string) =>
  `${table}.encrypted ${account} ${id}`

export const decryptFields = (
  call: Call,
  table: string,
  id: string,
  keys: Buffer[],
  encrypted: Buffer,
) =>
  JSON.parse(decrypt(keys, encryptionPlace(call.account, table, id), encrypted)) as Record<
    string,
    unknown
  >

// The columns of an encrypted row that the rest of the code doesn't see, and the one that names the
// person.
type EncryptedColumns = {
  person_id?: string | null
  encrypted?: Buffer | null
  wrapped_key?: Buffer | null
}

// The row as the rest of the code sees it.
export async function decryptRow<R extends { id: string }>(
  call: Call,
  kind: Kind,
  row: R,
): Promise<R> {
  if (kind.shows_request_key)
    return await showRequestKey(call.secrets, row as R & RequestKeyColumns)
  if (!kind.encryption) return row
  const { encrypted, wrapped_key, ...plain } = row as R & EncryptedColumns
  const person_id = (row as R & EncryptedColumns)[kind.encryption.of] ?? null
  const key = person_id && (await unwrapKey(call, person_id, wrapped_key ?? null))
  const keys = key ? [key] : person_id ? [] : decryptionKeys(call.secrets)
  const open = encrypted && keys.length > 0
  const values = open ? decryptFields(call, kind.table, row.id, keys, encrypted) : {}
  return complete(call, kind.encryption, plain, values) as R
}

export const decryptRows = <R extends { id: string }>(
  call: Call,
  kind: Kind,
  rows: R[],
): Promise<R[]> => Promise.all(rows.map((row) => decryptRow(call, kind, row)))

// The columns to write, and a function that returns the written row in plain form.
export type EncryptedFields = {
  columns: Record<string, unknown>
  show: <R extends BaseRow>(written: R) => R
}

// Encrypts the fields together with those that were encrypted in the row before. For a person who
// was erased, nothing is stored.
export async function encryptFields(
  call: Call,
  kind: Kind,
  id: string,
  fields: Record<string, unknown>,
  previous: object = {}, // The row, if it exists.
): Promise<EncryptedFields> {
  const { encryption, table, object } = kind
  if (!encryption) return { columns: fields, show: (row) => row }
  const before: Record<string, unknown> = { ...previous }
  const all = { ...before, ...fields }
  const show =
    (values: Record<string, unknown>) =>
    <R extends BaseRow>(row: R) => {
      const { encrypted: _, ...plain } = row as R & EncryptedColumns
      return complete(call, encryption, plain, encryptedValues(encryption, values)) as R
    }
  const open = Object.entries(fields).filter(([name]) => !(name in encryption.fields))
  const columns = Object.fromEntries(open)
  const person_id = ({ person_id: null, ...all, id }[encryption.of] ?? null) as string | null
  const moves = 'id' in before && (before[encryption.of] ?? null) !== person_id
  const has_encrypted = open.length < Object.keys(fields).length
  if (!has_encrypted && !moves) return { columns, show: show(all) }

  const key = person_id ? await personKey(call, person_id) : call.secrets.encryption_key
  if (!key) return { columns: moves ? { ...columns, encrypted: null } : columns, show: show({}) }
  const plain_values = encryptedValues(encryption, all)
  const [after, earlier] = [plain_values, before].map((values) => ({
    metadata: (values.metadata ?? {}) as Metadata,
    values: encryption.searched?.(values) ?? [],
  })) as [Searched, Searched]
  const has_values = after.values.length + earlier.values.length > 0
  if (moves || 'metadata' in fields || has_values) {
    indexSearched(call, object, { id, person_id }, after, earlier)
  }
  const text = JSON.stringify(plain_values)
  const empty = text === JSON.stringify(encryption.fields)
  const bytes = empty ? null : encrypt(key, encryptionPlace(call.account, table, id), text)
  return { columns: { ...columns, encrypted: bytes }, show: show(plain_values) }
}

function complete(
  call: Call,
  encryption: Encryption,
  row: object,
  values: Record<string, unknown>,
): object {
  const all = { ...row, ...encryption.fields, ...values }
  return encryption.derive ? { ...all, ...encryption.derive(all, call) } : all
}

function encryptedValues({ fields }: Encryption, values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, fallback]) => [
      name,
      values[name] === undefined ? fallback : values[name],
    ]),
  )
}

// Rows about a person: what they say of the person lies sealed in one column, under the person's
// own data key, bound to the row and the column. The rest of the house sees them as plain rows.
import { type Call, openingKeys } from './call.ts'
import { allColumns } from '#db/columns.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { newDataKey } from './keeper.ts'
import type { Kind, Row } from './record.ts'
import { seal, unseal } from './seal.ts'

// Which column names the person, and which fields are sealed, each with what it is when nothing
// was said, or when the key has been destroyed. What follows from them is told with them. Where
// nobody is named, the platform's own key seals.
export type Sealed = {
  of: 'id' | 'person_id'
  fields: Record<string, unknown>
  derive?: (said: Record<string, any>, call: Call) => Record<string, unknown>
}

// The data key comes with the row, wrapped, so that reading a row stays one round trip.
export const columnsOf = ({ table, sealed }: Kind): Statement =>
  sealed
    ? sql`${allColumns(table, table)}, (select wrapped from person_keys
        where person_keys.person_id = ${raw(`${table}.${sealed.of}`)}) as wrapped_key`
    : allColumns(table)

export const sealedPlace = (account: string, table: string, id: string) =>
  `${table}.sealed ${account} ${id}`

export const keyPlace = (account: string, person_id: string) =>
  `person_keys.wrapped ${account} ${person_id}`

// Opens a person's data key; none where it has been destroyed.
export const openKey = async (call: Call, person_id: string, wrapped: Buffer | null) =>
  wrapped && (await call.secrets.keeper.unwrap(wrapped, keyPlace(call.account, person_id)))

// The key of a person whose own row was not looked at; null where there is none any more.
export async function personKey(call: Call, id: string): Promise<Call['person']> {
  const [found] = await call.query<{ wrapped: Buffer | null }>(
    sql`select wrapped from person_keys where person_id = ${id}`,
  )
  const key = found && (await openKey(call, id, found.wrapped))
  return key ? { id, key } : null
}

export async function drawKey(call: Call, person_id: string) {
  const key = newDataKey()
  return { key, wrapped: await call.secrets.keeper.wrap(key, keyPlace(call.account, person_id)) }
}

export const openFields = (call: Call, table: string, id: string, keys: Buffer[], sealed: Buffer) =>
  JSON.parse(unseal(keys, sealedPlace(call.account, table, id), sealed)) as Record<string, unknown>

// The row as the rest of the house sees it. The call is from here on about this person: what is
// kept of its answer is sealed under the same key.
export async function openRow<R extends Row>(call: Call, kind: Kind, row: R): Promise<R> {
  if (!kind.sealed) return row
  const { sealed, wrapped_key, ...plain } = row as Row
  const person_id = row[kind.sealed.of]
  const key = person_id && (await openKey(call, person_id, wrapped_key))
  call.person = key && { id: person_id, key }
  const keys = person_id === null ? openingKeys(call.secrets) : [key].filter(Boolean)
  const open = sealed && keys.length > 0
  const said = open ? openFields(call, kind.table, row.id, keys, sealed) : {}
  return told(call, kind.sealed, plain, said) as R
}

// What of these fields is written to columns: those that are sealed go into one of them, together
// with what was sealed there before. Of somebody who was erased nothing more is kept.
export function closeFields(
  call: Call,
  { table, sealed }: Kind,
  id: string,
  fields: Record<string, unknown>,
  before: Record<string, any> = {},
): Record<string, unknown> {
  if (!sealed) return fields
  const open = Object.entries(fields).filter(([name]) => !(name in sealed.fields))
  if (open.length === Object.keys(fields).length) return fields
  const columns = Object.fromEntries(open)
  const person_id = { person_id: null, ...before, ...fields, id }[sealed.of]
  if (person_id !== null && !call.person) return columns
  if (call.person && call.person.id !== person_id) {
    throw new Error('This would be sealed for another person.')
  }
  const text = JSON.stringify(sealedOf(sealed, before, fields))
  const key = call.person?.key ?? call.secrets.encryption_key
  return { ...columns, sealed: seal(key, sealedPlace(call.account, table, id), text) }
}

// A row that was just written, opened: what was sealed into it is known already.
export const reopen = (
  call: Call,
  { sealed }: Kind,
  row: Row,
  before: Record<string, unknown>,
  fields: Record<string, unknown>,
): Row => (sealed ? told(call, sealed, row, sealedOf(sealed, before, fields)) : row)

function told(call: Call, sealed: Sealed, row: object, said: Record<string, unknown>): Row {
  const all = { ...row, ...sealed.fields, ...said } as Row
  return sealed.derive ? { ...all, ...sealed.derive(all, call) } : all
}

function sealedOf({ fields: nothing_said }: Sealed, ...said: Record<string, unknown>[]) {
  const all = Object.assign({}, nothing_said, ...said)
  return Object.fromEntries(Object.keys(nothing_said).map((name) => [name, all[name]]))
}

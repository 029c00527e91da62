// Creates many rows of a kind with few statements.
import { type Call, toTimestamp } from './call.ts'
import { manyRows, raw, sql } from '#db/sql.ts'
import { emit } from './events.ts'
import { encryptFields, type EncryptedFields } from './encrypted_row.ts'
import { type BaseRow, type Row, type Kind, atClockOf } from './record.ts'

// A row with a call of its own has its own reason in the audit log.
export type NewRow = { id: string; fields: Record<string, unknown>; call?: Call }

// Creates many rows of a kind and emits their events.
export async function createRows<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  drafts: NewRow[],
): Promise<R[]> {
  const made = await insertRows(call, kind, drafts)
  for (const [at, row] of made.entries()) emitCreated(drafts[at]!.call ?? call, kind, row)
  return made
}

export const emitCreated = (call: Call, kind: Kind, row: BaseRow) =>
  emit(atClockOf(kind, call), `${kind.object}.created`, row)

// Inserts many rows of a kind. The caller emits their events.
export const insertRows = async <R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  drafts: NewRow[],
): Promise<R[]> => await insertEncrypted(call, kind, await encryptRows(call, kind, drafts))

export type EncryptedRow = EncryptedFields & { id: string }

export const encryptRows = (call: Call, kind: Kind, drafts: NewRow[]): Promise<EncryptedRow[]> =>
  call.slices.map(drafts, async ({ id, fields }) => ({
    id,
    ...(await encryptFields(call, kind, id, fields)),
  }))

// One statement for the rows that have the same columns.
export async function insertEncrypted<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  encrypted: EncryptedRow[],
): Promise<R[]> {
  const now = toTimestamp(atClockOf(kind, call).now)
  const standing = { account: call.account, created_at: now, updated_at: now }
  const alike = Map.groupBy(encrypted, ({ columns }) => Object.keys(columns).toSorted().join(' '))
  const inserted = await Promise.all(
    [...alike.values()].map((group) =>
      call.query<R>(sql`
        insert into ${raw(kind.table)}
          ${manyRows(
            kind.table,
            group.map(({ id, columns }) => ({ ...columns, ...standing, id })),
          )}
        returning ${raw(kind.open?.join(', ') ?? '*')}`),
    ),
  )
  const made = new Map(inserted.flat().map((row) => [row.id, row]))
  return encrypted.map(({ id, show }) => show(made.get(id)!))
}

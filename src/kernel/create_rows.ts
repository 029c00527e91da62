// Creates many rows of a kind with few statements.
import { type Call, toTimestamp } from './call.ts'
import { manyRows, raw, sql } from '#db/sql.ts'
import { emit } from './events.ts'
import { encryptFields } from './encrypted_row.ts'
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
  for (const [at, row] of made.entries()) {
    emit(atClockOf(kind, drafts[at]!.call ?? call), `${kind.object}.created`, row)
  }
  return made
}

// Inserts many rows of a kind with one statement for those that have the same columns. The caller
// emits their events.
export async function insertRows<R extends BaseRow = Row>(
  call: Call,
  kind: Kind<R>,
  drafts: NewRow[],
): Promise<R[]> {
  const now = toTimestamp(atClockOf(kind, call).now)
  const encrypted = await call.slices.map(drafts, async ({ id, fields }) => ({
    id,
    ...(await encryptFields(call, kind, id, fields)),
  }))
  const standing = { account: call.account, created_at: now, updated_at: now }
  const alike = Map.groupBy(encrypted, ({ columns }) => Object.keys(columns).toSorted().join(' '))
  const made = new Map<string, R>()
  for (const group of alike.values()) {
    const found = await call.query<R>(sql`
      insert into ${raw(kind.table)}
        ${manyRows(
          kind.table,
          group.map(({ id, columns }) => ({ ...columns, ...standing, id })),
        )}
      returning ${raw(kind.open?.join(', ') ?? '*')}`)
    for (const each of found) made.set(each.id, each)
  }
  return encrypted.map(({ id, show }) => show(made.get(id)!))
}

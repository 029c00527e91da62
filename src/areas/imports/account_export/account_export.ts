// Exports the whole account as rows that an import takes, so that importing an export creates the
// same account. Objects come in the order in which they refer to each other, oldest first.
import { auditReads } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { raw, sql } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import type { Kind, Row } from '#kernel/record.ts'
import { readCursor, writeCursor } from '#http/lists/cursor.ts'
import { listBalances, type PersonBalance } from '#areas/payments/ledger/party_balances.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { row_kinds, row_objects, type RowObject } from '#areas/imports/import/row_kinds.ts'
import { findExternals, idsIn } from './external_references.ts'
import { type ExportFacts, exportRow } from './export_row.ts'

const url = '/v1/exports'

type ExportQuery = { object_type?: RowObject | undefined; limit?: number; cursor?: string }
type Position = { object: RowObject; at: string | null; id: string }

export async function exportRows(call: Call, query: ExportQuery) {
  const { object_type, limit = 100 } = query
  const objects = object_type ? [object_type] : [...row_objects]
  let position: Position | undefined = query.cursor
    ? positionIn(query.cursor, object_type)
    : { object: objects[0]!, at: null, id: '' }
  const data: object[] = []
  // A page can have fewer rows than were read: what was erased or never took place is left out.
  for (let read = 0; position && read < limit;) {
    const rows = await findRows(call, position, limit - read)
    const facts = await factsOf(call, position.object, rows)
    data.push(...rowsOf(call, position.object, rows, facts))
    const last = rows.at(-1)
    position =
      rows.length === limit - read && last
        ? { object: position.object, at: last.created_at as string, id: last.id }
        : nextObject(objects, position.object)
    read += rows.length
  }
  const next_cursor = position ? writeCursor(placeOf(position), 'next', listOf(object_type)) : null
  return { object: 'list', data, has_more: position !== undefined, next_cursor, url }
}

const listOf = (object_type: string | undefined) => ({ url, object_type })

const placeOf = ({ object, at, id }: Position) => ({ at: `${object} ${at ?? ''}`, id: id || '-' })

function positionIn(cursor: string, object_type: string | undefined): Position {
  const [{ at, id }] = readCursor(cursor, 'text', listOf(object_type))
  const [object, time] = String(at).split(' ')
  return { object: object as RowObject, at: time || null, id }
}

function nextObject(objects: RowObject[], object: RowObject): Position | undefined {
  const next = objects[objects.indexOf(object) + 1]
  return next && { object: next, at: null, id: '' }
}

async function findRows(call: Call, { object, at, id }: Position, limit: number) {
  const kind = sourceOf(object)
  const after = at ? sql`and (created_at, id) > (${at}, ${id})` : raw('')
  const rows = await call.query<Row>(sql`
    select ${columnsOf(kind)} from ${raw(kind.table)}
    where account = ${call.account} ${after}
    order by created_at, id
    limit ${limit}`)
  return await decryptRows(call, kind, rows)
}

// Balances aren't objects: they are read from the persons who have them.
const sourceOf = (object: RowObject): Kind =>
  object === 'opening_balance' ? personKind : row_kinds[object].kind

async function factsOf(call: Call, object: RowObject, rows: Row[]): Promise<ExportFacts> {
  const ids = rows.map(({ id }) => id)
  const externals = await findExternals(call, new Set([...idsIn(rows), ...ids]))
  const balances = new Map<string, PersonBalance[]>()
  if (object === 'opening_balance') {
    for (const id of ids) balances.set(id, await listBalances(call, id))
  }
  return { externals, balances }
}

function rowsOf(call: Call, object: RowObject, rows: Row[], facts: ExportFacts) {
  const exported = rows
    .map((row) => ({ row, contents: exportRow(object, row, facts) }))
    .filter(({ contents }) => contents.length > 0)
  auditReads(
    call,
    sourceOf(object).object,
    exported.map(({ row }) => row),
    ['exported'],
  )
  return exported.flatMap(({ contents }) =>
    contents.map((row) => ({ object: 'export_row', object_type: object, row })),
  )
}

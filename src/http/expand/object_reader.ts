// Reads the objects that a response refers to, each once and with one query for each kind and
// level, under the caller's own rights. Limits how many of a kind are returned.
import { raw, sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import type { Row } from '#kernel/record.ts'
import { usual_actors } from '#http/access/authorize.ts'
import { readAuditor } from '#http/responses/audit_entries.ts'
import type { Source } from './expandable.ts'

// Of each kind, in one response: a person may have been merged with a thousand others.
export const most_expanded = 1_000

// The objects of a kind: those that were read, by ID (null if the caller can't read it), those to
// read next, and how many places in the response they take.
type Pool = { rows: Map<string, Row | null>; unread: Set<string>; places: number }

export type ObjectReader = ReturnType<typeof objectReader>

export function objectReader(call: Call) {
  const pools = new Map<Source, Pool>()

  function poolOf(source: Source): Pool {
    const pool = pools.get(source) ?? { rows: new Map(), unread: new Set(), places: 0 }
    pools.set(source, pool)
    return pool
  }

  return {
    // Returns those of the IDs that there is still room for.
    reserve(source: Source, ids: string[]): string[] {
      const pool = poolOf(source)
      const reserved = ids.slice(0, most_expanded - pool.places)
      pool.places += reserved.length
      for (const id of reserved) if (!pool.rows.has(id)) pool.unread.add(id)
      return reserved
    },

    async readReserved() {
      for (const [source, { rows, unread }] of pools) {
        const found = await read(call, source, [...unread])
        for (const id of unread) rows.set(id, found.get(id) ?? null)
        unread.clear()
      }
    },

    find: (source: Source, id: string) => poolOf(source).rows.get(id) ?? null,
  }
}

async function read(call: Call, source: Source, ids: string[]): Promise<Map<string, Row>> {
  const { kind, columns = columnsOf(kind), always, admits, show } = source
  if (ids.length === 0 || !mayRead(call, source)) return new Map()
  const rows = await call.query<Row>(sql`
    select ${columns} from ${raw(kind.table)}
    where account = ${call.account} and id = any(${ids}) and ${always ?? sql`true`}`)
  const plain = await decryptRows(call, kind, rows)
  const admitted = admits ? await admits(call, plain) : plain
  const audit = readAuditor({ administration: false, ...source }, 'read')
  for (const row of admitted) audit?.(call, [row])
  return new Map(admitted.map((row) => [row.id, (show ? show(row, call) : row) as Row] as const))
}

const mayRead = ({ key, actor }: Call, { scope, actors = usual_actors }: Source) =>
  (!scope || !key?.scopes || key.scopes.includes(scope)) && actors.includes(actor.kind)

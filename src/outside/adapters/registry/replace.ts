// Replaces a register's table with the new one, and finds what changed and which practitioners it
// affects.
import type pg from 'pg'
import { FileRefused } from './csv.ts'
import type { Registry } from '#outside/ports/registry.ts'

const least_share = 0.8 // Of the previous rows: a shorter file is probably truncated.

type File = { name: string; sha256: string; taken: number; refused: number; force?: boolean }

export async function replace(client: pg.Client, register: Registry, file: File) {
  const { name, table, indexes, facets } = register
  const { rows } = await client.query('select rows from register_files where register = $1', [name])
  const before = Number(rows[0]?.rows ?? 0)
  if (file.taken < before * least_share && !file.force) {
    const shrunk = `The file has ${file.taken} rows; the previous one had ${before}.`
    throw new FileRefused(`${shrunk} If that is correct, use --force.`)
  }
  for (const { name: index, on } of indexes) {
    await client.query(`create index ${index}_next on ${table}_next ${on}`)
  }
  await client.query(`analyze ${table}_next (row_hash, ${Object.values(facets).join(', ')})`)
  const changes = await compare(client, register, before, file.taken)
  await client.query(`drop table ${table}`)
  await client.query(`alter table ${table}_next rename to ${table}`)
  for (const { name: index } of indexes) {
    await client.query(`alter index ${index}_next rename to ${index}`)
  }
  await client.query('select publish_register($1::regclass)', [table])
  await client.query(
    `insert into register_files (register, sha256, name, rows, refused) values ($1, $2, $3, $4, $5)
     on conflict (register) do update
     set sha256 = excluded.sha256, name = excluded.name, rows = excluded.rows,
         refused = excluded.refused, ingested_at = date_trunc('milliseconds', now())`,
    [name, file.sha256, file.name, file.taken, file.refused],
  )
  return changes
}

async function compare(client: pg.Client, register: Registry, before: number, taken: number) {
  const { table } = register
  const missing = (from: string, other: string) => `
    select count(*) as many from ${from}
    where not exists (select from ${other} where ${other}.row_hash = ${from}.row_hash)`
  const count = async (from: string, other: string) =>
    Number((await client.query(missing(from, other))).rows[0].many)
  const next = `${table}_next`
  const added = before > 0 ? await count(next, table) : taken
  const removed = before > 0 ? await count(table, next) : 0
  const concerned = added === 0 && removed === 0 ? 0 : await noteConcerned(client, register)
  return { added, removed, concerned }
}

// Records the NPIs and names of practitioners whose rows changed.
async function noteConcerned(client: pg.Client, { name, table, facets }: Registry) {
  const hits = Object.entries(facets).flatMap(([facet, column]) =>
    [`${table}_next`, table].map(
      (from, side) => `
        select facet, row_hash, ${side} as side
        from (select distinct facet from practitioner_facets where facet like '${facet}:%') as mine
        join ${from} on ${from}.${column} = substr(facet, ${facet.length + 2})`,
    ),
  )
  const { rowCount } = await client.query(
    `insert into register_changes (register, facet)
     select distinct $1::text, facet from (
       select facet, row_hash from (${hits.join(' union all ')}) as hit
       group by facet, row_hash
       having count(distinct side) = 1
     ) as changed
     on conflict (register, facet) do update set changed_at = date_trunc('milliseconds', now())`,
    [name],
  )
  return rowCount ?? 0
}

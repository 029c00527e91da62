// The floor: see floor.sql. It lives in a database of its own beside the service's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '#settings/config.ts'
import type { BenchService } from './bench_service.ts'
import { practitioner_count } from './requests.ts'
import type { Script } from './pgbench_script.ts'

export const floor_database = 'floor'

const key = 'sha256(:key::text::bytea)'
const settings = `
\\set key random(1, 1000)
\\set practitioner random(1, ${practitioner_count})
\\set hour random(1, 3000000)
\\set once random(1, 9000000000000000000)`
const request_key = `'ik_' || lpad(:once::text, 43, '0')`
const starts_at = `timestamptz '2030-01-01' + :hour * interval '1 hour'`

const script = (statement: string): Script => ({
  text: `${settings}\n${statement}\n`,
  variables: {},
  of_floor: true,
})

export const floor = {
  book: script(`select book(${key}, ${request_key}, 'prac_' || :practitioner, ${starts_at});`),
  page: script(`select page(${key}, 10);`),
  read: script(`select read_one(${key}, 'prac_' || :practitioner);`),
}

export async function buildFloor({ database, owner }: BenchService) {
  await database.query(`create database ${floor_database}`)
  const client = new pg.Client({ ...owner, database: floor_database })
  await client.connect()
  try {
    await client.query(readFileSync(join(root, 'bench/floor.sql'), 'utf8'))
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

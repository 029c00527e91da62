// Ingests an ICD-10-CM edition: the fixed-width order file that CMS publishes each year. It applies
// from its first day; earlier codes stay valid for earlier dates. Runs in one transaction, so a
// broken file changes nothing.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'

export class EditionRefused extends Error {}

export type Edition = { codes: number; added: number; changed: number; ended: number }

const batch = 2_000
const least_share = 0.8 // Of the previous codes: a shorter file is probably truncated.
const lock = 7_433_052
// Order number, code, billable flag, short and long description.
const line_form = /^\d{5} ([A-Z][0-9][0-9A-Z][0-9A-Z]{0,4}) {1,5}([01]) (.{60}) (.+)$/

type Code = { code: string; billable: boolean; description: string }

export function readLine(line: string): Code | undefined {
  const [, bare, billable, , long] = line_form.exec(line.trimEnd()) ?? []
  if (!bare || !long) return undefined
  const code = bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare
  return { code, billable: billable === '1', description: long.trim() }
}

export async function ingestIcd10cm(
  owner: pg.ClientConfig | string,
  file: string,
  from: string,
  { force = false } = {},
): Promise<Edition> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [lock])
    if (!rows[0].free) throw new EditionRefused('Another edition is being ingested.')
    await client.query(
      `create temporary table edition (
         code text primary key, billable boolean, description text) on commit drop`,
    )
    const codes = await copy(client, file)
    if (!force) await requireWhole(client, codes, from)
    const done = await replace(client, from)
    await client.query('commit')
    return { codes, ...done }
  } finally {
    await client.end() // Rolls back anything uncommitted.
  }
}

async function copy(client: pg.Client, file: string) {
  let [codes, number] = [0, 0]
  let waiting: Code[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const rows = waiting
    waiting = []
    await client.query(
      `insert into edition (code, billable, description)
       select * from unnest($1::text[], $2::boolean[], $3::text[])`,
      [
        rows.map(({ code }) => code),
        rows.map(({ billable }) => billable),
        rows.map(({ description }) => description),
      ],
    )
  }
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    number++
    if (!line.trim()) continue
    const code = readLine(line)
    if (!code)
      throw new EditionRefused(`Line ${number} is not a valid line of an ICD-10-CM order file.`)
    waiting.push(code)
    codes++
    if (waiting.length === batch) await flush()
  }
  await flush()
  if (codes === 0) throw new EditionRefused('The file contains no codes.')
  return codes
}

// An edition ends every code it doesn't contain: a truncated file would end thousands.
async function requireWhole(client: pg.Client, codes: number, from: string) {
  const { rows } = await client.query(
    `select count(*)::int as many from icd10cm_codes
     where valid_from < $1 and (valid_to is null or valid_to >= $1)`,
    [from],
  )
  const [{ many }] = rows as [{ many: number }]
  if (codes >= many * least_share) return
  const shrunk = `The file has ${codes} codes; the previous edition had ${many}.`
  throw new EditionRefused(`${shrunk} If that is correct, use --force.`)
}

// Replaces codes that begin on or after that date. Codes that were removed or changed end on that
// date.
async function replace(client: pg.Client, from: string) {
  await client.query('delete from icd10cm_codes where valid_from >= $1', [from])
  await client.query('update icd10cm_codes set valid_to = null where valid_to >= $1', [from])
  const ended = await client.query(
    `update icd10cm_codes as old set valid_to = $1
     where valid_to is null and not exists (
       select from edition
       where edition.code = old.code and edition.billable = old.billable
         and edition.description = old.description)
     returning exists (select from edition where edition.code = old.code) as stays`,
    [from],
  )
  const added = await client.query(
    `insert into icd10cm_codes (code, description, billable, valid_from)
     select code, description, billable, $1::date from edition
     where not exists (
       select from icd10cm_codes as old where old.code = edition.code and old.valid_to is null)`,
    [from],
  )
  const changed = ended.rows.filter(({ stays }) => stays).length
  return {
    added: (added.rowCount ?? 0) - changed,
    changed,
    ended: (ended.rowCount ?? 0) - changed,
  }
}

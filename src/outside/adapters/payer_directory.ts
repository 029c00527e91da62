// Ingests a payer directory from a CSV file, your own or a clearinghouse's. Replaces the one before
// it in one transaction, so a broken file changes nothing.
import { createReadStream } from 'node:fs'
import pg from 'pg'
import { csvReader, FileRefused } from './registry/csv.ts'

export type DirectoryPayer = {
  id: string
  name: string
  aliases: string[]
  filing_code: string
  enrollment: { claims: boolean; remittances: boolean; eligibility: boolean }
}

const least_share = 0.8 // Of the previous payers: a shorter file is probably truncated.
const most_payers = 100_000
const most_aliases = 20
const id_form = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

// The columns, by their names in your own file and in Stedi's. The others are ignored.
const columns: Record<string, keyof Columns> = {
  payer_id: 'id',
  primarypayerid: 'id',
  name: 'name',
  displayname: 'name',
  aliases: 'aliases',
  names: 'more_aliases',
  filing_code: 'filing_code',
  claims_enrollment: 'claims',
  remittances_enrollment: 'remittances',
  eligibility_enrollment: 'eligibility',
}
type Columns = Record<
  | 'id'
  | 'name'
  | 'aliases'
  | 'more_aliases'
  | 'filing_code'
  | 'claims'
  | 'remittances'
  | 'eligibility',
  string
>

export async function ingestPayers(
  owner: pg.ClientConfig | string,
  file: string,
  { force = false } = {},
): Promise<{ payers: number }> {
  const payers = await readPayers(file)
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table directory_payers in share row exclusive mode')
    const many = (await client.query('delete from directory_payers')).rowCount ?? 0
    if (payers.length < many * least_share && !force) {
      const shrunk = `The file has ${payers.length} payers; the previous one had ${many}.`
      throw new FileRefused(`${shrunk} If that is correct, use --force.`)
    }
    await client.query(
      `insert into directory_payers (id, name, aliases, filing_code, enrollment)
       select id, name, array(select jsonb_array_elements_text(aliases)), filing_code, enrollment
       from jsonb_to_recordset($1) as payer (
         id text, name text, aliases jsonb, filing_code text, enrollment jsonb)`,
      [JSON.stringify(payers)],
    )
    await client.query(
      `insert into directory_payer_words (word, payer_id)
       select distinct word, id from directory_payers,
         search_words(concat_ws(' ', id, name, array_to_string(aliases, ' '))) as word`,
    )
    await client.query('commit')
    await client.query('analyze directory_payers, directory_payer_words')
  } finally {
    await client.end() // Rolls back anything uncommitted.
  }
  return { payers: payers.length }
}

async function readPayers(file: string): Promise<DirectoryPayer[]> {
  const payers = new Map<string, DirectoryPayer>()
  let header: (keyof Columns | undefined)[] | undefined
  const refuse = (line: number, reason: string): never => {
    throw new FileRefused(`Line ${line}: ${reason}`)
  }
  const reader = csvReader({
    row(fields, line) {
      if (!header) return void (header = readHeader(fields))
      if (fields.every((field) => field.trim() === '')) return
      const payer = payerOf(header, fields)
      if (typeof payer === 'string') return refuse(line, payer)
      const known = payers.get(payer.id)
      payers.set(payer.id, known ? merge(known, payer) : payer)
      if (payers.size > most_payers) refuse(line, `The file has more than ${most_payers} payers.`)
    },
    fault: refuse,
  })
  for await (const chunk of createReadStream(file)) reader.push(chunk as Buffer)
  reader.end()
  if (payers.size === 0) throw new FileRefused('The file contains no payers.')
  return [...payers.values()]
}

function readHeader(fields: string[]) {
  const header = fields.map((field) => columns[field.trim().toLowerCase()])
  if (header.includes('id') && header.includes('name')) return header
  throw new FileRefused('The first line must name the columns `payer_id` and `name`.')
}

// The reason, if the row is invalid.
function payerOf(header: (keyof Columns | undefined)[], fields: string[]): DirectoryPayer | string {
  const value = (column: keyof Columns) => (fields[header.indexOf(column)] ?? '').trim()
  const list = (column: keyof Columns) =>
    value(column)
      .split('|')
      .map((each) => each.trim().slice(0, 100))
      .filter(Boolean)
  const [id, name, filing_code] = [value('id'), value('name'), value('filing_code') || 'CI']
  if (!id_form.test(id)) return 'The payer ID must be letters, digits and hyphens.'
  if (!name || name.length > 100) return 'The name must have 1 to 100 characters.'
  if (!/^[A-Z0-9]{2}$/.test(filing_code)) return 'The filing code must be two capitals or digits.'
  const required = (column: keyof Columns, usual: boolean) =>
    header.includes(column) ? /^(required|yes|true|1)$/i.test(value(column)) : usual
  return {
    id,
    name,
    aliases: aliasesOf(name, [...list('aliases'), ...list('more_aliases')]),
    filing_code,
    enrollment: {
      claims: required('claims', false),
      remittances: required('remittances', true),
      eligibility: required('eligibility', false),
    },
  }
}

const aliasesOf = (name: string, all: string[]) =>
  [...new Set(all)].filter((alias) => alias !== name).slice(0, most_aliases)

// Several lines can describe the same payer under different names.
const merge = (known: DirectoryPayer, again: DirectoryPayer): DirectoryPayer => ({
  ...known,
  aliases: aliasesOf(known.name, [...known.aliases, again.name, ...again.aliases]),
})

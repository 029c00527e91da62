// Ingests procedure codes and modifiers: the HCPCS Level II file that CMS publishes, or your own
// list of CPT codes. Only codes are stored, because CPT descriptions are licensed. Runs in one
// transaction, so a broken file changes nothing.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { EditionRefused } from './icd10cm.ts'

export type CodeSet = 'hcpcs' | 'cpt'
export type ProcedureCode = { kind: 'procedure' | 'modifier'; code: string }
export type ImportedCodes = { procedures: number; modifiers: number }

const procedure_form = /^([0-9A-Z][0-9]{4}|[0-9]{4}[A-Z])$/
const modifier_form = /^[0-9A-Z]{2}$/
const least_share = 0.8 // Of the previous codes: a shorter file is probably truncated.

// Column 11, the record identification code. Continuations of descriptions are skipped.
const hcpcs_kinds: Record<string, ProcedureCode['kind']> = { '3': 'procedure', '7': 'modifier' }
const hcpcs_continued = ['4', '8']

// Undefined if the line is invalid, null if it has no code.
export function readHcpcs(line: string): ProcedureCode | null | undefined {
  if (hcpcs_continued.includes(line[10] ?? '')) return null
  const kind = hcpcs_kinds[line[10] ?? '']
  return kind && codeOf(kind, line.slice(0, 5).trim())
}

// The first column of a list or CSV file; a header is skipped.
export function readCpt(line: string, number: number): ProcedureCode | null | undefined {
  const text = line
    .split(/[,;\t]/)[0]!
    .replaceAll('"', '')
    .trim()
    .toUpperCase()
  const code = codeOf('procedure', text) ?? codeOf('modifier', text)
  return code ?? (number === 1 ? null : undefined)
}

const codeOf = (kind: ProcedureCode['kind'], code: string): ProcedureCode | undefined =>
  (kind === 'procedure' ? procedure_form : modifier_form).test(code) ? { kind, code } : undefined

const readers = { hcpcs: readHcpcs, cpt: readCpt }

export async function ingestProcedureCodes(
  owner: pg.ClientConfig | string,
  code_set: CodeSet,
  file: string,
  { force = false } = {},
): Promise<ImportedCodes> {
  const codes = await readFile(code_set, file)
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table procedure_codes in share row exclusive mode')
    const before = await client.query('delete from procedure_codes where code_set = $1', [code_set])
    const many = before.rowCount ?? 0
    if (codes.length < many * least_share && !force) {
      const shrunk = `The file has ${codes.length} codes; the previous one had ${many}.`
      throw new EditionRefused(`${shrunk} If that is correct, use --force.`)
    }
    await client.query(
      `insert into procedure_codes (code_set, kind, code)
       select distinct $1, * from unnest($2::text[], $3::text[])`,
      [code_set, codes.map(({ kind }) => kind), codes.map(({ code }) => code)],
    )
    await client.query('commit')
  } finally {
    await client.end() // Rolls back anything uncommitted.
  }
  const modifiers = codes.filter(({ kind }) => kind === 'modifier').length
  return { procedures: codes.length - modifiers, modifiers }
}

async function readFile(code_set: CodeSet, file: string) {
  const codes: ProcedureCode[] = []
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    number++
    if (!line.trim()) continue
    const code = readers[code_set](line, number)
    if (code === undefined) {
      throw new EditionRefused(`Line ${number} has no ${code_set.toUpperCase()} code.`)
    }
    if (code) codes.push(code)
  }
  if (codes.length === 0) throw new EditionRefused('The file contains no codes.')
  return codes
}

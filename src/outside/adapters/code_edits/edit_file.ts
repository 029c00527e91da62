// Reads the edit files that CMS publishes each quarter, with tabs or commas, and stores them in one
// transaction, so a broken file changes nothing.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { type CopyIn, copyIn, copyLine } from '#db/copy_in.ts'
import { EditionRefused } from '../icd10cm.ts'

export const procedure_form = /^([0-9A-Z][0-9]{4}|[0-9]{4}[A-Z])$/

const least_share = 0.8 // Of the previous rows: a shorter file is probably truncated.

// The columns of a row, null if it isn't stored, undefined if it is invalid.
export type EditReader = (fields: string[]) => (string | null)[] | null | undefined

// The last columns are texts, so a comma in quotes doesn't matter for those before.
export const fieldsOf = (line: string) =>
  line.split(line.includes('\t') ? '\t' : ',').map((field) => field.replaceAll('"', '').trim())

// Copies the rows of the files to the table, and returns how many there are. What comes before the
// first row (a copyright notice, a header on several lines) is skipped.
export async function copyEdits(
  client: pg.Client,
  table: string,
  files: string[],
  read: EditReader,
): Promise<number> {
  const copy = await copyIn(client, `copy ${table} from stdin`)
  try {
    let rows = 0
    for (const file of files) rows += await copyFile(copy, file, read)
    await copy.end()
    return rows
  } catch (error) {
    await copy.fail()
    throw error
  }
}

async function copyFile(copy: CopyIn, file: string, read: EditReader) {
  let [rows, number, chunk] = [0, 0, '']
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    number++
    if (!line.trim()) continue
    const row = read(fieldsOf(line))
    if (row === undefined && rows > 0) {
      throw new EditionRefused(`Line ${number} of ${file} is not a valid edit.`)
    }
    if (row === undefined) continue
    rows++
    if (row) chunk += copyLine(row)
    if (chunk.length > 65_536) {
      await copy.write(chunk)
      chunk = ''
    }
  }
  if (rows === 0) throw new EditionRefused(`${file} contains no edits.`)
  if (chunk) await copy.write(chunk)
  return rows
}

export async function inOneTransaction<T>(
  owner: pg.ClientConfig | string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end() // Rolls back anything uncommitted.
  }
}

export function requireWhole(now: number, before: number, force: boolean) {
  if (force || now >= before * least_share) return
  const shrunk = `The file has ${now} edits; the previous one had ${before}.`
  throw new EditionRefused(`${shrunk} If that is correct, use --force.`)
}

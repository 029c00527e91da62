// Guesses which fields the columns of a CSV file are, from names that other systems give them. Asks
// once on a terminal; --guess-columns answers yes.
import { createInterface } from 'node:readline/promises'
import type { TObject } from 'typebox'
import { readRows } from '#areas/imports/import/file_rows.ts'
import { isRowObject, row_kinds, type RowObject } from '#areas/imports/import/row_kinds.ts'
import { type Arguments, text } from './command.ts'
import { type Columns, kindOf } from './import_bundle.ts'
import { formatOf, rowsOf } from './import_parts.ts'

// Without spaces and punctuation, in lowercase.
const anywhere: Record<string, string[]> = {
  external_id: ['id', 'externalid'],
  person_external_id: ['patientid', 'clientid', 'personid', 'mrn'],
  practitioner_external_id: ['practitionerid', 'providerid', 'clinicianid', 'therapistid'],
}
const names: Partial<Record<RowObject, Record<string, string[]>>> = {
  person: {
    external_id: ['patientid', 'clientid', 'personid', 'mrn', 'chartnumber'],
    'names[0].given': ['given', 'givenname', 'first', 'firstname', 'forename'],
    'names[0].family': ['family', 'familyname', 'last', 'lastname', 'surname'],
    birth_date: ['birthdate', 'dateofbirth', 'dob', 'born', 'birthday'],
    email: ['mail', 'email', 'emailaddress'],
    phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone'],
  },
  practitioner: {
    external_id: ['practitionerid', 'providerid', 'clinicianid', 'therapistid'],
    'name.given': ['given', 'givenname', 'first', 'firstname', 'forename'],
    'name.family': ['family', 'familyname', 'last', 'lastname', 'surname'],
    npi: ['npi', 'npinumber'],
    time_zone: ['timezone', 'tz'],
  },
  session: { starts_at: ['start', 'starttime', 'startsat', 'begin'] },
}

const plain = (column: string) => column.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

// The columns that aren't fields but have a usual name of one. A field is guessed once.
export function guessColumns(kind: RowObject, header: string[]): Columns {
  const fields = Object.keys((row_kinds[kind].fields as TObject).properties)
  const isField = (name: string) =>
    fields.includes(name.split(/[.[]/)[0]!) || /^(?:.+_)?external_id$/.test(name)
  const taken = new Set(header.filter(isField))
  const guessed: Columns = {}
  for (const column of header.filter((name) => !isField(name))) {
    const known = [...Object.entries(names[kind] ?? {}), ...Object.entries(anywhere)]
    const [field] = known.find(([, usual]) => usual.includes(plain(column))) ?? []
    if (!field || taken.has(field)) continue
    guessed[column] = field
    taken.add(field)
  }
  return guessed
}

// Of all files together. A column that would be one field here and another there is left out.
async function guessAll(files: string[], args: Arguments, known: Columns): Promise<Columns> {
  const guesses: Columns = {}
  const unclear = new Set<string>(Object.keys(known))
  for (const file of files) {
    const kind = text(args, 'kind') ?? kindOf(file)
    if (formatOf(file) !== 'csv' || !isRowObject(kind)) continue
    const header = (await headerOf(file, kind)).map((column) => known[column] ?? column)
    for (const [column, field] of Object.entries(guessColumns(kind, header))) {
      if ((guesses[column] ??= field) !== field) unclear.add(column)
    }
  }
  return Object.fromEntries(Object.entries(guesses).filter(([column]) => !unclear.has(column)))
}

async function headerOf(file: string, kind: RowObject): Promise<string[]> {
  for await (const row of rowsOf(file, 'csv')) {
    return readRows(row, { kind, format: 'csv', columns: {}, header: null }).header ?? []
  }
  return []
}

export async function columnsWithGuesses(
  files: string[],
  args: Arguments,
  known: Columns,
): Promise<Columns> {
  const { options } = args
  const are_known = options.fhir === true || options.resume || options['columns-from']
  const guesses = are_known ? {} : await guessAll(files, args, known)
  if (Object.keys(guesses).length === 0) return known
  return (await isAgreed(guesses, options['guess-columns'] === true))
    ? { ...guesses, ...known }
    : known
}

async function isAgreed(guesses: Columns, is_answered: boolean) {
  if (is_answered) return true
  const { stdin, stderr } = process
  const width = Math.max(...Object.keys(guesses).map((column) => column.length))
  const lines = Object.entries(guesses).map(
    ([column, field]) => `  ${column.padEnd(width)}  ${field}\n`,
  )
  stderr.write(`These columns have usual names of fields:\n${lines.join('')}`)
  if (!stdin.isTTY || !stderr.isTTY) {
    stderr.write('To import them as these fields, pass --guess-columns.\n')
    return false
  }
  const reader = createInterface({ input: stdin, output: stderr })
  const answer = await reader.question('Import them as these fields? [Y/n] ')
  reader.close()
  return !/^\s*n/i.test(answer)
}

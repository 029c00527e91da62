// Writes the files of a sample practice, as another system would export them: practitioners,
// persons, consents, sessions and opening balances in CSV. The same numbers give the same files.
// Run: node_modules/.bin/node scripts/sample_practice.ts <folder> [persons] [sessions]
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'

const given = ['Maya', 'Noor', 'Ada', 'Luis', 'Chen', 'Amara', 'Jonas', 'Priya', 'Tom', 'Ines']
const family = ['Lindqvist', 'Okafor', 'Ruiz', 'Li', 'Haddad', 'Novak', 'Silva', 'Weber', 'Ito']
const practitioner_count = 20
const minute_ms = 60_000
const first_session = Date.UTC(2024, 0, 2, 14)

const pick = (list: string[], at: number) => list[at % list.length]!
const dayOf = (at: number) => String((at % 28) + 1).padStart(2, '0')
const monthOf = (at: number) => String((at % 12) + 1).padStart(2, '0')

export type Table = { columns: string[]; rows: number; rowOf(at: number): (string | number)[] }

// Each person has one practitioner, and their sessions follow each other.
export const samplePractice = (persons: number, sessions: number): Record<string, Table> => ({
  practitioners: {
    columns: ['external_id', 'name.given', 'name.family', 'profession', 'time_zone'],
    rows: practitioner_count,
    rowOf: (at) => [
      `prac-${at}`,
      pick(given, at),
      pick(family, at + 3),
      'psychologist',
      'America/New_York',
    ],
  },
  persons: {
    columns: ['external_id', 'First name', 'Last name', 'Born', 'E-mail', 'Phone'],
    rows: persons,
    rowOf: (at) => [
      `pat-${at}`,
      pick(given, at),
      `${pick(family, at)} ${at}`,
      `${1950 + (at % 55)}-${monthOf(at)}-${dayOf(at)}`,
      `person${at}@example.com`,
      `+1202555${String(at % 10_000).padStart(4, '0')}`,
    ],
  },
  consents: {
    columns: [
      'external_id',
      'person_external_id',
      'kind',
      'document.version',
      'document.sha256',
      'signature.method',
      'signature.signer_name',
      'signature.document_version',
      'signature.document_sha256',
      'signature.intent',
    ],
    rows: persons,
    rowOf: (at) => [
      `con-${at}`,
      `pat-${at}`,
      'treatment',
      '1',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      'wet_signature',
      `${pick(given, at)} ${pick(family, at)} ${at}`,
      '1',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      'I agree to treatment.',
    ],
  },
  sessions: {
    columns: [
      'external_id',
      'person_external_id',
      'practitioner_external_id',
      'starts_at',
      'duration_minutes',
      'format',
      'status',
    ],
    rows: sessions,
    rowOf: (at) => [
      `ses-${at}`,
      `pat-${at % persons}`,
      `prac-${(at % persons) % practitioner_count}`,
      new Date(first_session + at * 15 * minute_ms).toISOString(),
      50,
      'phone',
      at % 20 === 0 ? 'no_show' : 'completed',
    ],
  },
  opening_balances: {
    columns: ['external_id', 'person_external_id', 'amount.amount', 'amount.currency'],
    rows: Math.floor(persons / 5),
    rowOf: (at) => [`bal-${at}`, `pat-${at * 5}`, 2_500 + (at % 40) * 500, 'usd'],
  },
})

// The columns of persons.csv have the names that another system gave them.
export const sampleColumns = {
  'First name': 'names[0].given',
  'Last name': 'names[0].family',
  Born: 'birth_date',
  'E-mail': 'email',
  Phone: 'phone',
}

export function* linesOf({ columns, rows, rowOf }: Table) {
  yield `${columns.join(',')}\n`
  for (let at = 0; at < rows; at++) yield `${rowOf(at).join(',')}\n`
}

async function writePractice(folder: string, persons: number, sessions: number) {
  mkdirSync(folder, { recursive: true })
  for (const [name, table] of Object.entries(samplePractice(persons, sessions))) {
    const output = createWriteStream(join(folder, `${name}.csv`))
    for (const line of linesOf(table)) output.write(line)
    output.end()
    await finished(output)
  }
  const output = createWriteStream(join(folder, 'columns.json'))
  output.end(`${JSON.stringify(sampleColumns, null, 2)}\n`)
  await finished(output)
}

if (import.meta.main) {
  const [folder, persons = '500', sessions = '5000'] = process.argv.slice(2)
  if (!folder) throw new Error('Pass a folder: scripts/sample_practice.ts <folder>.')
  await writePractice(folder, Number(persons), Number(sessions))
}

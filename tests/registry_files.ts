// Fictional files of registries in their published format, of any length.
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { leieColumns } from '#outside/adapters/registry/leie.ts'

const quoted = (values: string[]) => `${values.map((value) => `"${value}"`).join(',')}\r\n`

const letters = (n: number) =>
  String.fromCharCode(
    65 + (n % 26),
    65 + ((n >> 3) % 26),
    65 + ((n >> 6) % 26),
    65 + ((n >> 9) % 26),
  )

// About one row in ten has an NPI, as in the real list.
const leieRow = (n: number) =>
  quoted([
    `${letters(n)}${letters(n * 7)}`,
    letters(n * 13),
    'M',
    '',
    'IND- LIC HC SERV PRO',
    'NURSE/NURSES AIDE',
    '',
    n % 10 === 0 ? String(1_000_000_000 + n) : '0000000000',
    `19${50 + (n % 40)}0${1 + (n % 9)}1${n % 10}`,
    `${n} MAIN STREET`,
    'SPRINGFIELD',
    ['CA', 'TX', 'OH', 'FL'][n % 4]!,
    '90001',
    '1128b4',
    `20${10 + (n % 14)}0${1 + (n % 9)}20`,
    '00000000',
    '00000000',
    '',
  ])

export async function writeLeie(file: string, rows: number) {
  const out = createWriteStream(file)
  let text = quoted(leieColumns)
  for (let n = 0; n < rows; n++) {
    text += leieRow(n)
    if (text.length < 1 << 20) continue
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  out.end(text)
  await once(out, 'finish')
}

const taxonomy = (i: number) => [
  `Healthcare Provider Taxonomy Code_${i}`,
  `Provider License Number_${i}`,
  `Provider License Number State Code_${i}`,
  `Healthcare Provider Primary Taxonomy Switch_${i}`,
]
const named = [
  'NPI',
  'Entity Type Code',
  'Replacement NPI',
  'Employer Identification Number (EIN)',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Credential Text',
  'Provider Other Last Name',
  'Provider Other First Name',
  'Provider Business Practice Location Address State Name',
  'Provider Enumeration Date',
  'Last Update Date',
  'NPI Deactivation Reason Code',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  ...Array.from({ length: 15 }, (_, i) => taxonomy(i + 1)).flat(),
]
// The real file has 330 columns. Columns that Attune doesn't read get placeholder names.
const more = Array.from({ length: 330 - named.length }, (_, i) => `Other Identifier_${i + 1}`)
export const nppesColumns = [...named, ...more]

export function nppesRow(n: number, more_fields: Record<string, string> = {}) {
  const fields: Record<string, string> = {
    NPI: String(1_000_000_000 + n),
    'Entity Type Code': '1',
    'Provider Last Name (Legal Name)': `${letters(n)}${letters(n * 7)}`,
    'Provider First Name': letters(n * 13),
    'Provider Enumeration Date': '05/23/2007',
    'Last Update Date': `0${1 + (n % 9)}/1${n % 10}/20${10 + (n % 14)}`,
    'Healthcare Provider Taxonomy Code_1': '103TC0700X',
    'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
    ...more_fields,
  }
  return quoted(nppesColumns.map((name) => fields[name] ?? ''))
}

export async function writeNppes(file: string, rows: number) {
  const out = createWriteStream(file)
  let text = quoted(nppesColumns)
  for (let n = 0; n < rows; n++) {
    text += nppesRow(n)
    if (text.length < 1 << 20) continue
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  out.end(text)
  await once(out, 'finish')
}

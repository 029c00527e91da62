// A bank's day as BAI2: credits are the transactions (16) with a type from 100 to 399. The number a
// payer gave its payment stands in the text behind it, as TRN*1*number. A file whose sums do not
// agree with its trailers is refused as a whole: part of it may be missing.
import { type BankFault, type BankFile, type BankLine, isDay, shortened } from './bank_line.ts'

type Fields = { line: number; code: string; fields: string[] }
type Group = { currency: string; day: string }

// How a credit of this type came.
const methods: Record<string, BankLine['method']> = {
  142: 'eft', // ACH credit received.
  164: 'eft',
  165: 'eft', // Preauthorized ACH credit.
  169: 'eft',
  195: 'eft', // Incoming wire.
  115: 'check', // Lockbox deposit.
  172: 'check',
  175: 'check',
  301: 'check', // Commercial deposit.
}

export function readBai2(text: string): BankFile {
  const lines: BankLine[] = []
  const faults: BankFault[] = []
  let group: Group = { currency: 'usd', day: '' }
  let own = group.currency
  let sum = 0
  for (const { line, code, fields } of recordsOf(text)) {
    const say = (message: string) => void faults.push({ line, message })
    if (code === '02') {
      group = { currency: currencyOf(fields[5], 'usd'), day: dayOf(fields[3] ?? '') }
      if (!isDay(group.day)) say('The group names no day.')
    }
    if (code === '03') {
      own = currencyOf(fields[1], group.currency)
      sum = summariesOf(fields)
    }
    if (code === '16') {
      const amount = Number(fields[1] ?? '')
      if (!Number.isSafeInteger(amount)) say('The amount cannot be read.')
      sum += amount
      const type = Number(fields[0])
      if (type >= 100 && type <= 399 && amount > 0) {
        lines.push(creditOf(fields, { ...group, currency: own }, amount))
      }
    }
    if (code === '49' && Number(fields[0]) !== sum) say('The sum of the account does not agree.')
  }
  const first = recordsOf(text)
  if (first[0]?.code !== '01' || first.at(-1)?.code !== '99') {
    faults.push({ line: 1, message: 'It must begin with a record 01 and end with a record 99.' })
  }
  return { lines, faults }
}

function creditOf(fields: string[], { day, currency }: Group, amount: number): BankLine {
  const [type = ''] = fields
  const [bank_reference, , ...words] = behindFunds(fields)
  const said = words.join(',')
  return {
    received_on: day,
    amount: { amount, currency },
    method: methods[type] ?? 'other',
    bank_reference: bank_reference ? shortened(`${day} ${bank_reference}`, 100) : null,
    trace_number: shortened(/TRN\*1\*([^*~\\/]+)/.exec(said)?.[1], 50),
    payer_name: null, // The text behind it may name persons.
  }
}

// The kind of funds (0, 1, 2, S, V, D, Z or nothing) decides how many fields tell when they come.
function behindFunds(fields: string[]) {
  const [funds = '', many = '0'] = fields.slice(2)
  const told: Record<string, number> = { S: 3, V: 2, D: 1 + 2 * Number(many) }
  return fields.slice(3 + (told[funds] ?? 0))
}

// The account's own sums: type, amount, count and kind of funds, again and again.
function summariesOf(fields: string[]) {
  let sum = 0
  let rest = fields.slice(2)
  while (rest.length > 1) {
    sum += Number(rest[1] || 0)
    const [, , , funds = '', many = '0'] = rest
    const told: Record<string, number> = { S: 3, V: 2, D: 1 + 2 * Number(many) }
    rest = rest.slice(4 + (told[funds] ?? 0))
  }
  return sum
}

const currencyOf = (text: string | undefined, otherwise: string) =>
  /^[A-Z]{3}$/.test(text ?? '') ? text!.toLowerCase() : otherwise
const dayOf = (yymmdd: string) => yymmdd.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3')

// A record ends with a slash; 88 goes on with the one before. Text behind a transaction may hold
// slashes and go to the end of its line.
function recordsOf(text: string): Fields[] {
  const records: Fields[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    if (raw.trim() === '') continue
    const [code = '', ...fields] = raw.trimEnd().replace(/\/$/, '').split(',')
    const before = records.at(-1)
    if (code === '88' && before) before.fields.push(...fields)
    else records.push({ line: at + 1, code, fields })
  }
  return records
}

// Parses a BAI2 file. Credits are transaction records (16) with a type code from 100 to 399. The
// trace number is in the record's text, as TRN*1*number. A file whose control totals don't match is
// rejected as a whole: part of it may be missing.
import { type BankFault, type BankFile, type BankLine, isDay, shortened } from './bank_line.ts'

type Fields = { line: number; code: string; fields: string[] }
type Group = { currency: string; day: string }

// Deposit method by BAI2 type code.
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
  let currency = group.currency
  let sum = 0
  for (const { line, code, fields } of recordsOf(text)) {
    const addFault = (message: string) => void faults.push({ line, message })
    if (code === '02') {
      group = { currency: currencyOf(fields[5], 'usd'), day: dayOf(fields[3] ?? '') }
      if (!isDay(group.day)) addFault('The group header (02) has no valid as-of date.')
    }
    if (code === '03') {
      currency = currencyOf(fields[1], group.currency)
      sum = summariesOf(fields)
    }
    if (code === '16') {
      const amount = Number(fields[1] ?? '')
      if (!Number.isSafeInteger(amount)) addFault('The amount must be an integer.')
      sum += amount
      const type = Number(fields[0])
      if (type >= 100 && type <= 399 && amount > 0) {
        lines.push(creditOf(fields, { ...group, currency }, amount))
      }
    }
    if (code === '49' && Number(fields[0]) !== sum)
      addFault('The account control total (49) does not match the sum of its records.')
  }
  const records = recordsOf(text)
  if (records[0]?.code !== '01' || records.at(-1)?.code !== '99') {
    faults.push({
      line: 1,
      message: 'The file must begin with a record 01 and end with a record 99.',
    })
  }
  return { lines, faults }
}

function creditOf(fields: string[], { day, currency }: Group, amount: number): BankLine {
  const [type = ''] = fields
  const [bank_reference, , ...parts] = textFieldsOf(fields)
  const text = parts.join(',')
  return {
    received_on: day,
    amount: { amount, currency },
    method: methods[type] ?? 'other',
    bank_reference: bank_reference ? shortened(`${day} ${bank_reference}`, 100) : null,
    trace_number: shortened(/TRN\*1\*([^*~\\/]+)/.exec(text)?.[1], 50),
    payer_name: null, // The text may name persons.
  }
}

// The funds type (0, 1, 2, S, V, D, Z or empty) determines how many availability fields follow.
function textFieldsOf(fields: string[]) {
  const [funds = '', count = '0'] = fields.slice(2)
  return fields.slice(3 + availabilityFields(funds, count))
}

const availabilityFields = (funds: string, count: string) =>
  ({ S: 3, V: 2, D: 1 + 2 * Number(count) })[funds] ?? 0

// Account summaries: type, amount, item count and funds type, repeated.
function summariesOf(fields: string[]) {
  let sum = 0
  let rest = fields.slice(2)
  while (rest.length > 1) {
    sum += Number(rest[1] || 0)
    const [, , , funds = '', count = '0'] = rest
    rest = rest.slice(4 + availabilityFields(funds, count))
  }
  return sum
}

const currencyOf = (text: string | undefined, otherwise: string) =>
  /^[A-Z]{3}$/.test(text ?? '') ? text!.toLowerCase() : otherwise
const dayOf = (yymmdd: string) => yymmdd.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3')

// A record ends with a slash; 88 continues the previous record. The text of a transaction can
// contain slashes and runs to the end of its line.
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

// Rates as lines of text, as they are pasted from a spreadsheet: code, amount, modifiers,
// profession, place of service, basis.
import type { FeeScheduleRate } from 'attune'
import { centsOf, usd } from '../../components/money_input.ts'
import { listed } from '../../components/use_fields.ts'

export const rates_help =
  'One rate per line: code, amount, then modifiers (separated by spaces), profession, place of ' +
  'service and per_line, if any. For example: 90837, 170.00, 95, psychologist, 10'

const cellsOf = (line: string) => line.split(/[,\t;]/).map((cell) => cell.trim())

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Why a line isn't a rate, or nothing. */
export function checkRates(text: string): string | undefined {
  const lines = linesOf(text)
  if (lines.length === 0) return 'Enter at least one rate.'
  for (const [at, line] of lines.entries()) {
    const [code = '', amount = ''] = cellsOf(line)
    if (!/^[A-Za-z0-9]{5}$/.test(code)) return `Line ${at + 1}: ${code} is not a procedure code.`
    if (centsOf(amount.replace('$', '')) === undefined)
      return `Line ${at + 1}: enter an amount such as 170.00 after the code.`
  }
  return undefined
}

export const ratesOf = (text: string): FeeScheduleRate[] =>
  linesOf(text).map((line) => {
    const [code = '', amount = '', modifiers = '', profession, place, basis] = cellsOf(line)
    return {
      procedure_code: code.toUpperCase(),
      amount: usd(centsOf(amount.replace('$', '')) ?? 0),
      modifiers: listed(modifiers, / +/),
      ...(profession && { profession }),
      ...(place && { place_of_service: place }),
      ...(basis && { basis }),
    }
  })

/** The lines that read back as these rates. */
export const textOfRates = (rates: readonly FeeScheduleRate[]) =>
  rates
    .map((rate) =>
      lineOf(rate)
        .join(', ')
        .replace(/[, ]+$/, ''),
    )
    .join('\n')

const lineOf = (rate: FeeScheduleRate) => [
  rate.procedure_code,
  (rate.amount.amount / 100).toFixed(2),
  (rate.modifiers ?? []).join(' '),
  rate.profession ?? '',
  rate.place_of_service ?? '',
  rate.basis === 'per_line' ? rate.basis : '',
]

// Amounts as people read them.
import type { Money } from './money.ts'

// Currencies differ in their number of decimals.
export function moneyIn(locale: string, { amount, currency }: Money) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

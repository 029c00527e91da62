// Amounts, dates and addresses as people in the United States read them on paper.
type Money = { amount: number; currency: string }
type Address = {
  line1: string
  line2?: string | null
  city: string
  state: string
  postal_code: string
}

export function moneyText({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

export const dateText = (date: string): string =>
  Temporal.PlainDate.from(date.slice(0, 10)).toLocaleString('en-US', { dateStyle: 'medium' })

export const addressText = ({ line1, line2, city, state, postal_code }: Address): string =>
  [line1, line2, `${city}, ${state} ${postal_code}`].filter(Boolean).join(', ')

// 5185550143 is (518) 555-0143.
export const phoneText = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

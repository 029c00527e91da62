// Amounts as people type them, and as the API takes them: in cents.

/** The amount in cents, or nothing if the text isn't an amount. */
export const centsOf = (text: string): number | undefined =>
  /^\d+(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : undefined

export const checkAmount = (text: string) =>
  text.trim() === '' || (centsOf(text) ?? 0) > 0 ? undefined : 'Enter an amount such as 120.00.'

export const usd = (amount: number) => ({ amount, currency: 'usd' })

/** What was typed, as the API takes it. */
export const moneyOf = (text: string) => usd(centsOf(text) ?? 0)

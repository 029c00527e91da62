// An amount of money, with its cents.
import { money } from './format.ts'

type AmountProps = { amount: { amount: number; currency: string } | null | undefined }

export function Amount({ amount }: AmountProps) {
  if (!amount) return <span className="muted">—</span>
  return <span className="amount">{money(amount.amount, amount.currency)}</span>
}

// What a person can pay for, as the API names it.
import { words } from '../../../components/format.ts'

export const payment_kinds = [
  'balance',
  'copay',
  'coinsurance',
  'deductible',
  'self_pay',
  'prepayment',
  'no_show_fee',
  'late_cancel_fee',
].map((kind) => [kind, words(kind)] as const)

// A required amount in dollars.
import { TextField } from './fields.tsx'
import { checkAmount } from './money_input.ts'

type AmountFieldProps = {
  label?: string
  value: string
  onChange(value: string): void
  help?: string
}

export const AmountField = (props: AmountFieldProps) => (
  <TextField label="Amount" param="amount" check={checkAmount} required {...props} />
)

// A line of a bank file: a credit, or what is wrong with it. Messages never repeat its values.

export type BankLine = {
  received_on: string
  amount: { amount: number; currency: string }
  method: 'eft' | 'check' | 'processor' | 'other'
  bank_reference: string | null
  trace_number: string | null
  payer_name: string | null
}
export type BankFault = { line: number; message: string }
export type BankFile = { lines: BankLine[]; faults: BankFault[] }

export const isDay = (text: string) => {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

export const shortened = (text: string | undefined, length: number) =>
  text?.trim().slice(0, length) || null

// Who a statement or a receipt is from and for, as printed on its first page.
import { addressText, phoneText } from '#pdf/words.ts'
import type { Letterhead } from './letterhead.ts'

export const letterheadFacts = ({ patient, provider }: Letterhead): [string, string | null][] => [
  ['From', provider && `${provider.name}, ${addressText(provider.address)}`],
  ['Phone', provider && phoneText(provider.phone)],
  ['For', patient.name],
  ['Address', patient.address && addressText(patient.address)],
]

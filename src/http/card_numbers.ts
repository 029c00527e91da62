// Numbers that look like a card's are refused wherever they stand: in a value, in a name, among
// other words, with spaces or dashes. They are found before anything is kept or logged.
import type { Fault } from './fault.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const digits_in_groups = /(?<![0-9A-Za-z])\d(?:[ -]?\d){12,18}(?![0-9A-Za-z])/g

export function looksLikeCard(text: string): boolean {
  const found = text.replace(uuid, ' ').match(digits_in_groups) ?? []
  return found.some((part) => isCard(part.replace(/[ -]/g, '')))
}

// Cards begin with 2 to 6, and their last digit checks the others.
function isCard(digits: string) {
  if (!/^[2-6]/.test(digits)) return false
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

// The first place that holds one; its name is told only as far as it is ours.
export function cardFault(given: unknown, param = ''): Fault | undefined {
  if (typeof given === 'string' || typeof given === 'number') {
    return looksLikeCard(String(given)) ? { param, code: 'card_number', message } : undefined
  }
  if (!given || typeof given !== 'object') return undefined
  for (const [name, value] of Object.entries(given)) {
    if (looksLikeCard(name)) return { param, code: 'card_number', message }
    const own = Array.isArray(given) || param === 'metadata' ? param : joined(param, name)
    const fault = cardFault(value, own)
    if (fault) return fault
  }
  return undefined
}

const joined = (param: string, name: string) => (param ? `${param}.${name}` : name)

const message =
  'This looks like a card number. Send a token of the processor; card numbers never come here.'

// Numbers that look like a card's are refused wherever they stand: in a value, in a name, among
// other words, in groups, before an expiry date. They are found before anything is kept or logged.
// What others number (member ids, traces of transfers) is long too: a card is told from it by the
// beginnings and lengths that card brands have, and by its check digit (decision 38).
import type { Fault } from './fault.ts'

const brands: [begins: RegExp, lengths: number[]][] = [
  [/^4/, [13, 16, 19]], // Visa
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]], // Mastercard
  [/^3[47]/, [15]], // American Express
  [/^(6011|64[4-9]|65)/, [16, 17, 18, 19]], // Discover
  [/^(30[0-5]|3095|36|38|39)/, [14, 16]], // Diners Club
  [/^35(2[89]|[3-8])/, [16, 17, 18, 19]], // JCB
  [/^62/, [16, 17, 18, 19]], // UnionPay
  [/^(5018|5020|5038|5893|6304|6759|676[1-3])/, [13, 14, 15, 16, 17, 18, 19]], // Maestro
]

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const numbers = /(?<![0-9A-Za-z])\d+(?:[\s.\u2010-\u2015-]{1,2}\d+)*(?![0-9A-Za-z])/g
const is_plain = /^\p{ASCII}*$/u // Else digits may be written in other ways.
const enough_digits = /(?:\d\D{0,2}){13}/
const fewest_in_group = 4 // But the last: as cards are written, and days and phone numbers are not.
const most_digits = 19

export function looksLikeCard(text: string): boolean {
  const plain = is_plain.test(text) ? text : text.normalize('NFKC')
  if (!enough_digits.test(plain)) return false
  const found = plain.replace(uuid, ' ').match(numbers) ?? []
  return found.some((run) => holdsCard(run.split(/\D+/)))
}

// Groups that follow one another, from each on: what comes before and after may be other numbers.
function holdsCard(groups: string[]) {
  return groups.some((_, from) => {
    let digits = ''
    for (const group of groups.slice(from)) {
      digits += group
      if (digits.length > most_digits) return false
      if (isCard(digits)) return true
      if (group.length < fewest_in_group) return false
    }
    return false
  })
}

const isCard = (digits: string) =>
  brands.some(([begins, lengths]) => lengths.includes(digits.length) && begins.test(digits)) &&
  checks(digits)

// The last digit checks the others.
function checks(digits: string) {
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

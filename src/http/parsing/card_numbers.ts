// Rejects card numbers anywhere in a request: in a value, in a name, within text, grouped, or
// before an expiry date, before anything is stored or logged. Member IDs and trace numbers are long
// too, so a card number is recognized by its brand's prefix and length and its check digit
// (decision 38).
import type { ValidationIssue } from './validation_error.ts'

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
const is_plain = /^\p{ASCII}*$/u // Otherwise there may be non-ASCII digits.
const enough_digits = /(?:\d\D{0,2}){13}/
const fewest_in_group = 4 // Except the last. Dates and phone numbers have smaller groups.
const most_digits = 19

export function looksLikeCard(text: string): boolean {
  const plain = is_plain.test(text) ? text : text.normalize('NFKC')
  if (!enough_digits.test(plain)) return false
  const found = plain.replace(uuid, ' ').match(numbers) ?? []
  return found.some((run) => holdsCard(run.split(/\D+/)))
}

// Tries consecutive groups from each start: other numbers may come before and after.
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

// Luhn check.
function checks(digits: string) {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

// Numbers that payers assign. One in fifty of 16 digits has the form of a card number by chance.
const insurance_numbers = [
  'member_id',
  'group_number',
  'prior_authorization',
  'referral_number',
  'authorization_number',
  'payer_claim_control_number',
  'patient_control_number',
  'line_control_number',
  'control_number', // Of paperwork.
  'request_number', // Of a refund request.
]

const isBareNumber = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value)

type CardCheck = { param?: string; exempt?: boolean } // Whether insurance numbers are exempt.

// The first parameter that holds a card number. A field of type number holds one only as a whole:
// coordinates and other fractions have as many digits. Caller-defined names are not repeated.
export function cardIssue(
  input: unknown,
  { param = '', exempt = false }: CardCheck = {},
): ValidationIssue | undefined {
  if (typeof input === 'number') return isCard(String(input)) ? issueOf(param) : undefined
  if (typeof input === 'string') return looksLikeCard(input) ? issueOf(param) : undefined
  if (!input || typeof input !== 'object') return undefined
  for (const [name, value] of Object.entries(input)) {
    if (looksLikeCard(name)) return issueOf(param)
    if (exempt && insurance_numbers.includes(name) && isBareNumber(value)) continue
    const own = Array.isArray(input) || param === 'metadata' ? param : joined(param, name)
    const issue = cardIssue(value, { param: own, exempt })
    if (issue) return issue
  }
  return undefined
}

const joined = (param: string, name: string) => (param ? `${param}.${name}` : name)

const issueOf = (param: string): ValidationIssue => ({
  param,
  code: 'card_number',
  message:
    `${param ? `\`${param}\`` : 'The request'} contains what looks like a card number. ` +
    "Never send card numbers: send the payment processor's token.",
})

// Validates the structure of a claim: required fields, limits and totals.
import { plainText } from '#x12/codecs.ts'
import type { ClaimFacts } from './facts.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import type { Find } from './validate.ts'

export function judgeStructure({ claim }: ClaimFacts, find: Find) {
  const { lines, diagnoses, billing_provider } = claim
  if (!billing_provider) find('required', '/billing_provider')
  if (diagnoses.length === 0) find('required', '/diagnoses')
  if (lines.length === 0) find('required', '/lines')
  if (diagnoses.length > 12) find('too_many_diagnoses', '/diagnoses')
  if (lines.length > 50) find('too_many_lines', '/lines')
  const ranks = diagnoses.map(({ rank }) => rank).sort((one, other) => one - other)
  if (ranks.some((rank, i) => rank !== i + 1)) find('diagnosis_rank_duplicate', '/diagnoses')
  if (claim.patient_control_number.length > 17) find('pcn_too_long', '/patient_control_number')
  if (claim.charge.amount !== chargeOf(claim)) find('total_mismatch', '/charge')
  judgeLines(claim, find)
  judgeText(claim, find)
}

function judgeLines({ lines, diagnoses, place_of_service }: ClaimFacts['claim'], find: Find) {
  const numbers = new Set<string>()
  for (const [i, line] of lines.entries()) {
    const at = `/lines/${i}`
    const number = line.line_control_number
    if (numbers.has(number) || number.length > 30) {
      find('line_control_duplicate', `${at}/line_control_number`)
    }
    numbers.add(number)
    if (line.modifiers.length > 4) find('too_many_modifiers', `${at}/modifiers`)
    if (!line.place_of_service && !place_of_service) find('required', `${at}/place_of_service`)
    const pointers = line.diagnosis_pointers
    const known = pointers.every((pointer) => diagnoses.some(({ rank }) => rank === pointer))
    if (!known || pointers.length < 1 || pointers.length > 4) {
      find('diagnosis_pointer_invalid', `${at}/diagnosis_pointers`)
    }
    if (line.charge.amount <= 0) find('charge_not_positive', `${at}/charge`)
    if (line.charge.currency !== 'usd') find('currency_mismatch', `${at}/charge`)
  }
}

// Text that is sent unchanged. Names are transliterated to Latin letters instead.
const written = (text: string) => plainText(text) === text.trim() && text === text.trim()

function judgeText({ note, prior_authorization, lines }: ClaimFacts['claim'], find: Find) {
  const said: [string, string | null][] = [
    ['/note', note],
    ['/prior_authorization', prior_authorization],
    ...lines.map(
      (line, i) =>
        [`/lines/${i}/line_control_number`, line.line_control_number] as [string, string],
    ),
  ]
  for (const [at, text] of said) if (text && !written(text)) find('unsupported_character', at)
}

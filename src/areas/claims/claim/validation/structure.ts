// Validates the structure of a claim: required fields, limits and totals.
import { plainText } from '#x12/codecs.ts'
import type { ClaimFacts } from './facts.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import type { Report } from './validate.ts'

export function checkStructure({ claim }: ClaimFacts, report: Report) {
  const { lines, diagnoses, billing_provider } = claim
  if (!billing_provider) report('required', '/billing_provider')
  if (diagnoses.length === 0) report('required', '/diagnoses')
  if (lines.length === 0) report('required', '/lines')
  if (diagnoses.length > 12) report('too_many_diagnoses', '/diagnoses')
  if (lines.length > 50) report('too_many_lines', '/lines')
  const ranks = diagnoses.map(({ rank }) => rank).sort((one, other) => one - other)
  if (ranks.some((rank, i) => rank !== i + 1)) report('diagnosis_rank_duplicate', '/diagnoses')
  if (claim.patient_control_number.length > 17) report('pcn_too_long', '/patient_control_number')
  if (claim.charge.amount !== chargeOf(claim)) report('total_mismatch', '/charge')
  checkLines(claim, report)
  checkText(claim, report)
}

function checkLines({ lines, diagnoses, place_of_service }: ClaimFacts['claim'], report: Report) {
  const numbers = new Set<string>()
  for (const [i, line] of lines.entries()) {
    const at = `/lines/${i}`
    const number = line.line_control_number
    if (numbers.has(number) || number.length > 30) {
      report('line_control_duplicate', `${at}/line_control_number`)
    }
    numbers.add(number)
    if (line.modifiers.length > 4) report('too_many_modifiers', `${at}/modifiers`)
    if (!line.place_of_service && !place_of_service) report('required', `${at}/place_of_service`)
    const pointers = line.diagnosis_pointers
    const known = pointers.every((pointer) => diagnoses.some(({ rank }) => rank === pointer))
    if (!known || pointers.length < 1 || pointers.length > 4) {
      report('diagnosis_pointer_invalid', `${at}/diagnosis_pointers`)
    }
    if (line.charge.amount <= 0) report('charge_not_positive', `${at}/charge`)
    if (line.charge.currency !== 'usd') report('currency_mismatch', `${at}/charge`)
  }
}

// Numbers are sent unchanged. Names, addresses and notes are transliterated to Latin letters.
const isSendable = (text: string) => plainText(text) === text.trim() && text === text.trim()

// A transliterated note can be longer: ß is two letters.
const longest_note = 80
const fitsNote = (note: string) => {
  const { length } = plainText(note)
  return length > 0 && length <= longest_note
}

function checkText(claim: ClaimFacts['claim'], report: Report) {
  const { note, prior_authorization, referral_number, lines, paperwork } = claim
  if (note && !fitsNote(note)) report('unsupported_character', '/note')
  const texts: [string, string | null][] = [
    ['/prior_authorization', prior_authorization],
    ['/referral_number', referral_number],
    ...lines.map(
      (line, i) =>
        [`/lines/${i}/line_control_number`, line.line_control_number] as [string, string],
    ),
    ...paperwork.map(
      ({ control_number = null }, i) =>
        [`/paperwork/${i}/control_number`, control_number] as [string, string | null],
    ),
  ]
  for (const [at, text] of texts) if (text && !isSendable(text)) report('unsupported_character', at)
}

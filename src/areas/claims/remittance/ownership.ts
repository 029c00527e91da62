// Checks that a claim in a remittance is the claim we billed: the same payer, payee and charge. A
// control number alone can belong to another practice or to another payer's claim.
import type { Call } from '#kernel/call.ts'
import { isErased } from '#areas/claims/claim/money/amounts.ts'
import type { Adjudication } from '#areas/claims/claim/money/settlement.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { isListed, payerTermsOn } from '#areas/claims/payer/payer.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { matchLines } from './match.ts'
import { digits, type Payee, type RemittedClaim } from './remitted_claim.ts'
import type { ExceptionCode } from './exception_schema.ts'
import type { RemittanceRow } from './schema.ts'
import { isOwnNpi } from './store.ts'

export async function ownershipException(
  call: Call,
  remittance: RemittanceRow,
  remitted: RemittedClaim,
  claim: ClaimRow,
  before: Adjudication[],
): Promise<ExceptionCode | undefined> {
  if (!(await isPayee(call, remitted.payee, claim))) return 'payee_mismatch'
  const forwarded = before.flatMap(({ forwarded_to }) => forwarded_to ?? [])
  if (!(await isPayer(call, remittance, claim, forwarded))) return 'payer_mismatch'
  return isCharge(remitted, claim) ? undefined : 'charge_mismatch'
}

async function isPayee(call: Call, { npi, tax_id }: Payee, { billing_provider }: ClaimRow) {
  if (!billing_provider) return true // The person was erased.
  if (npi) return npi === billing_provider.npi || (await isOwnNpi(call, npi))
  return !tax_id || tax_id === digits(billing_provider.tax_id)
}

type RemittancePayer = Pick<RemittanceRow, 'payer_id' | 'payer_name'>

// The payer of the claim, or the one it forwarded the claim to. Payers use several IDs, so the name
// can identify them as well, unless the ID is another payer's.
export async function isPayer(
  call: Call,
  { payer_id, payer_name }: RemittancePayer,
  claim: ClaimRow,
  forwarded: string[] = [],
) {
  if (isSame(payer_id, claim.payer_id)) return true
  if (forwarded.some((to) => to === '' || isSame(to, payer_id) || isNamed(payer_name, to))) {
    return true
  }
  const day = claim.service_from ?? currentDate(call)
  const terms = await payerTermsOn(call, claim.payer_id, day)
  const known = terms?.contract?.remittance_payer_ids ?? []
  if (known.some((id) => isSame(id, payer_id))) return true
  if (!terms || (await isListed(call, payer_id))) return false
  return [terms.payer.name, ...terms.payer.aliases].some((name) => isNamed(payer_name, name))
}

const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase()

const words = (name: string) => name.toUpperCase().match(/[A-Z0-9]+/g) ?? []

// "AETNA" and "Aetna Life Insurance Company" are the same payer.
function isNamed(name: string | null, other: string) {
  const [shorter, longer] = [words(name ?? ''), words(other)].sort((a, b) => a.length - b.length)
  return shorter!.length > 0 && shorter!.every((word, i) => word === longer![i])
}

// A payer that splits a claim reports the charges of the lines it decided.
function isCharge(remitted: RemittedClaim, claim: ClaimRow) {
  const reported = Math.abs(remitted.charge)
  if (reported === claim.charge.amount) return true
  if (isErased(claim)) return reported < claim.charge.amount
  const lines = new Set(matchLines(claim.lines, remitted.lines))
  if (lines.size === 0 || lines.has(null)) return lines.has(null)
  return [...lines].reduce((sum, line) => sum + line!.charge.amount, 0) === reported
}

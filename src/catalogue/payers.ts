// Payers and their rules: timely filing, prior authorization, telehealth coding and enrollment.
// Rules are dated. The rules on the date of service apply.
import { payerList } from './payer_list.ts'
import { type TelehealthRule, type TelehealthTerms, telehealthTermsOn } from './telehealth_rules.ts'

export type TimelyFiling = {
  original_days: number // From the date of service.
  replacement_days: number // From the date of service.
  secondary_days: number // From the prior payer's adjudication date.
}

export type Enrollments = { claims: boolean; remittances: boolean; eligibility: boolean }

export type PayerRules = {
  from: string // Effective date.
  timely_filing: TimelyFiling
  appeal_days: number // From the adjudication date.
  enrollment: Enrollments // Transactions that require enrollment with the payer.
  prior_authorization: string[] // Procedure codes that need one.
}

export type PayerTerms = PayerRules & { telehealth: TelehealthTerms }

export type Payer = {
  id: string // Payer ID at clearinghouses.
  name: string
  aliases: string[]
  filing_code: string // SBR09: CI commercial, BL, HM, MB Medicare, MC Medicaid, 12 PPO.
  sandbox: boolean
  rules: PayerRules[] // Newest first.
  telehealth_rules?: TelehealthRule[] // Newest first. Default: those of the payer's type.
}

const byId = new Map<string, Payer>(payerList.map((payer) => [payer.id, payer]))

export const payerOf = (id: string): Payer | undefined => byId.get(id)

// The oldest rules also apply to earlier dates.
export const rulesOn = (payer: Payer, day: string): PayerTerms => ({
  ...(payer.rules.find(({ from }) => from <= day) ?? payer.rules.at(-1)!),
  telehealth: telehealthTermsOn(payer, day),
})

export function payerRulesOn(id: string, day: string): PayerTerms | undefined {
  const payer = payerOf(id)
  return payer && rulesOn(payer, day)
}

// Sandbox payers exist only in the sandbox.
export const payersOf = (environment: 'sandbox' | 'production'): Payer[] =>
  payerList.filter(({ sandbox }) => environment === 'sandbox' || !sandbox)

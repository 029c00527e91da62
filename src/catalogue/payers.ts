// The payers, and what each asks for: how long a claim may be filed, what needs authorization, how
// telehealth is told. Rules are dated: what holds is what held on the day of service.
import { payerList } from './payer_list.ts'

export type TimelyFiling = {
  original_days: number // From the day of service.
  replacement_days: number // From the day of service.
  secondary_days: number // From the day the payer before it decided.
}

export type Enrollments = { claims: boolean; remittances: boolean; eligibility: boolean }

export type PayerRules = {
  from: string // The first day on which they hold.
  timely_filing: TimelyFiling
  appeal_days: number // From the day of the decision.
  enrollment: Enrollments // What cannot be exchanged before the payer was asked.
  telehealth: {
    place_at_home: string // Place of service: 10.
    place_elsewhere: string // 02
    video_modifier: string | null // 95; null where it is not wanted.
    audio_modifier: string | null // 93
  }
  prior_authorization: string[] // Procedure codes that need one.
}

export type Payer = {
  id: string // By which clearinghouses know it.
  name: string
  also_called: string[]
  filing_code: string // SBR09: CI commercial, BL, HM, MB Medicare, MC Medicaid, 12 PPO.
  sandbox: boolean
  rules: PayerRules[] // The latest first.
}

const byId = new Map<string, Payer>(payerList.map((payer) => [payer.id, payer]))

export const payerOf = (id: string): Payer | undefined => byId.get(id)

// Before the first rules nothing else is known, so these hold then too.
export const rulesOn = ({ rules }: Payer, day: string): PayerRules =>
  rules.find(({ from }) => from <= day) ?? rules.at(-1)!

export function payerRulesOn(id: string, day: string): PayerRules | undefined {
  const payer = payerOf(id)
  return payer && rulesOn(payer, day)
}

// The payers of an environment: those of the sandbox are in no other.
export const payersOf = (environment: 'sandbox' | 'production'): Payer[] =>
  payerList.filter(({ sandbox }) => environment === 'sandbox' || !sandbox)

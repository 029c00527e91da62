// The built-in payers.
//
// Source: IDs, filing and appeal deadlines, enrollment and telehealth rules are what billing sites
// commonly publish. None was checked against a payer's manual or contract, and they change.
// Responses say so (timely_filing_is_default) until you enter a contract with
// POST /v1/payer_contracts.
import type { Payer, PayerRules } from './payers.ts'

export const usualRules: PayerRules = {
  from: '2017-01-01',
  timely_filing: { original_days: 180, replacement_days: 365, secondary_days: 180 },
  appeal_days: 180,
  enrollment: { claims: false, remittances: true, eligibility: false },
  prior_authorization: [],
}

const testing = ['96130', '96131', '96136', '96137', '96138', '96139']

const filed = (original_days: number, secondary_days = original_days, replacement_days = 365) => ({
  timely_filing: { original_days, replacement_days, secondary_days },
})

const payer = (
  id: string,
  name: string,
  filing_code: string,
  rest: Partial<Payer> = {},
): Payer => ({
  id,
  name,
  filing_code,
  aliases: [],
  sandbox: false,
  rules: [usualRules],
  ...rest,
})

const medicare = (id: string, name: string) =>
  payer(id, name, 'MB', {
    aliases: ['Medicare Part B'],
    rules: [
      {
        ...usualRules,
        ...filed(365),
        appeal_days: 120,
        enrollment: { claims: true, remittances: true, eligibility: true },
      },
    ],
  })

const sandboxed = (id: string, name: string, rules: Partial<PayerRules> = {}) =>
  payer(id, name, 'CI', {
    sandbox: true,
    rules: [
      {
        ...usualRules,
        enrollment: { claims: false, remittances: false, eligibility: false },
        prior_authorization: testing,
        ...rules,
      },
    ],
  })

export const payerList: Payer[] = [
  payer('60054', 'Aetna', 'CI', { rules: [{ ...usualRules, ...filed(120) }] }),
  payer('62308', 'Cigna', 'CI', {
    aliases: ['Evernorth'],
    rules: [{ ...usualRules, ...filed(90, 90, 180) }],
  }),
  payer('87726', 'UnitedHealthcare', 'CI', {
    aliases: ['UHC', 'Optum Behavioral Health', 'United Behavioral Health'],
    rules: [{ ...usualRules, ...filed(90), appeal_days: 365, prior_authorization: testing }],
  }),
  payer('61101', 'Humana', 'CI', { rules: [{ ...usualRules, ...filed(180) }] }),
  payer('00621', 'Blue Cross and Blue Shield of Illinois', 'BL', {
    aliases: ['BCBS Illinois', 'BCBSIL'],
    rules: [{ ...usualRules, ...filed(365) }],
  }),
  payer('47198', 'Anthem Blue Cross of California', 'BL', {
    aliases: ['Anthem', 'BCBS California'],
    rules: [{ ...usualRules, ...filed(180) }],
  }),
  medicare('13202', 'Medicare New York Downstate'),
  medicare('01112', 'Medicare California North'),
  medicare('01182', 'Medicare California South'),
  medicare('04412', 'Medicare Texas'),
  medicare('09102', 'Medicare Florida'),
  payer('MCDNY', 'Medicaid New York', 'MC', {
    aliases: ['eMedNY'],
    rules: [
      {
        ...usualRules,
        ...filed(95),
        appeal_days: 60,
        enrollment: { claims: true, remittances: true, eligibility: true },
      },
    ],
  }),
  sandboxed('SBX01', 'Sandbox Health Plan'),
  sandboxed('SBXSEC', 'Sandbox Secondary Plan'),
  sandboxed('SBXENR', 'Sandbox Plan with Enrollment', {
    enrollment: { claims: true, remittances: true, eligibility: false },
  }),
  sandboxed('SBXDOWN', 'Sandbox Plan that is Down'),
]

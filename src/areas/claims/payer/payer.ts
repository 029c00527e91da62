// Resolves payers and their rules from the directory and the account's contracts. A contract takes
// precedence over published rules.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { usualRules } from '#catalogue/payer_list.ts'
import {
  type Enrollments,
  type Payer,
  type PayerTerms,
  payerOf,
  rulesOn,
} from '#catalogue/payers.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, lockRow, createRow } from '#kernel/record.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  contractKind as kind,
  type PayerContractChange,
  type PayerContractCreate,
  type PayerContractRow,
} from './contract_schema.ts'
import { findContracts, findDirectoryPayer } from './store.ts'

export type Terms = {
  payer: Payer
  rules: PayerTerms // With the contract's terms applied.
  contract: PayerContractRow | null
  enrolled: Enrollments // Also true if no enrollment is required.
}

// The payer and its terms on a date, or undefined if neither the directory nor a contract has it.
export async function payerTermsOn(call: Call, payer_id: string, day: string) {
  const [contract] = await findContracts(call, day, payer_id)
  const payer = await findPayer(call, payer_id, contract)
  return payer && termsOf(payer, day, contract ?? null)
}

export async function requirePayer(call: Call, payer_id: string, day = currentDate(call)) {
  const terms = await payerTermsOn(call, payer_id, day)
  if (!terms) throw notFound('payer', 'payer_id')
  return terms
}

async function findPayer(call: Call, payer_id: string, contract?: PayerContractRow) {
  const listed = payerOf(payer_id)
  if (listed && (!listed.sandbox || call.secrets.environment === 'sandbox')) return listed
  return (
    (await findDirectoryPayer(call, payer_id)) ?? (contract ? payerOfContract(contract) : undefined)
  )
}

// Whether the directory or the built-in list has it, whatever the account's contracts say.
export const isListed = async (call: Call, payer_id: string) =>
  payerOf(payer_id) !== undefined || (await findDirectoryPayer(call, payer_id)) !== undefined

// A payer that only the contract names: undefined if the contract doesn't.
export const payerOfContract = ({
  payer_id,
  name,
  filing_code,
}: PayerContractRow): Payer | undefined =>
  name
    ? {
        id: payer_id,
        name,
        aliases: [],
        filing_code: filing_code ?? 'CI',
        sandbox: false,
        rules: [usualRules],
      }
    : undefined

export function termsOf(payer: Payer, day: string, contract: PayerContractRow | null): Terms {
  const listed = rulesOn(payer, day)
  const { timely_filing, appeal_days, prior_authorization, enrollments, telehealth } =
    contract ?? {}
  const rules = {
    ...listed,
    timely_filing: timely_filing ?? listed.timely_filing,
    appeal_days: appeal_days ?? listed.appeal_days,
    prior_authorization: prior_authorization ?? listed.prior_authorization,
    telehealth: telehealth
      ? { ...telehealth, source: 'contract' as const, starts_on: contract!.starts_on }
      : listed.telehealth,
  }
  const isEnrolled = (what: keyof Enrollments) =>
    !rules.enrollment[what] || enrollments?.[what] === 'enrolled'
  const enrolled = {
    claims: isEnrolled('claims'),
    remittances: isEnrolled('remittances'),
    eligibility: isEnrolled('eligibility'),
  }
  return { payer, rules, contract, enrolled }
}

export async function readPayer(call: Call, id: string, { on }: { on?: string }) {
  const day = on ?? currentDate(call)
  const terms = await payerTermsOn(call, id, day)
  if (!terms) throw notFound('payer')
  return payerResponse(terms, day)
}

export function payerResponse({ payer, rules, contract }: Terms, on: string) {
  const { rules: _, telehealth_rules: ____, sandbox: __, ...listed } = payer
  const { from: ___, ...terms } = rules
  return {
    ...listed,
    ...terms,
    object: 'payer',
    on,
    contract_id: contract?.id ?? null,
    network: contract?.network ?? 'unknown',
    enrollments: contract?.enrollments ?? {},
    timely_filing_is_default: !contract?.timely_filing,
  }
}

export async function createContract(call: Call, body: PayerContractCreate) {
  requireOrder(body)
  await requirePayerName(call, body.payer_id, body.name ?? null)
  return await createRow(call, kind, newId(kind.prefix), {
    network: 'unknown',
    enrollments: {},
    remittance_payer_ids: asJson([]),
    ...columnsOf(body),
  })
}

export async function updateContract(call: Call, id: string, body: PayerContractChange) {
  const before = await lockRow(call, kind, id)
  requireOrder({ ...before, ...body })
  await requirePayerName(call, before.payer_id, body.name === undefined ? before.name : body.name)
  return await updateRow(call, kind, id, columnsOf(body), 'updated', before)
}

const columnsOf = ({
  prior_authorization,
  remittance_payer_ids,
  ...columns
}: PayerContractChange): Record<string, unknown> => ({
  ...columns,
  ...(remittance_payer_ids && { remittance_payer_ids: asJson(remittance_payer_ids) }),
  ...(prior_authorization !== undefined && {
    prior_authorization: prior_authorization && asJson(prior_authorization),
  }),
})

type Period = { starts_on?: string | null; ends_on?: string | null }

export function requireOrder({ starts_on, ends_on }: Period) {
  if (starts_on && ends_on && ends_on < starts_on) {
    throw invalid('ends_on', '`ends_on` must be on or after `starts_on`.')
  }
}

async function requirePayerName(call: Call, payer_id: string, name: string | null) {
  const listed = payerOf(payer_id)
  if (listed?.sandbox && call.secrets.environment === 'production') {
    throw invalid('payer_id', '`payer_id` is a sandbox payer and works only in the sandbox.')
  }
  if (!name && !(await isListed(call, payer_id))) {
    throw invalid('name', "`name` is required because the payer isn't in the directory.")
  }
}

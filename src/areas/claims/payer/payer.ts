// Resolves payers and their rules from the directory and the account's contracts. A contract takes
// precedence over published rules.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { usualRules } from '#catalogue/payer_list.ts'
import {
  type Enrollments,
  type Payer,
  type PayerRules,
  payerOf,
  payersOf,
  rulesOn,
} from '#catalogue/payers.ts'
import { asJson } from '#db/sql.ts'
import { completeListRoute } from '#http/routing/complete_list.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { dayOf } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  contractKind as kind,
  type PayerContractChange,
  type PayerContractCreate,
  type PayerQuery,
} from './schema.ts'
import { findContracts } from './store.ts'

export type Terms = {
  payer: Payer
  rules: PayerRules // With the contract's terms applied.
  contract: Row | null
  enrolled: Enrollments // Also true if no enrollment is required.
}

// The payer and its terms on a date, or undefined if neither the directory nor a contract has it.
export async function payerTermsOn(call: Call, payer_id: string, day: string) {
  const [contract] = await findContracts(call, day, payer_id)
  const payer = knownPayer(call, payer_id, contract)
  return payer && termsOf(payer, day, contract ?? null)
}

export async function requirePayer(call: Call, payer_id: string, day = dayOf(call)) {
  const terms = await payerTermsOn(call, payer_id, day)
  if (!terms) throw notFound('payer', 'payer_id')
  return terms
}

function knownPayer(call: Call, payer_id: string, contract?: Row): Payer | undefined {
  const listed = payerOf(payer_id)
  if (listed && (!listed.sandbox || call.secrets.environment === 'sandbox')) return listed
  return contract?.name ? ownPayer(contract) : undefined
}

const ownPayer = ({ payer_id, name, filing_code }: Row): Payer => ({
  id: payer_id,
  name,
  also_called: [],
  filing_code: filing_code ?? 'CI',
  sandbox: false,
  rules: [usualRules],
})

function termsOf(payer: Payer, day: string, contract: Row | null): Terms {
  const listed = rulesOn(payer, day)
  const agreed: Partial<Row> = contract ?? {}
  const { timely_filing, appeal_days, prior_authorization, enrollments = {} } = agreed
  const rules = {
    ...listed,
    timely_filing: timely_filing ?? listed.timely_filing,
    appeal_days: appeal_days ?? listed.appeal_days,
    prior_authorization: prior_authorization ?? listed.prior_authorization,
  }
  const isEnrolled = (what: keyof Enrollments) =>
    !rules.enrollment[what] || enrollments[what] === 'enrolled'
  const enrolled = {
    claims: isEnrolled('claims'),
    remittances: isEnrolled('remittances'),
    eligibility: isEnrolled('eligibility'),
  }
  return { payer, rules, contract, enrolled }
}

export async function listPayers(call: Call, { search, filing_code, on }: PayerQuery) {
  const day = on ?? dayOf(call)
  const contracts = await findContracts(call, day)
  const listed = payersOf(call.secrets.environment)
  const contractOf = ({ id }: Payer) => contracts.find(({ payer_id }) => payer_id === id)
  const own = contracts
    .filter(({ payer_id, name }) => name && !listed.some(({ id }) => id === payer_id))
    .map(ownPayer)
  const data = [...listed, ...own]
    .filter((payer) => !search || isCalled(payer, search))
    .filter((payer) => !filing_code || payer.filing_code === filing_code)
    .map((payer) => shown(termsOf(payer, day, contractOf(payer) ?? null), day))
  return completeListRoute('/v1/payers', data)
}

const isCalled = ({ id, name, also_called }: Payer, search: string) =>
  [id, name, ...also_called].some((word) => word.toLowerCase().includes(search.toLowerCase()))

export async function readPayer(call: Call, id: string, { on }: { on?: string }) {
  const day = on ?? dayOf(call)
  const terms = await payerTermsOn(call, id, day)
  if (!terms) throw notFound('payer')
  return shown(terms, day)
}

function shown({ payer, rules, contract }: Terms, on: string) {
  const { rules: _, sandbox: __, ...told } = payer
  const { from: ___, ...all } = rules
  return {
    ...told,
    ...all,
    object: 'payer',
    on,
    contract_id: contract?.id ?? null,
    network: contract?.network ?? 'unknown',
    enrollments: contract?.enrollments ?? {},
    rules_are_defaults: !contract?.timely_filing,
  }
}

export async function addContract(call: Call, asked: PayerContractCreate) {
  requireOrder(asked)
  requireNamed(call, asked.payer_id, asked.name ?? null)
  return await createRow(call, kind, newId(kind.prefix), {
    network: 'unknown',
    enrollments: {},
    ...columnsOf(asked),
  })
}

export async function changeContract(call: Call, id: string, asked: PayerContractChange) {
  const before = await lockRow(call, kind, id)
  requireOrder({ ...before, ...asked })
  requireNamed(call, before.payer_id, asked.name === undefined ? before.name : asked.name)
  return await updateRow(call, kind, id, columnsOf(asked), 'updated', before)
}

type Agreed = PayerContractChange

const columnsOf = ({ prior_authorization, ...asked }: Agreed): Record<string, unknown> => ({
  ...asked,
  ...(prior_authorization !== undefined && {
    prior_authorization: prior_authorization && asJson(prior_authorization),
  }),
})

export function requireOrder(told: { starts_on?: string | null; ends_on?: string | null }) {
  const { starts_on, ends_on } = told
  if (starts_on && ends_on && ends_on < starts_on) {
    throw invalid('ends_on', '`ends_on` must be on or after `starts_on`.')
  }
}

function requireNamed(call: Call, payer_id: string, name: string | null) {
  const listed = payerOf(payer_id)
  if (listed?.sandbox && call.secrets.environment === 'production') {
    throw invalid('payer_id', '`payer_id` is a sandbox payer and works only in the sandbox.')
  }
  if (!listed && !name) {
    throw invalid('name', "`name` is required because the payer isn't in the directory.")
  }
}

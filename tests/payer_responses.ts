// Describes the responses of the simulated payer in words, for tests and for the tables of the
// guide.
import { type PayerDocument, ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import { answerEligibility } from '#outside/adapters/clearinghouse/simulated/eligibility.ts'
import { parseResponse } from '#areas/claims/eligibility_check/response.ts'
import { buildInquiry } from '#areas/claims/eligibility_check/inquiry.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { claimsOf } from '#x12/remittance.ts'

// An account without a clearinghouse connection, in the sandbox.
export const addressing = {
  sender: { kind: 'ZZ', id: 'A1B2C3' },
  receiver: { kind: 'ZZ', id: 'SBXCLEAR' },
  group_sender: 'A1B2C3',
  group_receiver: 'SBXCLEAR',
  usage: 'test' as const,
  submitter: { name: null, etin: 'A1B2C3', contact: null },
  receiver_name: 'SANDBOX CLEARINGHOUSE',
  receiver_etin: 'SBXCLEAR',
  connection_id: null,
}

const money = (cents = 0) => (cents / 100).toFixed(2)

export const wordsOf = (answers: PayerDocument[], from: Temporal.Instant): string[] =>
  answers.map(({ due_at, x12 }) => {
    const days = Math.floor(due_at.since(from).total('hours') / 24)
    return `d${days} ${transactionsOf(readX12(x12)).map(describe).join(' and ')}`
  })

function describe(transaction: ReturnType<typeof transactionsOf>[0]): string {
  if (transaction.kind === '999') return `999 ${transaction.content.outcome}`
  if (transaction.kind === '277CA') {
    return transaction.content.payers
      .flatMap((payer) => {
        const by = payer.payer ? 'payer' : 'clearinghouse'
        const claims = payer.submitters.flatMap(({ providers }) =>
          providers.flatMap(({ patients }) => patients.flatMap((patient) => patient.claims)),
        )
        return claims.map(({ statuses }) => `277CA ${by} ${statuses.map(word).join(' ')}`)
      })
      .join(', ')
  }
  if (transaction.kind === '277') {
    const claims = transaction.content.payers.flatMap(({ receivers }) =>
      receivers.flatMap(({ providers }) =>
        providers.flatMap(({ subscribers }) => subscribers.flatMap((each) => each.claims)),
      ),
    )
    return `277 ${claims.map(({ statuses }) => statuses.map(word).join(' ')).join(', ')}`
  }
  if (transaction.kind !== '835') return transaction.kind
  const { payment, provider_adjustments } = transaction.content
  const claims = claimsOf(transaction.content).map((claim) => {
    const lines = claim.lines.map(({ procedure, paid, adjustments, billed_procedure }) =>
      [
        billed_procedure ? `${procedure?.code} for ${billed_procedure.code}` : '',
        money(paid),
        ...adjustments.map(({ group, reason, amount }) => `${group}-${reason} ${money(amount)}`),
      ]
        .filter(Boolean)
        .join(' '),
    )
    return `[${claim.status_code}] ${lines.join(' / ')}`
  })
  const adjusted = provider_adjustments.map(
    ({ reason, amount }) => `PLB ${reason} ${money(amount)}`,
  )
  const sign = payment?.direction === 'debit' ? '-' : ''
  return [`835 ${sign}${money(payment?.amount)}:`, ...claims, ...adjusted].join(' ')
}

const word = ({ category, code }: { category?: string | undefined; code?: string | undefined }) =>
  `${category}:${code}`

// "90837 180.00 + 96127 10.00": the lines of a claim.
export const claimOf = (text: string) =>
  text.split(' + ').map((line) => {
    const [code = '', charge = ''] = line.split(' ')
    return { code, charge: Math.round(Number(charge) * 100) }
  })

const request = { payer_id: 'SBX01', service_type_codes: ['MH', '98'] }

// A 270 about a member, as it is sent.
export const questionOn = (member_id: string, at: Temporal.Instant) =>
  buildInquiry({
    ...request,
    id: 'elig_1',
    at,
    addressing,
    payer: { id: 'SBX01', name: 'A Payer' } as never,
    coverage: { member_id, relationship: 'self', subscriber: null } as never,
    person: { names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }] } as never,
    provider: { npi: '1234567893', name: 'Lakeside Practice' },
    procedure_code: '90837',
    service_date: '2026-02-01',
  })

// What an eligibility check comes to.
export function saidOf(member_id: string) {
  const at = Temporal.Instant.from('2026-02-01T12:00:00Z')
  const question = { id: 'elig_1', account: 'a', text: questionOn(member_id, at), attempt: 1 }
  try {
    const { step, outcome, summary, errors } = parseResponse(
      answerEligibility({ ...question, sent_at: at }),
      request,
    )
    const state = step === 'fail' ? 'failed' : outcome
    if (errors[0]) return `${state}: ${errors[0].message}`
    return summary ? `${state}: ${summaryWords(summary as never)}` : `${state}`
  } catch (error) {
    if (error instanceof ClearinghouseDown) return 'timed_out'
    throw error
  }
}

type Money = { amount: number } | null
const summaryWords = (summary: Record<string, any>) =>
  Object.entries(summary)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${valueWords(value)}`)
    .join(', ')

const valueWords = (value: Money | { id: string } | number | boolean | string) =>
  typeof value !== 'object' || value === null
    ? `${value}`
    : 'amount' in value
      ? money(value.amount)
      : value.id

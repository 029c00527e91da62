// What the simulated payer answered, in one line each: the day, the document and what it says.
import type { Answer } from '#outside/clearinghouse/clearinghouse.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { claimsOf } from '#x12/remittance.ts'

const money = (cents = 0) => (cents / 100).toFixed(2)

export const wordsOf = (answers: Answer[], from: Temporal.Instant): string[] =>
  answers.map(({ due_at, x12 }) => {
    const days = Math.floor(due_at.since(from).total('hours') / 24)
    return `d${days} ${transactionsOf(readX12(x12)).map(saying).join(' and ')}`
  })

function saying(transaction: ReturnType<typeof transactionsOf>[0]): string {
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
    return `[${claim.status_code}] ${lines.join(' | ')}`
  })
  const adjusted = provider_adjustments.map(
    ({ reason, amount }) => `PLB ${reason} ${money(amount)}`,
  )
  const sign = payment?.direction === 'debit' ? '-' : ''
  return [`835 ${sign}${money(payment?.amount)}:`, ...claims, ...adjusted].join(' ')
}

const word = ({ category, code }: { category?: string | undefined; code?: string | undefined }) =>
  `${category}:${code}`

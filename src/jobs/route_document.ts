// Decides which account each transaction of a mailbox belongs to: by its control numbers and its
// payee's NPI or tax ID, which have to agree. What fits no account, or several, is not guessed.
import type { Database } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { statusesIn277, statusesIn277CA } from '#areas/claims/claim/x12/reported_statuses.ts'
import { payeeOf } from '#areas/claims/remittance/remitted_claim.ts'
import type { Interchange, ReadTransaction } from '#x12/envelope.ts'
import { readX12 } from '#x12/read.ts'
import { claimsOf } from '#x12/remittance.ts'
import { splitX12 } from '#x12/split.ts'

export type UnroutedReason = 'unknown' | 'ambiguous' | 'contradictory'
export type RoutedDocument = { bytes: Uint8Array } & (
  | { account: string }
  | { reason: UnroutedReason }
)

// What a transaction says about whom it belongs to.
type Evidence = {
  claims: string[] // Patient control numbers.
  npis: string[]
  tax_ids: string[]
  sent: { number: number; sender: string; receiver: string } | null // What it acknowledges.
}

// The documents for each account, with its own transactions only.
export async function routeDocument(
  db: Database,
  accounts: string[],
  bytes: Uint8Array,
): Promise<RoutedDocument[]> {
  const all = evidenceIn(bytes)
  const split = splitX12(bytes)
  // A damaged file can't be divided, so all of it has to belong to one account.
  const divisible = all.length > 0 && split?.parts === all.length
  const routes: string[] = []
  for (const evidence of divisible ? all : [mergeEvidence(all)]) {
    routes.push(await routeOf(db, accounts, evidence))
  }
  const targets = [...new Set(routes)]
  return targets.map((target) => {
    const numbers = new Set(routes.flatMap((to, i) => (to === target ? [i + 1] : [])))
    const own = targets.length === 1 ? bytes : split!.select(numbers)
    return isReason(target) ? { bytes: own, reason: target } : { bytes: own, account: target }
  })
}

const isReason = (target: string): target is UnroutedReason =>
  target === 'unknown' || target === 'ambiguous' || target === 'contradictory'

function evidenceIn(bytes: Uint8Array): Evidence[] {
  const { interchanges } = readX12(bytes)
  const transactions = interchanges.flatMap((interchange) =>
    interchange.groups.flatMap((group) =>
      group.transactions.map((transaction) => evidenceOf(transaction, interchange)),
    ),
  )
  const envelopes = interchanges.flatMap((interchange) =>
    interchange.acknowledgments.map(([, number]) => acknowledged(number, interchange)),
  )
  return [...transactions, ...envelopes]
}

function evidenceOf(transaction: ReadTransaction, interchange: Interchange): Evidence {
  if (transaction.kind === '835') {
    const { npi, tax_id } = payeeOf(transaction.content)
    const claims = claimsOf(transaction.content).flatMap(
      ({ patient_control_number }) => patient_control_number ?? [],
    )
    return { claims, npis: npi ? [npi] : [], tax_ids: tax_id ? [tax_id] : [], sent: null }
  }
  if (transaction.kind === '999') {
    return acknowledged(transaction.content.group_control_number, interchange)
  }
  if (transaction.kind !== '277CA' && transaction.kind !== '277') return none
  const statuses =
    transaction.kind === '277'
      ? statusesIn277(transaction.content)
      : statusesIn277CA(transaction.content)
  const claims = statuses.flatMap(({ control_number }) => control_number ?? [])
  return { ...none, claims, npis: statuses.flatMap(({ provider_npi }) => provider_npi ?? []) }
}

const none: Evidence = { claims: [], npis: [], tax_ids: [], sent: null }

// The clearinghouse answers as the receiver of what we sent.
const acknowledged = (number: string | undefined, from: Interchange): Evidence => ({
  ...none,
  sent: { number: Number(number), sender: from.receiver.id, receiver: from.sender.id },
})

const mergeEvidence = (all: Evidence[]): Evidence => ({
  claims: all.flatMap(({ claims }) => claims),
  npis: all.flatMap(({ npis }) => npis),
  tax_ids: all.flatMap(({ tax_ids }) => tax_ids),
  sent: all.length === 1 ? all[0]!.sent : null,
})

async function routeOf(db: Database, accounts: string[], evidence: Evidence) {
  const { claims, npis, tax_ids, sent } = evidence
  const find = async (statement: Statement) =>
    (await queryAsWorker<{ account: string }>(db, statement)).map(({ account }) => account)
  const by_number = sent
    ? await find(sentBy(accounts, sent))
    : claims.length > 0
      ? await find(claimedBy(accounts, claims))
      : []
  const paid = npis.length + tax_ids.length > 0
  const by_payee = paid ? await find(paidTo(accounts, npis, tax_ids)) : []
  const route = decide(by_number, by_payee)
  const [only, ...others] = accounts
  if (route !== 'unknown' || !only || others.length > 0) return route
  // The only account that uses a login gets what fits no account. It can be the first whose login
  // was changed, or written in another way, so it doesn't get what is paid to another account.
  return paid && (await find(paidToAny(npis, tax_ids))).length > 0 ? route : only
}

// A control number names one account. Where numbers are unknown, the payee does.
export function decide(by_number: string[], by_payee: string[]): string {
  if (by_number.length > 1) return 'ambiguous'
  const [account] = by_number
  if (account) {
    return by_payee.length === 0 || by_payee.includes(account) ? account : 'contradictory'
  }
  if (by_payee.length > 1) return 'ambiguous'
  return by_payee[0] ?? 'unknown'
}

const claimedBy = (accounts: string[], numbers: string[]) => sql`
  select distinct account from claims
  where account = any(${accounts}) and patient_control_number = any(${[...new Set(numbers)]})`

const isPaid = (npis: string[], tax_ids: string[]) => sql`
  (provider ->> 'npi' = any(${npis})
    or regexp_replace(provider ->> 'tax_id', '\\D', '', 'g') = any(${tax_ids}))`

const paidTo = (accounts: string[], npis: string[], tax_ids: string[]) => sql`
  select distinct account from billing_providers
  where account = any(${accounts}) and ${isPaid(npis, tax_ids)}`

const paidToAny = (npis: string[], tax_ids: string[]) => sql`
  select account from billing_providers where ${isPaid(npis, tax_ids)} limit 1`

const sentBy = (accounts: string[], { number, sender, receiver }: NonNullable<Evidence['sent']>) =>
  sql`
    select distinct account from transmissions
    where account = any(${accounts})
      and ${Number.isSafeInteger(number) ? number : null}::bigint in (control_number, file_number)
      and upper(sender_id) = upper(${sender}) and upper(receiver_id) = upper(${receiver})`

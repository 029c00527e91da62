// The items of a statement: a claim or a session with its lines, amounts and insurance activity.
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { moneyFields } from '#areas/payments/ledger/posting.ts'
import { describeKind } from './schema.ts'
import type * as store from './store.ts'

export async function itemOf(
  call: Call,
  item: store.ItemRow,
  lines: store.LineRow[],
  parts: store.PartRow[],
) {
  const { claim_id, session_id, currency } = item
  const own_lines = lines.filter(
    (line) =>
      !line.credit &&
      line.currency === currency &&
      line.claim_id === claim_id &&
      (claim_id !== null || line.session_id === session_id),
  )
  const part = parts.find((each) => each.claim_id === claim_id && each.currency === currency)
  return {
    ...item,
    session_ids: claim_id ? await listSessionIds(call, claim_id) : [],
    insurance: part ? insuranceOf(part) : null,
    lines: own_lines.map(asLine),
  }
}

async function listSessionIds(call: Call, claim_id: string) {
  const { lines } = await findRow(call, claimKind, claim_id)
  const ids = lines.flatMap(({ session_id }: { session_id?: string | null }) => session_id ?? [])
  return [...new Set<string>(ids)]
}

const insuranceOf = ({
  charge,
  paid,
  contractual,
  patient,
  written_off,
  pending,
}: store.PartRow) => ({
  billed: charge,
  paid,
  contractual,
  patient,
  written_off,
  pending,
})

// An item with its amounts as money.
export function asItem(item: Awaited<ReturnType<typeof itemOf>>) {
  const { currency, responsibility, paid, written_off, owed, insurance, ...rest } = item
  return {
    ...rest,
    currency,
    ...moneyFields(currency, { responsibility, paid, written_off, owed }),
    insurance: insurance && moneyFields(currency, insurance),
  }
}

export const asLine = ({ kind, amount, ...line }: store.LineRow) => ({
  ...line,
  kind,
  amount: { amount, currency: line.currency },
  description: describeKind(kind),
})

type Item = {
  session_id: string | null
  claim_id: string | null
  session_ids: string[]
  starts_at: string | null
  service_date: string | null
  practitioner_id: string | null
  currency: string
  responsibility: number
  paid: number
  written_off: number
  owed: number
  lines: { at: string }[]
}

// Merges the item of a session into the item of the claim that bills it. If several claims bill the
// session, it stays a separate item: the right claim is ambiguous.
export function mergeItems<I extends Item>(items: I[]): I[] {
  const claims = items.filter(({ claim_id }) => claim_id !== null)
  const claimFor = ({ session_id, claim_id, currency }: I) => {
    if (session_id === null || claim_id !== null) return undefined
    const billing = claims.filter(
      (claim) => claim.currency === currency && claim.session_ids.includes(session_id),
    )
    return billing.length === 1 ? billing[0] : undefined
  }
  const groups = Map.groupBy(items, (item) => claimFor(item) ?? item)
  return [...groups].map(([item, all]) => all.filter((each) => each !== item).reduce<I>(add, item))
}

const add = <I extends Item>(claim: I, session: I): I => ({
  ...claim,
  session_id: session.session_id,
  starts_at: session.starts_at,
  service_date: claim.service_date ?? session.service_date,
  practitioner_id: session.practitioner_id,
  responsibility: claim.responsibility + session.responsibility,
  paid: claim.paid + session.paid,
  written_off: claim.written_off + session.written_off,
  owed: claim.owed + session.owed,
  lines: [...claim.lines, ...session.lines].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
})

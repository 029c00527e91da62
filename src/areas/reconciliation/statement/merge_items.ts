// Merges the item of a session into the item of the claim that bills it.

type Line = { at: string }
export type Item = {
  session_id: string | null
  claim_id: string | null
  session_ids: string[]
  starts_at: string | null
  practitioner_id: string | null
  currency: string
  responsibility: number
  paid: number
  written_off: number
  owed: number
  lines: Line[]
}

// If several claims bill the session, it stays a separate item: the right claim is ambiguous.
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
  practitioner_id: session.practitioner_id,
  responsibility: claim.responsibility + session.responsibility,
  paid: claim.paid + session.paid,
  written_off: claim.written_off + session.written_off,
  owed: claim.owed + session.owed,
  lines: [...claim.lines, ...session.lines].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
})

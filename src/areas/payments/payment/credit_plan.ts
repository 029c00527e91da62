// Decides what a person's credit pays: first the care that each payment names, whatever its kind
// and whenever it came, then, if the practice wants that, the oldest debts. All amounts are in the
// smallest unit of one currency.
type Care = { session_id: string | null; claim_id: string | null }

export type Debt = Care & {
  session_ids: string[] // Of a claim: the sessions that it bills.
  owed: number
}

// A payment with credit that is left of it, and what it is for.
export type CreditSource = {
  payment_id: string
  unused: number
  parts: (Care & { amount: number })[] // Not paid yet.
}

export type Application = Care & { payment_id: string | null; amount: number }

type Credit = { credit: number; sources: CreditSource[]; oldest_first: boolean }

// Debts are sorted, oldest first.
export function planApplications(debts: Debt[], given: Credit): Application[] {
  const open = debts.map((debt) => ({ ...debt }))
  const applied: Application[] = []
  let { credit } = given
  let held = 0
  const pay = (debt: Debt, most: number, of: Omit<Application, 'amount' | 'claim_id'>) => {
    const amount = Math.min(most, debt.owed, credit)
    if (amount <= 0) return 0
    debt.owed -= amount
    credit -= amount
    applied.push({ ...of, claim_id: debt.claim_id, amount })
    return amount
  }
  for (const { payment_id, unused, parts } of given.sources) {
    let rest = unused
    for (const part of parts) {
      let left = Math.min(part.amount, rest)
      for (const debt of debtsOf(part, open)) {
        const session_id = debt.session_id ?? part.session_id
        const paid = pay(debt, left, { payment_id, session_id })
        left -= paid
        rest -= paid
      }
      rest -= left
      held += left
    }
  }
  if (!given.oldest_first) return applied
  for (const debt of open) {
    pay(debt, credit - held, { payment_id: null, session_id: debt.session_id })
  }
  return applied
}

// What of a source is for care that doesn't need it yet, so that nothing else may use it.
export const heldBy = ({ unused, parts }: CreditSource) =>
  Math.min(
    unused,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  )

// The debts of the named care. A session's own charge comes before the claims that bill it.
function debtsOf({ session_id, claim_id }: Care, debts: Debt[]): Debt[] {
  if (!session_id) return claim_id ? debts.filter((debt) => debt.claim_id === claim_id) : []
  return [
    ...debts.filter((debt) => debt.claim_id === null && debt.session_id === session_id),
    ...debts.filter((debt) => debt.session_ids.includes(session_id)),
  ]
}

// Debts add up to what is owed: payments that are for nothing in particular pay the oldest first.
export function openDebts(debts: Debt[], owed: number): Debt[] {
  const positive = debts.filter((debt) => debt.owed > 0)
  let paid = positive.reduce((sum, debt) => sum + debt.owed, 0) - owed
  return positive.flatMap((debt) => {
    const covered = Math.min(Math.max(paid, 0), debt.owed)
    paid -= covered
    return covered < debt.owed ? [{ ...debt, owed: debt.owed - covered }] : []
  })
}

// Uses packages and memberships for the self-pay charges of a session. A session that a package
// includes isn't charged: it uses its share of what was prepaid.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { type Money, plus } from '#kernel/money.ts'
import { lockRow, updateRow } from '#kernel/record.ts'
import { packageUsed } from '#areas/payments/ledger/postings.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { packageKind, packageLifecycle } from './lifecycle.ts'
import type { PackageRow } from './schema.ts'
import {
  type Care,
  findDiscount,
  insertUse,
  listUses,
  lockIncluding,
  markReversed,
  type PackageUse,
} from './store.ts'

// The amount is null if the session has no price: then it isn't charged, but uses a package.
type Draft = { kind: string; person_id: string; amount: Money | null }
type Priced<D> = D & { amount: Money }

// Returns the charges that are left. A person who was charged for the session already stays
// charged, but gets the discount of a membership.
export async function usePackages<D extends Draft>(
  call: Call,
  session: SessionRow,
  service: { procedure_code: string | null; on: string },
  drafts: D[],
  isCharged: (draft: D) => boolean,
): Promise<Priced<D>[]> {
  const care = { ...service, service_id: session.service_id }
  const uses = await listUses(call, session.id)
  const left: Priced<D>[] = []
  for (const use of uses) {
    const applies = drafts.some((draft) => isSelfPay(draft) && draft.person_id === use.person_id)
    if (!applies) await releaseUse(call, use)
  }
  for (const draft of drafts) {
    if (!isSelfPay(draft)) left.push(...priced(draft))
    else if (uses.some(({ person_id }) => person_id === draft.person_id)) continue
    else if (isCharged(draft) || !(await useOne(call, session, care, draft))) {
      left.push(...(await discounted(call, care, draft)))
    }
  }
  return left
}

const priced = <D extends Draft>(draft: D): Priced<D>[] =>
  draft.amount ? [{ ...draft, amount: draft.amount }] : []

const isSelfPay = ({ kind }: Draft) => kind === 'self_pay'

async function useOne(call: Call, session: SessionRow, care: Care, { person_id, amount }: Draft) {
  const found = await lockIncluding(call, person_id, care)
  const of = found.find(({ price }) => !amount || price.currency === amount.currency)
  if (!of) return false
  const id = newId('puse')
  const share = shareOf(of)
  const about = { person_id, session_id: session.id, practitioner_id: session.practitioner_id }
  const { id: package_id, period_starts_on } = of
  await insertUse(call, {
    id,
    package_id,
    session_id: session.id,
    period_starts_on,
    amount: share.amount,
  })
  await post(call, [packageUsed({ ...about, id, package_id, money: share })])
  const changes = { used: of.used + 1, unused: plus(of.unused, -share.amount) }
  await updateRow(call, packageKind, package_id, changes, 'updated', of)
  return true
}

// Each session uses the same share. The last one uses the rest.
function shareOf({ price, sessions, used, unused }: PackageRow) {
  const share = Math.floor(price.amount / sessions!)
  return { ...price, amount: used + 1 === sessions ? unused.amount : share }
}

// The session isn't self-pay any more. What it used of a period that has ended stays revenue.
async function releaseUse(call: Call, { id, package_id, period_starts_on, amount }: PackageUse) {
  const of = await lockRow(call, packageKind, package_id)
  const active = isIn(packageLifecycle, 'active', of.status)
  if (!active || of.period_starts_on !== period_starts_on) return
  await markReversed(call, id)
  if (amount > 0) await reverse(call, `package_used:${id}`)
  const changes = { used: of.used - 1, unused: plus(of.unused, amount) }
  await updateRow(call, packageKind, package_id, changes, 'updated', of)
}

async function discounted<D extends Draft>(call: Call, care: Care, draft: D): Promise<Priced<D>[]> {
  if (!draft.amount) return []
  const percent = await findDiscount(call, draft.person_id, care)
  if (percent === null) return priced(draft)
  const amount = Math.round((draft.amount.amount * (100 - percent)) / 100)
  return amount > 0 ? [{ ...draft, amount: { ...draft.amount, amount } }] : []
}

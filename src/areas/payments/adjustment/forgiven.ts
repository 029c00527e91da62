// Keeps what was forgiven within what is owed when a payer changes its decision on a claim. The
// rest is reversed, or the person would receive credit for money they never paid. It is restored
// when they owe it again: forgiven stays forgiven.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { createRow } from '#kernel/record.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import { findBalance, sumPaid } from '#areas/payments/ledger/party_balances.ts'
import { postingOf } from './adjustment.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'
import type { AdjustmentRow } from './schema.ts'

type Decided = {
  claim_id: string
  person_id: string
  currency: string
  owed: number // By the person on the claim, before adjustments and payments.
}

export async function settleForgiven(call: Call, claim: Decided) {
  const { claim_id, person_id, currency } = claim
  const all = await findForgiven(call, claim)
  if (all.length === 0) return
  const posted = all.filter(({ status }) => isIn(adjustmentLifecycle, 'effective', status))
  const on_claim = posted.filter((each) => each.claim_id === claim_id)
  const room = claim.owed - sumOf(on_claim)
  if (room < 0) await reverseUpTo(call, on_claim, -room, claim_id)
  const { owed } = await findBalance(call, person_id, currency)
  if (owed < 0) {
    // An adjustment for no claim may have been for this one, as far as no payment explains it.
    const paid = Math.max(0, await sumPaid(call, person_id, currency))
    const for_none = posted.filter((each) => each.claim_id === null)
    await reverseUpTo(call, for_none, -owed - paid, claim_id)
  } else if (room > 0) await restore(call, all, Math.min(room, owed), claim_id)
}

const sumOf = (adjustments: AdjustmentRow[]) =>
  adjustments.reduce((sum, { amount }) => sum + amount.amount, 0)

// Newest first. If a part of one stays, it is posted again.
async function reverseUpTo(
  call: Call,
  adjustments: AdjustmentRow[],
  amount: number,
  reversed_for_claim_id: string,
) {
  let left = amount
  for (const adjustment of adjustments) {
    if (left <= 0) return
    const { id, amount: whole } = adjustment
    await takeStep(call, adjustmentLifecycle, id, 'reverse', { reversed_for_claim_id })
    await reverse(call, postingOf(adjustment).key)
    if (whole.amount > left) await postAgain(call, adjustment, whole.amount - left)
    left -= whole.amount
  }
}

async function restore(call: Call, all: AdjustmentRow[], most: number, claim_id: string) {
  let left = most
  for (const adjustment of all) {
    if (adjustment.reversed_for_claim_id !== claim_id) continue
    const restored = sumOf(all.filter(({ restores_id }) => restores_id === adjustment.id))
    const amount = Math.min(left, adjustment.amount.amount - restored)
    if (amount <= 0) continue
    left -= amount
    await postAgain(call, adjustment, amount)
  }
}

async function postAgain(call: Call, adjustment: AdjustmentRow, amount: number) {
  const { kind, reason, person_id, session_id, claim_id } = adjustment
  const again = await createRow(call, adjustmentKind, newId(adjustmentKind.prefix), {
    kind,
    reason,
    person_id,
    session_id,
    claim_id,
    amount: { ...adjustment.amount, amount },
    restores_id: adjustment.id,
    status: adjustmentLifecycle.initial,
  })
  await post(call, [postingOf(again)])
}

// Those for the claim or for none, and those that were reversed for the claim.
const findForgiven = (call: Call, { person_id, claim_id, currency }: Decided) =>
  call.query<AdjustmentRow>(sql`
    select ${columnsOf(adjustmentKind)} from adjustments
    where account = ${call.account} and person_id = ${person_id}
      and kind in ('write_off', 'decrease') and amount ->> 'currency' = ${currency}
      and (claim_id is null or claim_id = ${claim_id})
    order by created_at desc, id desc`)

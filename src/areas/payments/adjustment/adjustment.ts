// Creates and reverses adjustments. Each is posted immediately and can't exceed the balance or
// credit it draws on.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/take_step.ts'
import { requireMoney } from '#kernel/money.ts'
import { createRow } from '#kernel/record.ts'
import { requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import {
  type About,
  type Posting,
  type WriteOffReason,
  writeOffReasons,
} from '#areas/payments/ledger/posting.ts'
import type { Money } from '#kernel/money.ts'
import { balanceAdjusted, creditApplied, writtenOff } from '#areas/payments/ledger/postings.ts'
import { findBalance } from '#areas/payments/ledger/party_balances.ts'
import { applyCredit } from '#areas/payments/payment/apply_credit.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'
import { type AdjustmentCreate, type AdjustmentRow, correctionReasons } from './schema.ts'

type Draft = About & { id: string; person_id: string; reason: string; money: Money }

const negate = ({ amount, currency }: Money) => ({ amount: -amount, currency })

// The posting and the allowed reasons of each kind.
const kinds: Record<
  AdjustmentCreate['kind'],
  { reasons: readonly string[]; posting: (draft: Draft) => Posting }
> = {
  increase: { reasons: correctionReasons, posting: balanceAdjusted },
  decrease: {
    reasons: correctionReasons,
    posting: (draft) => balanceAdjusted({ ...draft, money: negate(draft.money) }),
  },
  write_off: {
    reasons: writeOffReasons,
    // createAdjustment checked the reason.
    posting: (draft) =>
      writtenOff({ ...draft, owed_by: 'person', reason: draft.reason as WriteOffReason }),
  },
  apply_credit: {
    reasons: ['credit'],
    posting: creditApplied,
  },
}

// Its key is derived from the adjustment.
export const postingOf = ({
  id,
  kind,
  person_id,
  session_id,
  claim_id,
  reason,
  amount,
}: AdjustmentRow) =>
  kinds[kind].posting({ id, person_id, session_id, claim_id, reason, money: amount })

// Allowed for an erased person too, so that an unpaid balance can be written off.
export async function createAdjustment(call: Call, body: AdjustmentCreate) {
  const { kind, reason, amount } = body
  requireMoney(amount)
  const { reasons } = kinds[kind]
  if (!reasons.includes(reason)) {
    throw invalid('reason', `\`reason\` must be one of ${reasons.join(', ')} for kind \`${kind}\`.`)
  }
  const { id: person_id } = await findPerson(call, body.person_id, 'person_id', { hold: true })
  await requireCareOf(call, person_id, [body])
  const id = newId(adjustmentKind.prefix)
  const status = adjustmentLifecycle.initial
  const adjustment = await createRow(call, adjustmentKind, id, { ...body, person_id, status })
  await post(call, [postingOf(adjustment)])
  if (kind === 'increase') await applyCredit(call, person_id, amount.currency)
  else await requireNotOverdrawn(call, person_id, amount.currency)
  return adjustment
}

// Checked after posting: a concurrent request waits for the lock and sees the new balance.
async function requireNotOverdrawn(call: Call, person_id: string, currency: string) {
  const { owed } = await findBalance(call, person_id, currency)
  if (owed < 0) throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
}

export async function reverseAdjustment(call: Call, id: string) {
  const reversed = await takeStep(call, adjustmentLifecycle, id, 'reverse')
  await reverse(call, postingOf(reversed).key)
  return reversed
}

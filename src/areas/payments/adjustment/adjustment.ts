// Creates and reverses adjustments. Each is posted immediately and can't exceed the balance or
// credit it draws on.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { requireMoney } from '#kernel/money.ts'
import { createRow, type Row } from '#kernel/record.ts'
import { requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import {
  type About,
  type Money,
  type Posting,
  type WriteOffReason,
  writeOffReasons,
} from '#areas/payments/ledger/posting.ts'
import { balanceAdjusted, creditApplied, writtenOff } from '#areas/payments/ledger/postings.ts'
import { standingOf } from '#areas/payments/ledger/party_balances.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'
import { type AdjustmentCreate, correctionReasons } from './schema.ts'

type Drafted = About & { id: string; person_id: string; reason: string; money: Money }

const less = ({ amount, currency }: Money) => ({ amount: -amount, currency })

// The posting and the allowed reasons of each kind.
const kinds: Record<
  AdjustmentCreate['kind'],
  { reasons: readonly string[]; posting: (drafted: Drafted) => Posting }
> = {
  increase: { reasons: correctionReasons, posting: balanceAdjusted },
  decrease: {
    reasons: correctionReasons,
    posting: (drafted) => balanceAdjusted({ ...drafted, money: less(drafted.money) }),
  },
  write_off: {
    reasons: writeOffReasons,
    posting: (drafted) =>
      writtenOff({ ...drafted, owed_by: 'person', reason: drafted.reason as WriteOffReason }),
  },
  apply_credit: {
    reasons: ['credit'],
    posting: creditApplied,
  },
}

const postingOf = ({ id, kind, person_id, session_id, claim_id, reason, amount }: Row) =>
  kinds[kind as AdjustmentCreate['kind']].posting({
    id,
    person_id,
    session_id,
    claim_id,
    reason,
    money: amount,
  })

// Allowed for an erased person too, so that an unpaid balance can be written off.
export async function adjustBalance(call: Call, asked: AdjustmentCreate) {
  const { kind, reason, amount } = asked
  requireMoney(amount)
  const { reasons } = kinds[kind]
  if (!reasons.includes(reason)) {
    throw invalid('reason', `\`reason\` must be one of ${reasons.join(', ')} for kind \`${kind}\`.`)
  }
  const { id: person_id } = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  await requireCareOf(call, person_id, [asked])
  const id = newId(adjustmentKind.prefix)
  const status = adjustmentLifecycle.initial
  const made = await createRow(call, adjustmentKind, id, { ...asked, person_id, status })
  await post(call, [postingOf(made)])
  if (kind !== 'increase') await requireStillOwing(call, person_id, amount.currency)
  return made
}

// Checked after posting: a concurrent request waits for the lock and sees the new balance.
async function requireStillOwing(call: Call, person_id: string, currency: string) {
  const { owed } = await standingOf(call, person_id, currency)
  if (owed < 0) throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
}

export async function reverseAdjustment(call: Call, id: string) {
  const taken_back = await takeStep(call, adjustmentLifecycle, id, 'reverse')
  await reverse(call, postingOf(taken_back).key)
  return taken_back
}

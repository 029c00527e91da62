// Applies the persons' sliding-scale discounts to the self-pay charges of a session. Fees for
// missed sessions stay as agreed.
import type { Call } from '#kernel/call.ts'
import { discountedPrice, isExpired } from '#areas/payments/discount/discounted_price.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { ChargeDraft } from './session_charges.ts'
import { serviceOf } from './standard_price.ts'

type DiscountedDraft = ChargeDraft & { discount_expired?: boolean }

export async function discountCharges(
  call: Call,
  session: SessionRow,
  profession: string,
  drafts: ChargeDraft[],
): Promise<DiscountedDraft[]> {
  const { procedure_code, on } = serviceOf(session, profession)
  const discounted: DiscountedDraft[] = []
  for (const draft of drafts) {
    if (draft.kind !== 'self_pay') {
      discounted.push(draft)
      continue
    }
    const { discount } = await findPerson(call, draft.person_id, 'person_id')
    const amount = discountedPrice(discount, procedure_code, on, draft.amount)
    if (amount.amount === 0) continue
    discounted.push({ ...draft, amount, discount_expired: isExpired(discount, on) })
  }
  return discounted
}

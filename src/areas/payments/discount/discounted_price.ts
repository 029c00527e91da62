// The price that a person pays with their sliding-scale discount. Pure, so prices can be quoted.
import { type Money, shareOf } from '#kernel/money.ts'
import type { StoredDiscount } from '#areas/persons/person/discount_schema.ts'

export const isInEffect = ({ terms }: StoredDiscount, on: string) =>
  terms.starts_on <= on && on <= terms.ends_on

export const isExpired = (discount: StoredDiscount | null, on: string) =>
  discount !== null && discount.terms.ends_on < on

// A fixed fee is the most that the person pays, so it never raises a price.
export function discountedPrice(
  discount: StoredDiscount | null,
  procedure_code: string,
  on: string,
  price: Money,
): Money {
  if (!discount || !isInEffect(discount, on)) return price
  const { fees = [], percent_off } = discount.terms
  const fixed = fees.find(
    (fee) => fee.procedure_code === procedure_code && fee.amount.currency === price.currency,
  )
  if (fixed) return fixed.amount.amount < price.amount ? fixed.amount : price
  const share = (100 - (percent_off ?? 0)) * 100
  return { ...price, amount: shareOf(price.amount, share) }
}

// Prices the items of an estimate that have no price: the account's own fee schedule, less the
// person's sliding-scale discount. The law asks for the charges that the person is expected to pay.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import type { Money } from '#kernel/money.ts'
import { discountedPrice } from '#areas/payments/discount/discounted_price.ts'
import { pickRate } from '#areas/payments/fee_schedule/rate_rule.ts'
import { findRates } from '#areas/payments/fee_schedule/find_rates.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import type { EstimateCreate } from './schema.ts'

type Item = EstimateCreate['items'][number]
export type PricedItem = Item & { price: Money }

type Care = {
  person: Pick<PersonRow, 'discount'>
  practitioner: Pick<PractitionerRow, 'profession'>
  on: string // Date of the first service, unless an item has its own.
}

export async function priceItems(call: Call, items: Item[], { person, practitioner, on }: Care) {
  const services = items.map((item) => ({
    procedure_code: item.procedure_code,
    modifiers: item.modifiers ?? [],
    profession: practitioner.profession,
    place_of_service: null,
    on: item.starts_on ?? on,
  }))
  const open = services.filter((_, at) => !items[at]!.price)
  const rates = await findRates(call, null, open)
  return items.map((item, at): PricedItem => {
    if (item.price) return { ...item, price: item.price }
    const service = services[at]!
    const rate = pickRate(rates, service)
    if (!rate) {
      throw invalid(
        `items[${at}].price`,
        '`price` is required because no fee schedule of yours has a rate for the item.',
      )
    }
    const { procedure_code, on: day } = service
    return { ...item, price: discountedPrice(person.discount, procedure_code, day, rate.amount) }
  })
}

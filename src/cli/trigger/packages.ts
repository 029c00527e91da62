// Recipes of packages and memberships, offered and sold.
import { person } from './persons.ts'
import { type Maker, metadata, type Recipe, stepOf, updateOf, usd } from './sandbox.ts'

const packageOf =
  (terms: object): Maker =>
  async (s) => {
    const { id: person_id } = await person(s)
    return await s.post('/packages', { person_id, price: usd(50_000), metadata, ...terms })
  }
export const packageOfTen = packageOf({ type: 'package', name: 'Ten sessions', sessions: 10 })
const membership = packageOf({ type: 'membership', name: 'Monthly', discount_percent: 20 })

const offer: Maker = (s) =>
  s.post('/package_offers', {
    type: 'package',
    name: 'Ten sessions',
    price: usd(50_000),
    sessions: 10,
    metadata,
  })

const after =
  (make: Maker, by: string): Recipe =>
  async (s) => {
    await make(s)
    await s.advance(by)
  }

export const packageRecipes: Record<string, Recipe> = {
  'package_offer.created': offer,
  'package_offer.updated': updateOf('package_offers', offer, { name: 'Renamed' }),
  'package.created': packageOfTen,
  'package.updated': updateOf('packages', packageOfTen, { name: 'Renamed' }),
  'package.renewed': after(membership, 'P33D'),
  'package.expired': after(packageOfTen, 'P370D'),
  'package.canceled': stepOf('packages', packageOfTen, 'cancel'),
}

// Recipes of packages and memberships.
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

const after =
  (make: Maker, by: string): Recipe =>
  async (s) => {
    await make(s)
    await s.advance(by)
  }

export const packageRecipes: Record<string, Recipe> = {
  'package.created': packageOfTen,
  'package.updated': updateOf('packages', packageOfTen, { name: 'Renamed' }),
  'package.renewed': after(membership, 'P33D'),
  'package.expired': after(packageOfTen, 'P370D'),
  'package.canceled': stepOf('packages', packageOfTen, 'cancel'),
}

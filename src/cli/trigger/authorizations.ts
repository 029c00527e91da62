// Recipes of authorizations. Units used elsewhere count like those of completed sessions.
import { coverage } from './insurance.ts'
import { dayOf, days, type Maker, metadata, type Recipe, stepOf, updateOf } from './sandbox.ts'

export const authorization: Maker = async (s) => {
  const { id: coverage_id } = await coverage(s)
  return await s.post('/authorizations', { coverage_id, units: 8, metadata })
}

const approved = stepOf('authorizations', authorization, 'approve', {
  authorization_number: 'AUTH1',
})

const used =
  (external_units: number): Maker =>
  async (s) => {
    const { id } = await approved(s)
    return await s.patch(`/authorizations/${id}`, { external_units })
  }

// Its last date is two days away.
const ending: Maker = async (s) => {
  const { id } = await approved(s)
  const ends_on = dayOf((await s.now()).add(days(2)))
  return await s.patch(`/authorizations/${id}`, { ends_on })
}

const afterDays =
  (by: string): Recipe =>
  async (s) => {
    await ending(s)
    await s.advance(by)
  }

export const authorizationRecipes: Record<string, Recipe> = {
  'authorization.created': authorization,
  'authorization.updated': updateOf('authorizations', authorization, { units: 10 }),
  'authorization.approved': approved,
  'authorization.denied': stepOf('authorizations', authorization, 'deny'),
  'authorization.canceled': stepOf('authorizations', authorization, 'cancel'),
  'authorization.running_low': used(6),
  'authorization.exhausted': used(8),
  'authorization.restored': updateOf('authorizations', used(8), { units: 10 }),
  'authorization.expiring_soon': afterDays('PT1H'),
  'authorization.expired': afterDays('P5D'),
}

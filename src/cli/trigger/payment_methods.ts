// Recipes of cards on file and autopay.
import { person } from './persons.ts'
import { type Maker, type Recipe, updateOf, usd } from './sandbox.ts'

const consent = { text_version: '2027-01', channel: 'written' }

export const paymentMethod =
  (token: string): Maker =>
  async (s) => {
    const { id: person_id } = await person(s)
    return await s.post('/payment_methods', { person_id, type: 'card', token, consent })
  }

export const activeCard =
  (token: string): Maker =>
  async (s) => {
    const { id } = await paymentMethod(token)(s)
    return await s.until(`/payment_methods/${id}`, 'active')
  }

const active = activeCard('pm_card_visa')

const autopay = {
  covers: ['self_pay'],
  max_per_charge: usd(20_000),
  max_per_month: usd(20_000),
  notice_days: 3,
  consent,
}

export const paymentMethodRecipes: Record<string, Recipe> = {
  'payment_method.created': paymentMethod('pm_card_visa'),
  'payment_method.updated': updateOf('payment_methods', active),
  'payment_method.activated': active,
  'payment_method.charge_scheduled': async (s) => {
    const { id, person_id } = await active(s)
    await s.post('/charges', { person_id, amount: usd(5_000) })
    await s.patch(`/payment_methods/${id}`, { autopay })
    await s.advance('PT1M')
  },
  'payment_method.failed': async (s) => {
    const { id } = await paymentMethod('pm_card_visa_chargeDeclined')(s)
    await s.until(`/payment_methods/${id}`, 'failed')
  },
  'payment_method.expired': async (s) => {
    await active(s)
    for (let year = 0; year < 3; year++) await s.advance('P366D')
  },
  'payment_method.deleted': async (s) => {
    const { id } = await active(s)
    await s.remove(`/payment_methods/${id}`)
  },
}

// Requests that return each error of payment requests and payment plans.
import { paymentPlanKind } from '#areas/payments/payment_plan/lifecycle.ts'
import { createExample } from './examples.ts'
import { call, startServer } from './harness.ts'
import { createPerson } from './person_examples.ts'

const requestPayment = async (port?: number) =>
  call(
    'POST',
    '/v1/payment_requests',
    { person_id: (await createPerson()).id },
    { ...(port && { port }) },
  )

export const paymentErrorsMet = {
  nothing_owed: () => requestPayment(),
  payment_page_unavailable: async () =>
    requestPayment(await startServer({ processor: { name: null } })),
  payment_plan_exists: async () => {
    const { person_id, payment_method_id } = await createExample(paymentPlanKind)
    const consent = { text_version: '1', channel: 'written' }
    const terms = { installment_count: 2, interval: 'month', consent }
    return await call('POST', '/v1/payment_plans', { person_id, payment_method_id, ...terms })
  },
}

// Sandbox only: simulates what the person would do at their bank.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { lockRow } from '#kernel/record.ts'
import { queueOperation } from '#areas/payments/payment/operation.ts'
import { paymentMethodKind, paymentMethodLifecycle } from './lifecycle.ts'

export async function completeSetup(call: Call, id: string, { outcome }: { outcome: string }) {
  const method = await lockRow(call, paymentMethodKind, id)
  const { status, next_action } = method
  if (!isIn(paymentMethodLifecycle, 'pending', status) || !next_action) {
    throw transitionError(paymentMethodLifecycle, status, 'complete_challenge')
  }
  await queueOperation(call, id, 'authenticate_setup', { passed: outcome === 'authenticated' })
  return method
}

// Starts and ends autopay, as a person agreed to it. Ending it takes effect at once.
import { invalid } from '#catalogue/api_error.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { cancelJob, scheduleJob } from '#kernel/jobs.ts'
import { requireMoney } from '#kernel/money.ts'
import { updateRow } from '#kernel/record.ts'
import { autopay_run, paymentMethodKind } from './lifecycle.ts'
import { consentOf } from './payment_method.ts'
import type { Autopay, PaymentMethodRow } from './schema.ts'
import { listOthersWithAutopay } from './store.ts'

const none = {
  autopay: null,
  next_charge: null,
  autopay_stopped: null,
  autopay_at: null,
  autopay_payment_id: null,
}

// The columns to change. A person has autopay with one payment method: the one set last.
export async function changeAutopay(call: Call, method: PaymentMethodRow, given: Autopay | null) {
  const { id, person_id } = method
  if (!given) {
    cancelJob(call, autopay_run, id)
    return none
  }
  const autopay = { ...given, consent: consentOf(call, given.consent, 'autopay.consent') }
  requireMoney(given.max_per_charge, 'autopay.max_per_charge')
  requireMoney(given.max_per_month, 'autopay.max_per_month')
  const param = 'autopay.max_per_month.currency'
  if (given.max_per_charge.currency !== given.max_per_month.currency) {
    throw invalid(param, `\`${param}\` must be the currency of \`max_per_charge\`.`)
  }
  for (const other of await listOthersWithAutopay(call, person_id, id)) {
    cancelJob(call, autopay_run, other.id)
    await updateRow(call, paymentMethodKind, other.id, none)
  }
  scheduleJob(call, autopay_run, id, call.now)
  return { ...none, autopay, autopay_at: toTimestamp(call.now) }
}

// Sends the setup and removal of payment methods to the processor, and records what it reports: in
// a response, a webhook or a lookup. Reports can be late or repeated.
import { asJson } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { cancelJob, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow, updateRow } from '#kernel/record.ts'
import type { Failure, Setup, SetupRequest } from '#outside/ports/processor.ts'
import { setupStates } from '#outside/ports/processor_states.ts'
import {
  type Handler,
  type Handlers,
  performAfterCommit,
  queueOperation,
} from '#areas/payments/payment/operation.ts'
import { lookup_delay_seconds } from '#areas/payments/payment/processor_charge.ts'
import { abandonment, expiry, paymentMethodKind, paymentMethodLifecycle } from './lifecycle.ts'
import type { PaymentMethodRow } from './schema.ts'
import { chooseDefault } from './store.ts'

const record: Handler['record'] = (call, { object_id }, setup: Setup) =>
  recordSetup(call, object_id, setup)

const fail: Handler['reject'] = (call, { object_id }, failure) =>
  failSetup(call, object_id, failure)

const ignore: Handler['reject'] = async () => {}

const findMethod = (call: Call, id: string) => findRow(call, paymentMethodKind, id)

export const paymentMethodHandlers: Handlers = {
  set_up: {
    async perform(processor, { object_id, arguments: args, key }, inTransaction) {
      const { type } = await inTransaction((call) => findMethod(call, object_id))
      return await processor.setUp({ payment_method_id: object_id, type, ...args }, key)
    },
    record,
    reject: fail,
  } satisfies Handler<Pick<SetupRequest, 'token' | 'online'>, Setup>,
  authenticate_setup: {
    async perform(processor, { object_id, arguments: args, key }, inTransaction) {
      const method = await inTransaction((call) => findMethod(call, object_id))
      return await processor.authenticateSetup!(method.processor_reference!, args.passed, key)
    },
    record,
    reject: ignore,
  } satisfies Handler<{ passed: boolean }, Setup>,
  look_up_setup: {
    async perform(processor, { object_id }, inTransaction) {
      const method = await inTransaction((call) => findMethod(call, object_id))
      return await processor.retrieveSetup(method.processor_reference!)
    },
    record,
    reject: ignore,
  } satisfies Handler<object, Setup>,
  detach: {
    perform: (processor, { arguments: args, key }) =>
      processor.detach(args.customer_reference, key),
    record: async () => {},
    reject: ignore,
  } satisfies Handler<{ customer_reference: string }, void>,
}

export const performPaymentMethodOperations = performAfterCommit(
  paymentMethodHandlers,
  paymentMethodKind,
)

export async function recordSetup(call: Call, id: string, setup: Setup) {
  const before = await lockRow(call, paymentMethodKind, id)
  const { reference, customer, challenge_url: url } = setup
  const references = { processor_reference: reference, customer_reference: customer }
  if (!isIn(paymentMethodLifecycle, 'on_file', before.status)) {
    // Removed before the processor responded.
    await queueOperation(call, id, 'detach', { customer_reference: customer })
    return
  }
  if (!isIn(paymentMethodLifecycle, 'pending', before.status)) return
  const is = (set: keyof typeof setupStates.sets) => isIn(setupStates, set, setup.status)
  if (is('succeeded')) return await activate(call, before, setup, references)
  if (is('failed')) return await failSetup(call, id, setup.failure, references)
  const next_action = url ? { type: 'redirect', url } : null
  await updateRow(call, paymentMethodKind, id, { ...references, next_action }, 'updated', before)
  const word = `look_up_setup:${call.real_now.epochMilliseconds}`
  await queueOperation(call, id, 'look_up_setup', {}, word, lookup_delay_seconds)
}

async function activate(call: Call, before: PaymentMethodRow, setup: Setup, references: object) {
  const { id, person_id, type } = before
  const { method: method_reference, details } = setup
  const { brand = null, last4 = null, expires_on = null } = details ?? {}
  const active = await tryStep(call, paymentMethodLifecycle, id, 'activate', {
    ...references,
    type: type === 'hsa_fsa' && details?.type === 'card' ? type : (details?.type ?? type),
    method_reference,
    brand,
    last4,
    expires_on,
    next_action: null,
  })
  if (!active) return
  cancelJob(call, abandonment, id)
  await chooseDefault(call, person_id)
  if (!expires_on) return
  const after = Temporal.PlainDate.from(expires_on).add({ days: 1 })
  scheduleJob(call, expiry, id, after.toZonedDateTime('UTC').toInstant())
}

export async function failSetup(
  call: Call,
  id: string,
  failure: Failure | null,
  references: object = {},
) {
  const fields = { ...references, failure: asJson(failure), next_action: null }
  const failed = await tryStep(call, paymentMethodLifecycle, id, 'fail', fields)
  if (failed) {
    cancelJob(call, abandonment, id)
    cancelJob(call, expiry, id)
  }
  return failed
}

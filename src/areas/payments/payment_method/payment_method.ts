// Puts cards and bank accounts on file, with the person's consent to keep and charge them. The
// processor keeps them: a request names a token, never a number.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, findRow, lockRow, requireNotErased, updateRow } from '#kernel/record.ts'
import { requireMethod } from '#areas/payments/payment/confirm.ts'
import { queueOperation } from '#areas/payments/payment/operation.ts'
import { requireOwnPerson } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import {
  abandonment,
  abandonment_days,
  paymentMethodKind as kind,
  paymentMethodLifecycle as lifecycle,
} from './lifecycle.ts'
import type {
  PaymentConsent,
  PaymentMethodChange,
  PaymentMethodCreate,
  PaymentMethodRow,
} from './schema.ts'
import { changeAutopay } from './autopay.ts'
import { chooseDefault, listOnFile, lockPerson } from './store.ts'

export async function createPaymentMethod(call: Call, body: PaymentMethodCreate) {
  const { token, consent: given, ...columns } = body
  const processor = call.outside.processors.name
  if (!processor) throw new ApiError('processor_not_configured', {})
  requireMethod(call, { token }, 'token')
  const consent = consentOf(call, given)
  requireOwnPerson(call, body.person_id)
  const person = await findPerson(call, body.person_id, 'person_id')
  requireEditable(person, 'add_payment_method')
  const id = newId(kind.prefix)
  const method = await createRow(call, kind, id, {
    ...columns,
    person_id: person.id,
    consent,
    status: lifecycle.initial,
    processor,
  })
  const { ip_address, user_agent } = consent
  const online = ip_address && user_agent ? { ip_address, user_agent } : null
  await queueOperation(call, id, 'set_up', { token, online })
  scheduleJob(call, abandonment, id, call.now.add({ hours: 24 * abandonment_days }))
  return method
}

// What a person's own token sends happens now, online.
export function consentOf(call: Call, given: PaymentConsent, param = 'consent'): PaymentConsent {
  const { accepted_at: _, ...evidence } = given
  const by_person = call.actor.kind === 'person'
  const accepted = given.accepted_at && !by_person ? given.accepted_at : toTimestamp(call.now)
  if (Temporal.Instant.compare(accepted, call.now) > 0)
    throw invalid(`${param}.accepted_at`, `\`${param}.accepted_at\` must not be in the future.`)
  const accepted_at = toTimestamp(Temporal.Instant.from(accepted))
  const channel = by_person ? 'online' : given.channel
  return { ...evidence, channel, accepted_at }
}

export async function updatePaymentMethod(call: Call, id: string, body: PaymentMethodChange) {
  const { is_default, autopay, ...columns } = body
  const { person_id } = await findRow(call, kind, id)
  await lockPerson(call, person_id)
  const before = await lockRow(call, kind, id)
  if (columns.metadata) await requireNotErased(call, kind, before)
  if (is_default === false && before.is_default) {
    throw invalid('is_default', 'Make another payment method the default instead.')
  }
  if (is_default) {
    requireActive(before, 'make_default')
    await chooseDefault(call, person_id, id)
  }
  if (autopay) requireActive(before, 'set_autopay')
  const changes = autopay === undefined ? {} : await changeAutopay(call, before, autopay)
  return await updateRow(call, kind, id, { ...columns, ...changes })
}

export async function removePaymentMethod(call: Call, id: string) {
  const { person_id } = await findRow(call, kind, id)
  await lockPerson(call, person_id)
  await takeStep(call, lifecycle, id, 'delete')
  return await findRow(call, kind, id)
}

// The processor keeps nothing of an erased person.
export async function removePaymentMethodsOf(call: Call, person_id: string) {
  for (const { id } of await listOnFile(call, person_id)) {
    await tryStep(call, lifecycle, id, 'delete')
  }
}

function requireActive({ status }: PaymentMethodRow, step: string) {
  if (isIn(lifecycle, 'active', status)) return
  throw transitionError(lifecycle, status, step, statesIn(lifecycle, 'active'))
}

// A payment method of the person, which can be charged.
export async function findChargeable(call: Call, id: string, person_id: string) {
  const param = 'payment_method_id'
  const method = await findRow(call, kind, id, param)
  if (method.person_id !== person_id) throw notFound('payment_method', param)
  requireActive(method, 'charge')
  return method
}

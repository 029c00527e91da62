// Jobs that create messages when forms are assigned, payments are received and times are offered
// to the waiting list, and when an account changes its settings. Triggers schedule them (migrations
// 0135, 0137 and 0163).
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import {
  formResponseKind,
  formResponseLifecycle,
} from '#areas/documents/form_response/lifecycle.ts'
import { paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { paymentMethodKind } from '#areas/payments/payment_method/lifecycle.ts'
import {
  paymentRequestKind,
  paymentRequestLifecycle,
} from '#areas/payments/payment_request/lifecycle.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { offerKind, offerLifecycle } from '#areas/matching/waiting_list_offer/lifecycle.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import { findSettings, settingsJob } from '#areas/messages/message_settings/message_settings.ts'
import { type Draft, draftMessage, isClosed } from './message.ts'
import { sessionNoticeJob } from './session_notices.ts'
import { hasOccasion, planSessions } from './store.ts'

async function notifyOnce(
  call: Call,
  person_id: string,
  draft: Omit<Draft, 'occasion'> & { occasion: string },
) {
  const settings = await findSettings(call)
  if (!settings.enabled || (await hasOccasion(call, draft.occasion))) return
  const person = await findPerson(call, person_id)
  if (!isClosed(person)) await draftMessage(call, settings, person, draft)
}

const unbound = 'Runs at once. The message itself is the only trace that it ran.'

const unbound_plan = 'Follows a change of settings, which leave no trace of it.'

const formNoticeJob: Job = {
  name: 'form_response.notify',
  summary: 'Send a message about an assigned form.',
  unbound,
  async run(call, id) {
    const { status, person_id } = await findRow(call, formResponseKind, id)
    if (!isIn(formResponseLifecycle, 'answerable', status)) return
    const draft = { purpose: 'intake' as const, occasion: `${id} intake`, form_response_id: id }
    await notifyOnce(call, person_id, draft)
  },
}

const paymentNoticeJob: Job = {
  name: 'payment.notify',
  summary: 'Send a message about a received payment.',
  unbound,
  async run(call, id) {
    const payment = await findRow(call, paymentKind, id)
    const { person_id, status, direction, amount_captured: amount } = payment
    const is_received = isIn(paymentLifecycle, 'captured', status) && direction === 'in'
    if (!person_id || !is_received) return
    const at = payment.succeeded_at ?? payment.created_at
    const draft = { purpose: 'receipt' as const, occasion: `${id} receipt` }
    await notifyOnce(call, person_id, { ...draft, payment: { id, amount, at } })
  },
}

const offerNoticeJob: Job = {
  name: 'waiting_list_offer.notify',
  summary: 'Send a message about a waiting list offer.',
  unbound,
  async run(call, id) {
    const offer = await findRow(call, offerKind, id)
    if (!isIn(offerLifecycle, 'open', offer.status)) return
    await notifyOnce(call, offer.person_id, {
      purpose: 'waiting_list_offer',
      occasion: `${id} offer`,
      session: await findRow(call, sessionKind, offer.session_id),
      deadline: offer.expires_at,
    })
  },
}

const paymentRequestNoticeJob: Job = {
  name: 'payment_request.notify',
  summary: 'Send a message with the link of a payment request.',
  unbound,
  async run(call, id) {
    const request = await findRow(call, paymentRequestKind, id)
    if (!isIn(paymentRequestLifecycle, 'open', request.status)) return
    const { person_id, amount, expires_at } = request
    await notifyOnce(call, person_id, {
      purpose: 'payment_request',
      occasion: `${id} request`,
      payment: { id: null, amount, at: expires_at },
      deadline: expires_at,
      payment_request_id: id,
    })
  },
}

// In time before autopay charges.
const autopayNoticeJob: Job = {
  name: 'payment_method.notify',
  summary: 'Notify a person of what autopay charges next.',
  unbound,
  async run(call, id) {
    const { person_id, next_charge } = await findRow(call, paymentMethodKind, id)
    if (!next_charge) return
    const { amount, charge_at: at } = next_charge
    const draft = { purpose: 'statement' as const, occasion: `${id} ${at}` }
    await notifyOnce(call, person_id, { ...draft, payment: { id: null, amount, at } })
  },
}

// Sessions that were booked before get their reminders, by the settings as they are now.
const settingsNoticeJob: Job = {
  ...settingsJob,
  summary: 'Plan the reminders of booked sessions after message settings changed.',
  unbound: unbound_plan,
  run: (call) => planSessions(call, sessionNoticeJob.name),
}

// The same for the sessions of a practitioner or a service, whose own times changed.
const practitionerNoticeJob: Job = {
  name: 'practitioner.plan_reminders',
  summary: "Plan the reminders of booked sessions after a practitioner's times changed.",
  unbound: unbound_plan,
  run: (call, id) => planSessions(call, sessionNoticeJob.name, sql`and practitioner_id = ${id}`),
}
const serviceNoticeJob: Job = {
  name: 'service.plan_reminders',
  summary: "Plan the reminders of booked sessions after a service's times changed.",
  unbound: unbound_plan,
  run: (call, id) => planSessions(call, sessionNoticeJob.name, sql`and service_id = ${id}`),
}

export const noticeJobs = [
  sessionNoticeJob,
  formNoticeJob,
  paymentNoticeJob,
  offerNoticeJob,
  autopayNoticeJob,
  paymentRequestNoticeJob,
  settingsNoticeJob,
  practitionerNoticeJob,
  serviceNoticeJob,
]

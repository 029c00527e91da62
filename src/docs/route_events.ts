// Events a successful request can send: derived from the route's name and lifecycle, plus those
// listed here. A test checks all of them.
import { isWrite, type Route } from '#http/routing/route.ts'
import { events, kinds, lifecycles, records } from '#areas/index.ts'

const standard_events: Record<string, string> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
}

const additional_events: Record<string, string[]> = {
  'api_keys.rotate': ['api_key.rotated', 'api_key.created'],
  'webhook_endpoints.ping': ['webhook_endpoint.pinged'],
  'webhook_endpoints.rotate_secret': ['webhook_endpoint.secret_rotated'],
  'persons.update_risk': ['person.risk_updated'],
  'persons.set_discount': ['person.discount_set'],
  'persons.merge': ['person.merged', 'person.duplicate_merged'],
  'persons.erase': ['person.erased', 'document.deleted'],
  'persons.place_hold': ['person.hold_placed'],
  'persons.lift_hold': ['person.hold_lifted'],
  'consents.revoke': ['consent.partially_revoked'],
  'consents.sign': ['consent.granted', 'consent.scheduled', 'consent.superseded'],
  'practitioners.update': ['practitioner.archived', 'practitioner.restored'],
  'practitioners.archive': [
    'practitioner.archived',
    'session.canceled',
    'session.practitioner_changed',
    'session_series.practitioner_changed',
  ],
  'verifications.create': ['practitioner.submitted', 'check.created'],
  'verifications.request_information': ['practitioner.information_requested'],
  'verifications.approve': ['practitioner.verified'],
  'verifications.reject': ['practitioner.rejected'],
  'payment_plans.pay_off': ['payment_plan.updated'],
  'availability.update': ['practitioner.availability_changed'],
  'external_calendars.update': ['external_calendar.paused', 'external_calendar.active'],
  'sessions.create': ['person.activated'],
  'sessions.reschedule': ['session.requested'],
  'sessions.join': ['session.updated'],
  'sessions.add_participant': ['session.seats_changed'],
  'sessions.remove_participant': ['session.seats_changed'],
  'session_series.create': ['session.created'],
  'session_series.cancel': ['session_series.canceled', 'session.canceled'],
  'session_series.reschedule': [
    'session_series.rescheduled',
    'session.rescheduled',
    'session.requested',
  ],
  'notes.sign': ['note.submitted'],
  'notes.request_void': ['note.void_requested'],
  'notes.release': ['note.released'],
  'notes.withhold': ['note.withheld'],
  'assessments.submit': ['assessment.risk_detected', 'assessment.reliable_deterioration'],
  'assessments.amend': ['assessment.created'],
  'forms.publish': ['form.retired'],
  'form_responses.update': ['form_response.started'],
  'form_responses.amend': ['form_response.created'],
  'matchings.create': ['matching.completed', 'matching.diverted'],
  'matchings.accept': ['session.created'],
  'matchings.feedback': ['matching.feedback_given'],
  'matchings.assign': ['matching_assignment.created'],
  'waiting_list_entries.create': ['waiting_list_entry.put_at_risk'],
  'waiting_list_entries.delete': ['waiting_list_entry.removed', 'waiting_list_offer.withdrawn'],
  'waiting_list_offers.accept': ['waiting_list_entry.booked', 'session.scheduled'],
  'waiting_list_offers.decline': ['waiting_list_entry.returned'],
  'waiting_list_offers.withdraw': ['waiting_list_entry.returned'],
  'deposits.create': ['deposit.matched'],
  'deposits.import': ['deposit.created', 'deposit.matched'],
  'refunds.create': ['payment.refunded'],
  'payer_refunds.create': ['claim.updated', 'claim.recoupment_noted'],
  'payer_refunds.reverse': ['claim.updated', 'claim.recoupment_noted'],
  'practitioners.create_payout_onboarding': ['practitioner.payout_account_changed'],
  'card_images.create': ['card_image.deleted'],
  'coverages.check': ['eligibility_check.created', 'disclosure.created'],
  'eligibility_checks.create': ['disclosure.created'],
  'claims.validate': ['claim.validation_failed'],
  'claims.submit': ['disclosure.created'],
  'claims.respond': ['disclosure.created'],
  'claims.appeal': ['disclosure.created'],
  'claims.void': ['claim.created', 'claim.submitted', 'disclosure.created'],
  'claims.replace': ['claim.created'],
  'claims.bill_secondary': ['claim.created'],
  'claims.decide_appeal': ['claim.appeal_decided'],
  'claims.write_off': ['claim.written_off'],
  'claims.transfer_to_patient': ['claim.transferred'],
  'imports.add_part': ['import.updated'],
  'remittances.create': ['x12_document.created'],
}

export function eventsOf(route: Route): string[] {
  if (!isWrite(route)) return []
  const [table, verb = ''] = route.name.split('.')
  const kind = [...kinds, ...records].find((known) => known.table === table)
  const step = lifecycles.find((known) => known.kind === kind)?.steps[verb]
  const words = [standard_events[verb] ?? step?.word ?? step?.to ?? [], step?.outcomes ?? []].flat()
  // An action that leaves the state unchanged sends no event.
  const derived = words.map((word) => `${kind?.object}.${word}`).filter((type) => type in events)
  return [...new Set([...derived, ...(additional_events[route.name] ?? [])])]
}

// Recipes of events that follow a merge: everything about the duplicate is reassigned.
import { authorization } from './authorizations.ts'
import { session } from './sessions.ts'
import { matching } from './matchings.ts'
import { series } from './series.ts'
import { bulkAction } from './bulk_actions.ts'
import { submitted } from './claims.ts'
import { note } from './notes.ts'
import { assessment } from './assessments.ts'
import { psychotherapyNote, riskFlag } from './risk_flags.ts'
import { document } from './documents.ts'
import { formResponse } from './forms.ts'
import { message } from './messages.ts'
import { cardImage, checkWith, coverage, estimate, superbill } from './insurance.ts'
import { consent, person } from './persons.ts'
import { packageOfTen } from './packages.ts'
import { paymentMethod } from './payment_methods.ts'
import { paymentPlan } from './payment_plans.ts'
import { paymentRequest } from './payment_requests.ts'
import { adjustment, charge, dispute, payment, refundOf } from './payments.ts'
import { disclosure, emergencyAccess } from './platform.ts'
import type { Maker, Recipe, Sandbox } from './sandbox.ts'
import { entry, offer } from './waiting_list.ts'

// Merges the person that an object is about into another person.
const merged =
  (make: Maker, personOf: (s: Sandbox) => Promise<string> = personInFeed): Recipe =>
  async (s) => {
    const { person_id } = await make(s)
    const duplicate = person_id ?? (await personOf(s))
    const { id } = await person(s)
    await s.post(`/persons/${id}/merge`, { person_id: duplicate })
  }

// The only person of a recipe, for objects that don't name theirs.
const personInFeed = async (s: Sandbox) => (await s.first('/persons?limit=1')).id

// Earlier versions of a draft are kept.
const editedNote: Maker = async (s) => {
  const made = await note(s)
  const sections = { data: 'Slept well.', assessment: 'Less anxious.', plan: 'Weekly.' }
  await s.patch(`/notes/${made.id}`, { sections }, made.as)
  return made
}

// The payer has answered, and the answers wait for their day.
const sentClaim: Maker = async (s) => {
  const made = await submitted(s)
  await s.advance('PT5M')
  return made
}

export const mergeRecipes: Record<string, Recipe> = {
  'consent.reassigned': merged(consent),
  'emergency_access.reassigned': merged(emergencyAccess),
  'session.reassigned': merged(session),
  'session_series.reassigned': merged(series),
  'note.reassigned': merged(note),
  'note_version.reassigned': merged(editedNote),
  'psychotherapy_note.reassigned': merged(psychotherapyNote),
  'risk_flag.reassigned': merged(riskFlag),
  'assessment.reassigned': merged(assessment),
  'matching.reassigned': merged(matching),
  'waiting_list_entry.reassigned': merged(entry),
  'waiting_list_offer.reassigned': merged(offer),
  'authorization.reassigned': merged(authorization),
  'charge.reassigned': merged(charge),
  'package.reassigned': merged(packageOfTen),
  'adjustment.reassigned': merged(adjustment),
  'payment.reassigned': merged(payment),
  'payment_method.reassigned': merged(paymentMethod('pm_card_visa')),
  'payment_plan.reassigned': merged(paymentPlan()),
  'payment_request.reassigned': merged(paymentRequest),
  'refund.reassigned': merged(refundOf('pm_card_visa')),
  'dispute.reassigned': merged(dispute),
  'coverage.reassigned': merged(coverage),
  'document.reassigned': merged(document),
  'document_version.reassigned': merged(document),
  'form_response.reassigned': merged(formResponse),
  'message.reassigned': merged(message([])),
  'card_image.reassigned': merged(cardImage),
  'card_image_file.reassigned': merged(cardImage),
  'eligibility_check.reassigned': merged(checkWith('SBX-PAID-1')),
  'claim.reassigned': merged(submitted),
  'claim_record.reassigned': merged(submitted),
  'bulk_result.reassigned': merged(bulkAction),
  'transmission.reassigned': merged(submitted),
  'payer_response.reassigned': merged(sentClaim),
  'estimate.reassigned': merged(estimate),
  'superbill.reassigned': merged(superbill),
  'disclosure.reassigned': merged(disclosure),
}

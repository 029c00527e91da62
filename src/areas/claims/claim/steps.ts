// Reopens, cancels, answers, follows up and closes claims.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { isKeyDestroyed } from '#kernel/person_key.ts'
import { lockRow } from '#kernel/record.ts'
import { nextControlNumber, queueTransmission } from '#areas/claims/transmission/transmission.ts'
import { writeX12 } from '#x12/write.ts'
import { reverseCharge } from '#areas/claims/claim/money/charge.ts'
import { lockClaim } from './claim.ts'
import type { ClaimRow } from './schema.ts'
import { requireConsent } from './consent.ts'
import { scheduleWarning } from '#areas/claims/claim/followup/timely_filing.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { releaseKeys } from './billing_keys.ts'
import { claimKind } from './kind.ts'
import { sendLetter } from '#areas/claims/claim/followup/letter.ts'
import { letterText } from '#areas/claims/claim/followup/letter_facts.ts'
import { claimLifecycle, requireStep, silent_days } from './lifecycle.ts'
import { follow_up } from '#areas/claims/claim/followup/apply_acknowledgment.ts'
import type { Snapshot } from '#areas/claims/claim/x12/document_parties.ts'
import { buildStatusRequest } from '#areas/claims/claim/x12/status_request.ts'
import { countRecords, insertRecord } from './store.ts'
import type { Close, Respond } from './steps_schema.ts'
import { findAddressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'
import { writeOffBalances } from '#areas/claims/claim/money/balance.ts'

// Resubmitted as an original, because the payer never adjudicated it.
export async function correctClaim(call: Call, id: string) {
  const claim = await lockClaim(call, id)
  const corrected = await takeStep(call, claimLifecycle, id, 'correct', { validations: [] })
  const reference = `${claim.attempt}`
  const content = { status_reason: claim.status_reason }
  await insertRecord(call, claim, { kind: 'correction', reference, content })
  scheduleWarning(call, corrected)
  return corrected
}

export async function cancelClaim(call: Call, id: string) {
  await lockClaim(call, id)
  const canceled = await takeStep(call, claimLifecycle, id, 'cancel')
  await releaseKeys(call, id)
  scheduleWarning(call, canceled)
  return await reverseCharge(call, canceled)
}

export async function respond(call: Call, id: string, { text, delivery }: Respond) {
  const claim = await lockClaim(call, id)
  const letter = letterText(claim, 'Response to a request for information', text)
  const content = { text: letter, delivery }
  const sent = await sendLetter(call, claim, 'pended_response', 'respond', content)
  await insertRecord(call, claim, {
    kind: 'response',
    ...sent,
    content: { text },
  })
  scheduleJob(call, follow_up, id, call.now.add({ hours: 24 * silent_days }))
  return await takeStep(call, claimLifecycle, id, 'respond', { status_reason: null })
}

export async function checkStatus(call: Call, id: string) {
  const claim = await lockClaim(call, id)
  const { snapshot, disclosure } = await gatherClaim(call, claim)
  await requireConsent(call, disclosure)
  if (!isIn(claimLifecycle, 'awaiting_payer', claim.status)) {
    throw transitionError(claimLifecycle, claim.status, 'check_status')
  }
  await requestStatus(call, claim, snapshot)
  return claim
}

async function requestStatus(call: Call, claim: ClaimRow, current: Snapshot) {
  // The data the payer knows: the snapshot from submission.
  const snapshot = claim.coverage_snapshot ?? current
  const control_number = await nextControlNumber(call)
  const envelope = { ...(await findAddressing(call)), control_number, at: call.now }
  const written = writeX12(buildStatusRequest(claim, snapshot, envelope))
  if (!('text' in written)) throw new Error("The 276 can't be written.")
  const attempt = (await countRecords(call, claim.id, 'status_check')) + 1
  const transmission = await queueTransmission(call, {
    person_id: claim.person_id,
    claim_id: claim.id,
    kind: '276',
    attempt,
    payer_id: claim.payer_id,
    control_number,
    sender_id: envelope.sender.id,
    receiver_id: envelope.receiver.id,
    connection_id: envelope.connection_id,
    text: written.text,
  })
  await insertRecord(call, claim, {
    kind: 'status_check',
    reference: `${attempt}`,
    transmission_id: transmission.id,
    content: { control_number },
  })
}

// Requests the status 30 days after acceptance without a response, and every 30 days after that.
export const followUpJob: Job = {
  ...follow_up,
  summary: 'Request the status of a claim that the payer accepted 30 days ago.',
  sends_to: 'payer',
  async run(call, id) {
    const claim = await lockRow(call, claimKind, id)
    if (!isIn(claimLifecycle, 'awaiting_adjudication', claim.status)) return
    if (isKeyDestroyed(call, claim.person_id)) return
    // No automatic request if the patient has since restricted disclosure to the payer.
    const { facts, snapshot } = await gatherClaim(call, claim)
    if (facts.consent === 'given') await requestStatus(call, claim, snapshot)
    scheduleJob(call, follow_up, id, call.now.add({ hours: 24 * silent_days }))
  },
}

export async function closeClaim(call: Call, id: string, { write_off, override_decision }: Close) {
  const claim = await lockClaim(call, id)
  requireStep(claim, 'close')
  const amounts = write_off ? await writeOffBalances(call, claim, write_off, override_decision) : {}
  const closed = await takeStep(call, claimLifecycle, id, 'close', amounts)
  const { payer_balance, patient_balance } = closed
  // Balances are final here; an open one rolls back the whole action.
  if (payer_balance.amount !== 0 || patient_balance.amount > 0) {
    throw new ApiError('open_balance', {})
  }
  return closed
}

// Submits a claim: checks consent, validates, and writes the 837P in the same transaction as the
// step. A worker sends it.
import { createHmac } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { distinct_modifiers } from '#catalogue/claim_edits.ts'
import { takeStep } from '#kernel/take_step.ts'
import { lockPerson } from '#areas/claims/authorization/counting.ts'
import { findAddressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'
import { nextControlNumber, queueTransmission } from '#areas/claims/transmission/transmission.ts'
import { writeX12 } from '#x12/write.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { recordUnits } from '#areas/claims/claim/authorization_units.ts'
import { chargeClaim, chargedBy } from '#areas/claims/claim/money/charge.ts'
import { lockClaim } from './claim.ts'
import type { ClaimRow } from './schema.ts'
import { recordClaimDisclosure, requireConsent } from './consent.ts'
import { scheduleWarning } from '#areas/claims/claim/followup/timely_filing.ts'
import { type GatheredClaim, gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { sessionKey, reserveKeys } from './billing_keys.ts'
import { expectLines } from './line_prices.ts'
import { datesOf, unitsPerDay } from './lines.ts'
import { claimLifecycle, requireStep } from './lifecycle.ts'
import { moneyOf } from '#areas/claims/claim/money/amounts.ts'
import { buildClaimDocument } from '#areas/claims/claim/x12/claim_document.ts'
import type { Envelope } from '#areas/claims/claim/x12/document_parties.ts'
import { insertRecord } from './store.ts'
import { detailsOf, errorsAmong, validateFacts } from '#areas/claims/claim/validation/validate.ts'
import { messages } from '#areas/claims/claim/validation/validation_codes.ts'

export async function submitClaim(call: Call, id: string) {
  const claim = await lockClaim(call, id)
  // Claims on the last unit of an authorization wait for each other.
  if (claim.authorization_id) await lockPerson(call, claim.person_id)
  const gathered = await gatherClaim(call, claim)
  const decision = await requireConsent(call, gathered.disclosure)
  requireStep(claim, 'submit')
  const validations = requireValid(gathered)
  await requireUnbilled(call, claim, gathered)
  const disclosure_id = await recordClaimDisclosure(call, decision, gathered.disclosure)
  return await sendClaim(call, claim, gathered, {
    validations,
    decision_id: decision.id,
    disclosure_id,
  })
}

function requireValid({ facts }: GatheredClaim) {
  const validations = validateFacts(facts)
  const errors = errorsAmong(validations)
  if (errors.length > 0) throw new ApiError('claim_invalid', {}, { details: detailsOf(errors) })
  return validations
}

export async function sendClaim(
  call: Call,
  before: ClaimRow,
  gathered: GatheredClaim,
  more: object,
) {
  const claim = { ...before, attempt: before.attempt + 1, status: claimLifecycle.steps.submit.to }
  const records = await readRecords(call, claim.id)
  const control_number = await nextControlNumber(call)
  const envelope = { ...(await findAddressing(call)), control_number, at: call.now }
  const text = writeDocument(claim, gathered, envelope)
  const charged = await chargeClaim(call, claim, chargedBy(records))
  const transmission = await queueTransmission(call, {
    person_id: claim.person_id,
    claim_id: claim.id,
    kind: '837P',
    attempt: claim.attempt,
    payer_id: claim.payer_id,
    control_number,
    sender_id: envelope.sender.id,
    receiver_id: envelope.receiver.id,
    connection_id: envelope.connection_id,
    text,
  })
  await insertRecord(call, claim, {
    kind: 'submission',
    reference: `${claim.attempt}`,
    transmission_id: transmission.id,
    content: { control_number, sha256: transmission.sha256, charged, frequency: claim.frequency },
  })
  if (claim.frequency !== 'void') await recordUnits(call, claim)
  const lines = claim.frequency === 'void' ? claim.lines : await expectLines(call, claim)
  const submitted = await takeStep(call, claimLifecycle, claim.id, 'submit', {
    ...more,
    ...moneyOf({ ...claim, lines }, records),
    lines,
    attempt: claim.attempt,
    coverage_snapshot: gathered.snapshot,
    status_reason: null,
  })
  scheduleWarning(call, submitted)
  return submitted
}

// The 837P is read back before it is sent; one that doesn't round-trip is rejected.
function writeDocument(claim: ClaimRow, { snapshot }: GatheredClaim, envelope: Envelope) {
  const written = writeX12(buildClaimDocument(claim, snapshot, envelope))
  if ('text' in written) return written.text
  const code = 'unsupported_character' as const
  const details = written.refusals.map(({ path }) => ({
    param: path.split('.content.').at(-1) ?? null,
    code,
    message: messages[code],
  }))
  throw new ApiError('claim_invalid', {}, { details })
}

// A service is billed to a payer once, and a session once per person. If two submissions race, the
// database accepts one.
async function requireUnbilled(call: Call, claim: ClaimRow, { snapshot, facts }: GatheredClaim) {
  if (claim.frequency === 'replacement') return await requireReplacedOnce(call, claim)
  if (claim.frequency === 'void') return await resubmitVoid(call, claim, facts)
  const npiOf = (id: string | null) => facts.providers.get(id ?? claim.practitioner_id)?.npi
  const services = claim.duplicate_of_id ? [] : claim.lines
  const keys = [
    ...services
      .filter(({ modifiers }) => !modifiers.some((each) => distinct_modifiers.includes(each)))
      .flatMap((line) =>
        datesOf(line).map((date) => ({
          kind: 'service' as const,
          key: digest(call, [
            claim.person_id,
            claim.payer_id,
            snapshot.member_id,
            npiOf(line.practitioner_id),
            date,
            [line.procedure_code, ...line.modifiers.toSorted()].join(':'),
            unitsPerDay(line),
          ]),
        })),
      ),
    ...(claim.payer_sequence === 'primary' ? claim.lines : []).flatMap(({ session_id }) =>
      session_id
        ? [{ kind: 'session' as const, key: sessionKey(session_id, claim.person_id) }]
        : [],
    ),
  ]
  const refused = await reserveKeys(call, claim.id, keys)
  if (refused.some(({ kind }) => kind === 'service')) throw new ApiError('duplicate_claim', {})
  if (refused.length > 0) {
    const code = 'session_already_billed'
    const details = [{ param: 'lines', code, message: messages[code] }]
    throw new ApiError('claim_invalid', {}, { details })
  }
}

// A claim can have one replacement at a time; the original holds the billing keys of both.
async function requireReplacedOnce(call: Call, { id, original_claim_id }: ClaimRow) {
  const key = digest(call, ['replaces', original_claim_id])
  const refused = await reserveKeys(call, id, [{ kind: 'service', key }])
  if (refused.length > 0) throw new ApiError('duplicate_claim', {})
}

// Resubmits a void that was rejected and corrected; the original waits for it again.
const resubmitVoid = (
  call: Call,
  { id, original_claim_id }: ClaimRow,
  { original }: GatheredClaim['facts'],
) =>
  takeStep(call, claimLifecycle, original_claim_id!, 'void', {
    status_before: original!.status,
    replaced_by_id: id,
  })

const digest = ({ secrets, account }: Call, parts: unknown[]) =>
  createHmac('sha256', secrets.pepper)
    .update(JSON.stringify(['claim', account, ...parts]))
    .digest('base64url')

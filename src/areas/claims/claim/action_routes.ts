// Routes of what can be done with a claim: the steps of its lifecycle, and other actions.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { type RequestInput, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import {
  billSecondary,
  replaceClaim,
  voidClaim,
} from '#areas/claims/claim/followup/related_claims.ts'
import { appealClaim, decideAppeal } from '#areas/claims/claim/followup/appeal.ts'
import { transferClaim, writeOffClaim } from '#areas/claims/claim/money/balance.ts'
import { readClaim, validateClaim } from './claim.ts'
import { ClaimChange } from './create_schema.ts'
import { claimLifecycle } from './lifecycle.ts'
import { Claim } from './schema.ts'
import { cancelClaim, checkStatus, closeClaim, correctClaim, respond } from './steps.ts'
import { DecideAppeal, Secondary, Transfer, WriteOff } from './steps_schema.ts'
import { submitClaim } from './submit.ts'

const scope = 'claims:write' as const
export const consent: ErrorCode[] = ['consent_required']
const sending: ErrorCode[] = [...consent, 'claim_invalid']

// A replay returns the claim only if the caller can still read it.
export const recheck = (call: Call, { id }: RequestInput) => readClaim(call, id)

const stepRoutes = lifecycleRoutes(claimLifecycle, scope, Claim, {
  validate: { run: validateClaim, errors: consent },
  submit: { run: submitClaim, errors: [...sending, 'duplicate_claim'], sends_to: 'payer' },
  correct: { run: correctClaim, errors: consent },
  respond: { run: respond, errors: [...consent, 'letters_unsupported'], sends_to: 'payer' },
  appeal: {
    run: appealClaim,
    errors: [...consent, 'appeal_deadline_passed', 'letters_unsupported'],
    sends_to: 'payer',
  },
  void: { run: voidClaim, errors: sending, sends_to: 'payer' },
  close: { run: closeClaim, errors: [...consent, 'open_balance', 'payer_decision_pending'] },
  cancel: { run: cancelClaim, errors: consent },
}).map((step) => ({ ...step, recheck }))

// Claim actions that are not lifecycle steps.
const actionRoute = <Body extends Type.TSchema>(
  name: string,
  summary: string,
  body: Body,
  run: (call: Call, id: string, body: Type.Static<Body>) => Promise<unknown>,
  errors: ErrorCode[] = [],
) =>
  route({
    name: `claims.${name}`,
    method: 'POST',
    path: `/v1/claims/{id}/${name}`,
    scope,
    summary,
    body,
    returns: Claim,
    errors: ['resource_not_found', 'precondition_failed', ...consent, ...errors],
    recheck,
    run: (call, { id, body: input }) => run(call, id, input),
  })

export const actionRoutes: Route[] = [
  ...stepRoutes,
  actionRoute(
    'replace',
    'Draft a replacement claim. Copies the claim, applies your changes and sets ' +
      'frequency code 7.',
    ClaimChange,
    replaceClaim,
    ['invalid_transition', 'metadata_limit_exceeded'],
  ),
  actionRoute(
    'bill_secondary',
    'Draft a claim to the secondary payer. Includes what the previous payer paid and ' +
      'adjusted.',
    Secondary,
    billSecondary,
    ['claim_not_adjudicated', 'secondary_coverage_missing'],
  ),
  {
    ...actionRoute(
      'check_status',
      'Request claim status. Sends a 276 to the payer; the 277 response updates the claim ' +
        'when it arrives.',
      Type.Object({}),
      checkStatus,
      ['invalid_transition'],
    ),
    sends_to: 'payer',
  },
  actionRoute(
    'decide_appeal',
    'Record an appeal decision received by letter.',
    DecideAppeal,
    decideAppeal,
    ['invalid_transition'],
  ),
  actionRoute(
    'write_off',
    'Write off a balance. Writes off what the payer or the patient owes, in full unless ' +
      'you pass `amount`.',
    WriteOff,
    writeOffClaim,
    ['amount_exceeds_balance', 'payer_decision_pending'],
  ),
  actionRoute(
    'transfer_to_patient',
    'Transfer a balance to the patient. Moves an unpaid payer balance to patient ' +
      'responsibility, in full unless you pass `amount`.',
    Transfer,
    transferClaim,
    ['amount_exceeds_balance', 'payer_decision_pending', 'patient_not_billable'],
  ),
]

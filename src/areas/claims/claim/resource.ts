// HTTP routes and events of claims.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admitClaims } from './access.ts'
import {
  billSecondary,
  replaceClaim,
  voidClaim,
} from '#areas/claims/claim/followup/related_claims.ts'
import { appealClaim, decideAppeal } from '#areas/claims/claim/followup/appeal.ts'
import { transferClaim, writeOffClaim } from '#areas/claims/claim/money/balance.ts'
import { updateClaim, draftClaim, readClaim, validateClaim } from './claim.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { Claim, ClaimChange, ClaimCreate, claimFilters } from './schema.ts'
import { cancelClaim, checkStatus, closeClaim, correctClaim, respond } from './steps.ts'
import { DecideAppeal, Secondary, Transfer, WriteOff } from './steps_schema.ts'
import { submitClaim } from './submit.ts'
import { ClaimDocuments, listClaimDocuments, listTimeline, Timeline } from './timeline.ts'
import { claimRecordKind } from './claim_record.ts'
import { deadlineWarningJob } from '#areas/claims/claim/followup/timely_filing.ts'
import { followUpJob } from './steps.ts'
import { recoupmentEvents } from '#areas/claims/claim/money/recoupment.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: claimKind, scope: 'claims:read' as const, item: Claim }
const writing = { ...reading, scope: 'claims:write' as const }
const recheck = (call: Call, { id }: RequestInput) => readClaim(call, id)
const consent: ErrorCode[] = ['consent_required']

// A person sees the claims that were sent to their payer, not drafts.
const always = sql`(current_person() is null or submitted_at is not null)`
const sending: ErrorCode[] = [...consent, 'claim_invalid']

const stepRoutes = lifecycleRoutes(claimLifecycle, writing.scope, Claim, {
  validate: { run: validateClaim, errors: consent },
  submit: { run: submitClaim, errors: [...sending, 'duplicate_claim'], sends_to: 'payer' },
  correct: { run: correctClaim, errors: consent },
  respond: { run: respond, errors: consent, sends_to: 'payer' },
  appeal: {
    run: appealClaim,
    errors: [...consent, 'appeal_deadline_passed'],
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
    scope: writing.scope,
    summary,
    body,
    returns: Claim,
    errors: ['resource_not_found', 'precondition_failed', ...consent, ...errors],
    recheck: recheck,
    run: (call, { id, body: input }) => run(call, id, input),
  })

const readRoute = (name: string, scope: 'claims:read' | 'claims:x12', summary: string) => ({
  name: `claims.${name}`,
  method: 'GET' as const,
  path: `/v1/claims/{id}/${name}`,
  scope,
  summary,
  errors: ['resource_not_found', 'consent_required'] as ErrorCode[],
})

const claimRoutes: Route[] = [
  route({
    name: 'claims.create',
    method: 'POST',
    path: '/v1/claims',
    scope: writing.scope,
    summary:
      'Draft a claim. Pass `session_ids` to draft it from completed sessions with signed ' +
      'notes, or send `lines` and `diagnoses` yourself.',
    body: ClaimCreate,
    returns: Claim,
    errors: ['resource_not_found', 'person_inactive', ...consent],
    recheck: (call, _, made) => readClaim(call, made!),
    run: (call, { body }) => draftClaim(call, body),
  }),
  retrieveRoute({ ...reading, find: readClaim, actors: everybody }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List claims, newest first.',
    fields: claimFilters,
    always,
    orders: {
      service_date: { type: 'date', column: 'service_from', nullable: true },
      filing_deadline: { type: 'date', nullable: true },
    },
    admits: admitClaims,
  }),
  updateRoute({
    ...writing,
    body: ClaimChange,
    change: updateClaim,
    recheck,
    errors: [...consent, 'invalid_transition'],
  }),
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
    ['amount_exceeds_balance', 'payer_decision_pending'],
  ),
  route({
    ...readRoute('timeline', 'claims:read', "List a claim's history, oldest first."),
    returns: Timeline,
    run: (call, { id }) => listTimeline(call, id),
  }),
  route({
    ...readRoute(
      'x12',
      'claims:x12',
      "List a claim's X12 documents and letters, as sent and received.",
    ),
    actors: ['account'],
    returns: ClaimDocuments,
    run: (call, { id }) => listClaimDocuments(call, id),
  }),
]

export const claimEvents = {
  'claim.updated': "A claim's content or amounts changed.",
  'claim.validation_failed': 'A claim failed validation.',
  'claim.adjudicated':
    'The payer adjudicated a claim or reversed a decision. If the status changes, ' +
    '`claim.paid`, `claim.partially_paid`, `claim.denied` or `claim.reversed` is sent ' +
    'too.',
  'claim.appeal_decided': 'An appeal decision was recorded.',
  'claim.void_refused': 'The payer refused a void; the claim returned to its previous status.',
  'claim.written_off': 'A balance was written off.',
  'claim.transferred': 'A balance was transferred to the patient.',
  'claim.deadline_approaching': "An unsubmitted claim's timely-filing deadline is 14 days away.",
}

export const claimResource = defineResource({
  about: {
    claims:
      'Professional claims (837P) to payers: drafted from sessions and signed notes, ' +
      'validated, submitted as X12, and tracked through rejections, remittances and appeals.',
  },
  kind: claimKind,
  parts: [claimRecordKind],
  lifecycle: claimLifecycle,
  jobs: [deadlineWarningJob, followUpJob],
  events: { ...claimEvents, ...recoupmentEvents },
  routes: claimRoutes,
})

// HTTP routes and events of claims.
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admitClaims } from './access.ts'
import { actionRoutes, consent, recheck } from './action_routes.ts'
import { updateClaim, draftClaim, readClaim } from './claim.ts'
import { ClaimChange, ClaimCreate, claimFilters } from './create_schema.ts'
import { hasDenialReason, hasNextAction } from './denial_reasons.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { Claim } from './schema.ts'
import { ClaimDocuments, listClaimDocuments, listTimeline, Timeline } from './timeline.ts'
import { readClaimForm } from '#areas/claims/claim/form/read_form.ts'
import { ClaimForm, ClaimFormQuery } from '#areas/claims/claim/form/schema.ts'
import { claimRecordKind } from './claim_record.ts'
import { deadlineWarningJob } from '#areas/claims/claim/followup/timely_filing.ts'
import { followUpJob } from './steps.ts'
import { recoupmentEvents } from '#areas/claims/claim/money/recoupment.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: claimKind, scope: 'claims:read' as const, item: Claim }
const writing = { ...reading, scope: 'claims:write' as const }

// A person sees the claims that were sent to their payer, not drafts.
const always = sql`(current_person() is null or submitted_at is not null)`

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
      appeal_deadline: { type: 'date', nullable: true },
      payer_balance: { type: 'amount', column: 'payer_balance_amount' },
      underpaid: { type: 'amount', column: 'underpaid_amount' },
    },
    hash_filters: {
      denial_reason: hasDenialReason,
      next_step: (value, call) =>
        sql`${hasNextAction(value, call)} and ${inSet(claimLifecycle, 'with_denials')}`,
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
  ...actionRoutes,
  route({
    ...readRoute('timeline', 'claims:read', "List a claim's history, oldest first."),
    returns: Timeline,
    run: (call, { id }) => listTimeline(call, id),
  }),
  route({
    ...readRoute(
      'form',
      'claims:read',
      'Retrieve a claim on the CMS-1500 (02/12): the text of each item and where it is printed.',
    ),
    query: ClaimFormQuery,
    returns: ClaimForm,
    pdf: import.meta.resolve('./form/claim_form_pdf.ts'),
    run: (call, { id, query }) => readClaimForm(call, id, query),
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
  'claim.underpaid': 'A decision leaves a claim underpaid, or underpaid by another amount.',
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

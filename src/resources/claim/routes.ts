// The claim's door: what the API offers, and under which scope.
import Type from 'typebox'
import type { Call } from '#call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { listRoute } from '#http/list.ts'
import { type Given, lifecycleRoutes, route, type Route } from '#http/route.ts'
import { retrieveRoute, updateRoute } from '#http/standard_routes.ts'
import { admitClaims } from './access.ts'
import { billSecondary, replaceClaim, voidClaim } from './again.ts'
import { appealClaim, decideAppeal } from './appeal.ts'
import { transferClaim, writeOffClaim } from './balance.ts'
import * as biller from './billing_provider.ts'
import { changeClaim, draftClaim, readClaim, validateClaim } from './claim.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { Claim, ClaimChange, ClaimCreate, claimFilters } from './schema.ts'
import { cancelClaim, checkStatus, closeClaim, correctClaim, respond } from './steps.ts'
import { DecideAppeal, Secondary, Transfer, WriteOff } from './steps_schema.ts'
import { submitClaim } from './submit.ts'
import { Papers, papersOf, Timeline, timelineOf } from './timeline.ts'

const reading = { kind: claimKind, scope: 'claims:read' as const, item: Claim }
const writing = { ...reading, scope: 'claims:write' as const }
const rejudge = (call: Call, { id }: Given) => readClaim(call, id)
const consent: ErrorCode[] = ['consent_required']
const sending: ErrorCode[] = [...consent, 'claim_invalid']

const stepRoutes = lifecycleRoutes(claimLifecycle, writing.scope, Claim, {
  validate: { run: validateClaim, refuses: consent },
  submit: { run: submitClaim, refuses: [...sending, 'duplicate_claim'], sends_to: 'payer' },
  correct: { run: correctClaim, refuses: consent },
  respond: { run: respond, refuses: consent, sends_to: 'payer' },
  appeal: {
    run: appealClaim,
    refuses: [...consent, 'appeal_deadline_passed'],
    sends_to: 'payer',
  },
  void: { run: voidClaim, refuses: sending, sends_to: 'payer' },
  close: { run: closeClaim, refuses: [...consent, 'balance_open'] },
  cancel: { run: cancelClaim, refuses: consent },
}).map((step) => ({ ...step, rejudge }))

// What is done with a claim besides moving it along.
const verb = <Body extends Type.TSchema>(
  name: string,
  summary: string,
  body: Body,
  run: (call: Call, id: string, body: any) => Promise<unknown>,
  refuses: ErrorCode[] = [],
) =>
  route({
    name: `claims.${name}`,
    method: 'POST',
    path: `/v1/claims/{id}/${name}`,
    scope: writing.scope,
    summary,
    body,
    returns: Claim,
    refuses: ['resource_not_found', 'precondition_failed', ...consent, ...refuses],
    rejudge,
    run: (call, { id, body: said }) => run(call, id, said),
  })

const shown = (name: string, scope: 'claims:read' | 'claims:x12', summary: string) => ({
  name: `claims.${name}`,
  method: 'GET' as const,
  path: `/v1/claims/{id}/${name}`,
  scope,
  summary,
  refuses: ['resource_not_found', 'consent_required'] as ErrorCode[],
})

export const claimRoutes: Route[] = [
  route({
    name: 'claims.create',
    method: 'POST',
    path: '/v1/claims',
    scope: writing.scope,
    summary: 'Draft a claim, from completed sessions with signed notes, or by hand.',
    body: ClaimCreate,
    returns: Claim,
    refuses: ['resource_not_found', 'person_not_in_care', ...consent],
    rejudge: (call, _, made) => readClaim(call, made!),
    run: (call, { body }) => draftClaim(call, body),
  }),
  retrieveRoute({ ...reading, find: readClaim }),
  listRoute({
    ...reading,
    summary: 'List claims, newest first.',
    fields: claimFilters,
    admits: admitClaims,
  }),
  updateRoute({
    ...writing,
    body: ClaimChange,
    change: changeClaim,
    rejudge,
    refuses: [...consent, 'invalid_transition'],
  }),
  ...stepRoutes,
  verb(
    'replace',
    'Draft a claim that replaces it: with the same content, and the changes sent along.',
    ClaimChange,
    replaceClaim,
    ['invalid_transition', 'metadata_full'],
  ),
  verb(
    'bill_secondary',
    'Draft a claim to the next insurance, with what this one decided.',
    Secondary,
    billSecondary,
    ['no_decision', 'no_further_coverage'],
  ),
  {
    ...verb(
      'check_status',
      'Ask the payer what became of it (276); the answer comes as an acknowledgment.',
      Type.Object({}),
      checkStatus,
      ['invalid_transition'],
    ),
    sends_to: 'payer',
  },
  verb(
    'decide_appeal',
    'Note what the payer answered to an appeal by letter.',
    DecideAppeal,
    decideAppeal,
    ['invalid_transition'],
  ),
  verb('write_off', 'Write off what is owed on it.', WriteOff, writeOffClaim, [
    'amount_exceeds_balance',
  ]),
  verb(
    'transfer_to_patient',
    'Ask the person for what the payer will not pay.',
    Transfer,
    transferClaim,
    ['amount_exceeds_balance'],
  ),
  route({
    ...shown('timeline', 'claims:read', 'What happened to it, oldest first.'),
    returns: Timeline,
    run: (call, { id }) => timelineOf(call, id),
  }),
  route({
    ...shown('x12', 'claims:x12', 'What was sent about it and what came, word for word.'),
    actors: ['account'],
    returns: Papers,
    run: (call, { id }) => papersOf(call, id),
  }),
]

const billers = { kind: biller.billingProviderKind, item: biller.BillingProvider }

export const billingProviderRoutes: Route[] = [
  route({
    name: 'billing_providers.create',
    method: 'POST',
    path: '/v1/billing_providers',
    scope: 'billing_providers:write',
    summary: 'Say who bills. Claims that do not say so take the last one made.',
    body: biller.BillingProviderCreate,
    returns: biller.BillingProvider,
    run: (call, { body }) => biller.addBillingProvider(call, body),
  }),
  retrieveRoute({ ...billers, scope: 'billing_providers:read' }),
  listRoute({
    ...billers,
    scope: 'billing_providers:read',
    summary: 'List who bills, newest first.',
    fields: {},
  }),
  updateRoute({
    ...billers,
    scope: 'billing_providers:write',
    body: biller.BillingProviderChange,
    change: biller.changeBillingProvider,
  }),
]

export const claimEvents = {
  'claim.updated': 'What a claim says, or the money on it, changed.',
  'claim.validation_failed': 'Something is wrong with a claim; it cannot be submitted yet.',
  'claim.adjudicated': 'A payer decided on a claim.',
  'claim.appeal_decided': 'A payer answered an appeal by letter.',
  'claim.void_refused': 'A payer would not void a claim; it is where it was.',
  'claim.written_off': 'Something owed on a claim was written off.',
  'claim.transferred': 'The person was asked for what the payer will not pay.',
  'claim.deadline_approaching': 'In two weeks the payer takes a claim no more.',
}

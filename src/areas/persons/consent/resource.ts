// Routes for consents and consent decisions.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { deleteRoute, retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { inSet } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { admit, requireMayChange } from '#areas/persons/consent_decision/authorize.ts'
import { readConsent } from './access.ts'
import { updateConsent, deleteDraft, draftConsent } from './consent.ts'
import { requireMayLift, revokeConsent, signConsent } from './sign.ts'
import { requireSigner } from './capacity.ts'
import { createDecision } from './decision.ts'
import { ConsentDecision, DecisionCreate } from './decision_schema.ts'
import { Revoke, Signature } from './evidence_schema.ts'
import { consentLifecycle } from './lifecycle.ts'
import { consentKind } from './kind.ts'
import { Consent, ConsentChange, ConsentCreate, consentFilters } from './schema.ts'
import { authorityStep, consentEvents, majorityStep, warnStep } from './jobs.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: consentKind, scope: 'consents:read' as const, item: Consent }
const writing = { ...reading, scope: 'consents:write' as const }
const errors = [
  'resource_not_found',
  'consent_required',
  'invalid_transition',
  'precondition_failed',
] as const
const not_authorized = 'grantor_not_authorized' as const

async function requireConsentChange(call: Call, { id }: RequestInput) {
  const consent = await findRow(call, consentKind, id)
  await requireMayChange(call, consent.person_id)
  return consent
}

// A person sees a consent once it is offered.
const always = sql`can_find_person(account, person_id)
  and (current_person() is null or not ${inSet(consentLifecycle, 'editable')})`

// These steps end a denial.
const steps_ending_denial = ['consents.suspend', 'consents.end', 'consents.void']

const custom = ['sign', 'revoke']

const steps = lifecycleRoutes(consentLifecycle, writing.scope, Consent)
  .filter(({ name }) => !custom.includes(name.split('.')[1]!))
  .map((step) => ({
    ...step,
    ...(step.name === 'consents.decline' && { actors: everybody }),
    errors: [...errors, ...(step.name === 'consents.decline' ? [not_authorized] : [])],
    recheck: requireConsentChange,
    async run(call: Call, input: RequestInput) {
      const consent = await requireConsentChange(call, input)
      requireSigner(call, consent)
      if (steps_ending_denial.includes(step.name)) requireMayLift(call, consent)
      return await step.run(call, input)
    },
  }))

const consentRoutes: Route[] = [
  route({
    name: 'consents.create',
    method: 'POST',
    path: '/v1/consents',
    scope: writing.scope,
    summary: 'Draft a consent.',
    body: ConsentCreate,
    returns: Consent,
    errors: [
      'resource_not_found',
      'consent_required',
      'invalid_transition',
      'compound_consent',
      'supersedes_invalid',
    ],
    recheck: (call, _, created_id) => readConsent(call, created_id!),
    run: (call, { body }) => draftConsent(call, body),
  }),
  retrieveRoute({ ...reading, find: readConsent, actors: everybody }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List consents, newest first.',
    fields: consentFilters,
    always,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id),
  }),
  updateRoute({
    ...writing,
    body: ConsentChange,
    change: updateConsent,
    recheck: requireConsentChange,
    errors: ['consent_required', 'invalid_transition', 'compound_consent'],
  }),
  deleteRoute({
    ...writing,
    summary: "Delete a draft consent. A consent that was offered can't be deleted.",
    remove: deleteDraft,
    errors: [...errors],
  }),
  ...steps,
  route({
    name: 'consents.sign',
    method: 'POST',
    path: '/v1/consents/{id}/sign',
    scope: writing.scope,
    summary: consentLifecycle.steps.sign.summary,
    body: Signature,
    returns: Consent,
    actors: everybody,
    errors: [
      ...errors,
      'consent_incomplete',
      'compound_consent',
      not_authorized,
      'document_mismatch',
      'date_in_future',
    ],
    recheck: requireConsentChange,
    run: (call, { id, body }) => signConsent(call, id, body),
  }),
  route({
    name: 'consents.revoke',
    method: 'POST',
    path: '/v1/consents/{id}/revoke',
    scope: writing.scope,
    summary: consentLifecycle.steps.revoke.summary,
    body: Revoke,
    returns: Consent,
    actors: everybody,
    errors: [...errors, not_authorized],
    recheck: requireConsentChange,
    run: (call, { id, body }) => revokeConsent(call, id, body),
  }),
  route({
    name: 'consent_decisions.create',
    method: 'POST',
    path: '/v1/consent_decisions',
    scope: reading.scope,
    summary: 'Create a consent decision: check whether a use or disclosure is permitted.',
    body: DecisionCreate,
    returns: ConsentDecision,
    errors: ['resource_not_found'],
    stores_no_response: true,
    run: (call, { body }) => createDecision(call, body),
    replayDeleted: (call, { body }) => createDecision(call, body),
  }),
]

export const consentResource = defineResource({
  about: {
    consents:
      'What a person has agreed to or refused: offered, signed with evidence, and revocable in ' +
      'whole or in part. Consents determine what can be shared.',
    consent_decisions:
      'Whether a disclosure or action is permitted, on what basis, and what is missing if it ' +
      'is not.',
  },
  kind: consentKind,
  lifecycle: consentLifecycle,
  jobs: [majorityStep, authorityStep, warnStep],
  events: consentEvents,
  routes: consentRoutes,
})

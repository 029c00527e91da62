// Routes of matchings.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import Type from 'typebox'
import { Id } from '#kernel/fields.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { takeStep } from '#kernel/take_step.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { acceptMatching } from './accept.ts'
import { MatchingModel } from './model_schema.ts'
import { MatchingCreate } from './criteria_schema.ts'
import { Explanation } from './explanation_schema.ts'
import { explain } from './explain.ts'
import { matchingKind, matchingLifecycle } from './lifecycle.ts'
import { createMatching, readMatching } from './matching.ts'
import * as model from '#areas/matching/ranking/model.ts'
import { FeedbackCreate } from './feedback_schema.ts'
import { Matching, matchingFilters, type MatchingRow } from './schema.ts'
import { declineMatching, giveFeedback } from './steps.ts'
import { completeJob } from './complete.ts'
import { matchingEvents } from './matching.ts'
import { followUpJob } from './steps.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: matchingKind,
  scope: 'matchings:read' as const,
  item: Matching,
  actors: everybody,
}
const writing = 'matchings:write' as const
const recheck = (call: Call, { id }: RequestInput) => readMatching(call, id)

// Matchings without a person are visible only to the account.
async function admitMatchings(call: Call, rows: MatchingRow[]) {
  const named = rows.filter(hasPerson)
  const admitted = await admit(call, named, ({ person_id }) => person_id, ['assessments'])
  const seen = new Set<MatchingRow>(admitted)
  return rows.filter((row) => seen.has(row) || (!row.person_id && call.actor.kind === 'account'))
}
const hasPerson = (row: MatchingRow): row is MatchingRow & { person_id: string } =>
  row.person_id !== null

const matchingRoutes: Route[] = [
  route({
    name: 'matchings.create',
    method: 'POST',
    path: '/v1/matchings',
    cost: 5,
    scope: writing,
    summary: 'Create a matching.',
    body: MatchingCreate,
    returns: Matching,
    actors: everybody,
    errors: [
      'resource_not_found',
      'consent_required',
      'permission_denied',
      'invalid_transition',
      'location_unknown',
      'starts_at_in_past',
      'service_retired',
      'service_mismatch',
    ],
    recheck: (call, _, created_id) => readMatching(call, created_id!),
    run: (call, { body }) => createMatching(call, body),
  }),
  retrieveRoute({ ...reading, find: readMatching }),
  annotateRoute({ ...reading, scope: writing }),
  listRoute({
    ...reading,
    summary: 'List matchings, newest first.',
    fields: matchingFilters,
    always: sql`(person_id is null or can_find_person(account, person_id))`,
    admits: admitMatchings,
  }),
  ...lifecycleRoutes(matchingLifecycle, writing, Matching, {
    accept: {
      run: acceptMatching,
      errors: [
        'consent_required',
        'person_inactive',
        'not_a_candidate',
        'candidate_unavailable',
        'caseload_full',
        'practitioner_not_eligible',
        'slot_taken',
        'person_double_booked',
        'at_capacity',
        'starts_at_in_past',
        'outside_availability',
        'too_short_notice',
        'beyond_booking_window',
        'too_far_ahead',
        'hold_expired',
        'not_offered',
        'service_retired',
        'service_mismatch',
      ],
    },
    decline: { run: declineMatching, errors: ['not_a_candidate'] },
    cancel: {
      async run(call: Call, id: string) {
        await readMatching(call, id)
        return await takeStep(call, matchingLifecycle, id, 'cancel')
      },
      errors: ['consent_required'],
    },
  }).map((step) => ({ ...step, recheck, actors: everybody })),
  route({
    name: 'matchings.feedback',
    method: 'POST',
    path: '/v1/matchings/{id}/feedback',
    scope: writing,
    summary:
      "Submit feedback on a matching. It counts anonymously toward the practitioner's score.",
    body: FeedbackCreate,
    returns: Matching,
    actors: everybody,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    recheck: recheck,
    run: (call, { id, body }) => giveFeedback(call, id, body),
  }),
  route({
    name: 'matchings.explain',
    method: 'GET',
    path: '/v1/matchings/{id}/explain',
    cost: 5,
    scope: reading.scope,
    summary: "Explain why a practitioner was or wasn't listed.",
    query: Type.Object({
      practitioner_id: Type.Optional(
        Id('prac', 'ID of the practitioner. Defaults to the first candidate.'),
      ),
    }),
    returns: Explanation,
    actors: everybody,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id, query }) => explain(call, id, query.practitioner_id),
  }),
  route({
    name: 'matching_model.retrieve',
    method: 'GET',
    path: '/v1/matching_model',
    scope: reading.scope,
    summary: 'Retrieve the matching model.',
    returns: MatchingModel,
    actors: everybody,
    run: async () => published,
  }),
]

const published = {
  model_version: model.model_version,
  components: model.componentCodes.map((code) => ({ code, ...model.components[code] })),
  requirements: model.gateCodes.map((code) => ({ code, meaning: model.gates[code] })),
  prior_courses: model.prior_courses,
  exploration_interval: model.exploration_interval,
  exposure_days: model.exposure_days,
  open_hours: model.open_hours,
}

export const matchingResource = defineResource({
  about: {
    matchings:
      'Matches a person with practitioners who can be booked: a reason for each rank, counts ' +
      'of who was excluded and why, and open slots.',
    matching_model: 'The published matching model: requirements, scoring components and weights.',
  },
  kind: matchingKind,
  lifecycle: matchingLifecycle,
  jobs: [completeJob, followUpJob],
  events: matchingEvents,
  routes: matchingRoutes,
})

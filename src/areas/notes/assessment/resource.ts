// Routes for assessments, instruments and a person's progress.
import type { Call } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { UpdateOf } from '#kernel/fields.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { amendAssessment, voidAssessment } from './amendment.ts'
import * as verbs from './assessment.ts'
import { Instruments, listedInstruments, Progress } from './instrument_schema.ts'
import { assessmentKind, assessmentLifecycle } from './lifecycle.ts'
import { readProgress } from './progress.ts'
import {
  Assessment,
  AssessmentChange,
  AssessmentCreate,
  assessmentFilters,
  AssessmentListed,
  instrument,
} from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: assessmentKind, scope: 'assessments:read' as const, item: Assessment }
const writing = { ...reading, scope: 'assessments:write' as const }
const recheck = (call: Call, { id }: RequestInput) => verbs.readAssessment(call, id)
const answering: ErrorCode[] = ['consent_required', 'answers_invalid']

const assessmentRoutes: Route[] = [
  route({
    name: 'assessments.create',
    method: 'POST',
    path: '/v1/assessments',
    scope: writing.scope,
    summary: 'Assign an assessment. You can include answers now or save them later.',
    body: AssessmentCreate,
    returns: Assessment,
    errors: ['resource_not_found', 'invalid_transition', 'expires_at_in_past', ...answering],
    recheck: (call, _, created_id) => verbs.readAssessment(call, created_id!),
    run: (call, { body }) => verbs.assignAssessment(call, body),
  }),
  retrieveRoute({ ...reading, find: verbs.readAssessment, actors: everybody }),
  listRoute({
    ...reading,
    item: AssessmentListed,
    actors: everybody,
    summary: 'List assessments, newest first, without answers and scores.',
    fields: assessmentFilters,
    orders: { completed_at: { type: 'timestamp', nullable: true } },
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id, ['assessments']),
  }),
  updateRoute({
    ...writing,
    body: AssessmentChange,
    change: verbs.updateAssessment,
    actors: everybody,
    recheck,
    errors: ['invalid_transition', ...answering],
  }),
  ...lifecycleRoutes(assessmentLifecycle, writing.scope, Assessment, {
    submit: { run: verbs.submitAssessment, errors: answering },
    review: { run: verbs.reviewAssessment, errors: ['consent_required'] },
    amend: { run: amendAssessment, errors: answering },
    cancel: { run: verbs.cancelAssessment, errors: ['consent_required'] },
    void: { run: voidAssessment, errors: ['consent_required'] },
  }).map((step) => ({
    ...step,
    recheck,
    ...(step.name === 'assessments.review' && { actors: ['practitioner' as const] }),
    ...(step.name === 'assessments.submit' && { actors: everybody }),
  })),
  route({
    name: 'instruments.list',
    method: 'GET',
    path: '/v1/instruments',
    scope: reading.scope,
    summary: 'List instruments with their items and scoring.',
    returns: Instruments,
    actors: everybody,
    run: async () => listedInstruments,
  }),
  route({
    name: 'persons.progress',
    method: 'GET',
    path: '/v1/persons/{id}/progress',
    scope: reading.scope,
    summary:
      "Retrieve a person's progress: scores over time, reliable change, response and remission.",
    query: UpdateOf({ instrument }),
    returns: Progress,
    actors: everybody,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id, query }) => readProgress(call, id, query.instrument ?? null),
  }),
]

export const assessmentEvents = {
  'assessment.updated': "An assessment's answers or metadata were updated.",
  'assessment.started': 'The first answers to an assessment were saved.',
  'assessment.completed': 'An assessment was submitted and scored.',
  'assessment.reviewed': 'An assessment was reviewed by a practitioner.',
  'assessment.amended': 'An assessment was replaced by a corrected one.',
  'assessment.expired': 'An assessment expired before it was submitted.',
  'assessment.canceled': 'An assessment was canceled.',
  'assessment.voided': 'An assessment was voided.',
  'assessment.risk_detected':
    'An answer indicates a new or higher risk. Check the risk flag immediately.',
  'assessment.reliable_deterioration': 'An assessment shows reliable deterioration since baseline.',
}

export const assessmentResource = defineResource({
  about: {
    assessments:
      'Standardized measures such as the PHQ-9, GAD-7, PCL-5 and C-SSRS. An answer that ' +
      'indicates risk is acted on immediately.',
    instruments:
      'The assessment instruments as data: items, scoring, severity bands and thresholds for ' +
      'reliable change.',
  },
  kind: assessmentKind,
  lifecycle: assessmentLifecycle,
  events: assessmentEvents,
  routes: assessmentRoutes,
})

// The door of assessments, of the instruments, and of a person's progress.
import type { Call } from '#call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { Changes } from '#fields.ts'
import { listRoute } from '#http/list.ts'
import { everybody, type Given, lifecycleRoutes, route, type Route } from '#http/route.ts'
import { retrieveRoute, updateRoute } from '#http/standard_routes.ts'
import { admit } from '#resources/permission/permission.ts'
import { amendAssessment, voidAssessment } from './amend.ts'
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

const reading = { kind: assessmentKind, scope: 'assessments:read' as const, item: Assessment }
const writing = { ...reading, scope: 'assessments:write' as const }
const rejudge = (call: Call, { id }: Given) => verbs.readAssessment(call, id)
const answering: ErrorCode[] = ['consent_required', 'answers_not_valid']

export const assessmentRoutes: Route[] = [
  route({
    name: 'assessments.create',
    method: 'POST',
    path: '/v1/assessments',
    scope: writing.scope,
    summary: 'Assign an assessment; answers may come at once, in parts, or later.',
    body: AssessmentCreate,
    returns: Assessment,
    refuses: ['resource_not_found', 'invalid_transition', 'expires_at_in_past', ...answering],
    rejudge: (call, _, made) => verbs.readAssessment(call, made!),
    run: (call, { body }) => verbs.assignAssessment(call, body),
  }),
  retrieveRoute({ ...reading, find: verbs.readAssessment, actors: everybody }),
  listRoute({
    ...reading,
    item: AssessmentListed,
    summary: 'List assessments without what was answered, newest first.',
    fields: assessmentFilters,
    always: sql`cares_for(person_id)`,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id, ['assessments']),
  }),
  updateRoute({
    ...writing,
    body: AssessmentChange,
    change: verbs.changeAssessment,
    actors: everybody,
    rejudge,
    refuses: ['invalid_transition', ...answering],
  }),
  ...lifecycleRoutes(assessmentLifecycle, writing.scope, Assessment, {
    submit: { run: verbs.submitAssessment, refuses: answering },
    review: { run: verbs.reviewAssessment, refuses: ['consent_required'] },
    amend: { run: amendAssessment, refuses: answering },
    cancel: { run: verbs.cancelAssessment, refuses: ['consent_required'] },
    void: { run: voidAssessment, refuses: ['consent_required'] },
  }).map((step) => ({
    ...step,
    rejudge,
    ...(step.name === 'assessments.review' && { actors: ['practitioner' as const] }),
    ...(step.name === 'assessments.submit' && { actors: everybody }),
  })),
  route({
    name: 'instruments.list',
    method: 'GET',
    path: '/v1/instruments',
    scope: reading.scope,
    summary: 'The instruments: items, scoring, bands, and what counts as change.',
    returns: Instruments,
    actors: everybody,
    run: async () => listedInstruments,
  }),
  route({
    name: 'persons.progress',
    method: 'GET',
    path: '/v1/persons/{id}/progress',
    scope: reading.scope,
    summary: 'How somebody is doing: the series, reliable change, response and remission.',
    query: Changes({ instrument }),
    returns: Progress,
    actors: everybody,
    refuses: ['resource_not_found', 'consent_required'],
    run: (call, { id, query }) => readProgress(call, id, query.instrument ?? null),
  }),
]

export const assessmentEvents = {
  'assessment.updated': 'Answers of an assessment were saved.',
  'assessment.risk_detected': 'An answer signals danger: see the risk flag at once.',
  'assessment.reliable_deterioration': 'Somebody is reliably worse than when care began.',
}

// Risk flag routes and events.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { type RequestInput, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { takeStep } from '#kernel/take_step.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { riskFlagKind, riskFlagLifecycle } from './lifecycle.ts'
import {
  acknowledgeFlag,
  restartFlag,
  lockFlag,
  mitigateFlag,
  readRiskFlag,
  reportRisk,
  resolveFlag,
} from './risk_flag.ts'
import { RiskFlag, RiskFlagCreate, riskFlagFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: riskFlagKind, scope: 'risk:read' as const, item: RiskFlag }
const recheck = (call: Call, { id }: RequestInput) => readRiskFlag(call, id)

const unchecked = (step: string) => ({
  errors: ['consent_required' as const],
  async run(call: Call, id: string, body: object) {
    await lockFlag(call, id)
    return await takeStep(call, riskFlagLifecycle, id, step, { ...body })
  },
})

const restarting = (step: string) => ({
  errors: ['consent_required' as const],
  run: (call: Call, id: string, body: object) => restartFlag(call, id, step, { ...body }),
})

const riskFlagRoutes: Route[] = [
  route({
    name: 'risk_flags.create',
    method: 'POST',
    path: '/v1/risk_flags',
    scope: 'risk:write',
    summary: 'Open a risk flag.',
    body: RiskFlagCreate,
    returns: RiskFlag,
    errors: ['resource_not_found', 'consent_required', 'invalid_transition'],
    recheck: (call, _, created_id) => readRiskFlag(call, created_id!),
    run: (call, { body }) => reportRisk(call, body),
  }),
  retrieveRoute({ ...reading, find: readRiskFlag }),
  annotateRoute({ ...reading, scope: 'risk:write' }),
  listRoute({
    ...reading,
    summary: 'List risk flags, newest first.',
    fields: riskFlagFilters,
    orders: { acknowledge_by: { type: 'timestamp' } },
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id, ['assessments']),
  }),
  ...lifecycleRoutes(riskFlagLifecycle, 'risk:write', RiskFlag, {
    acknowledge: { run: acknowledgeFlag, errors: ['consent_required'] },
    escalate: restarting('escalate'),
    mitigate: { run: mitigateFlag, errors: ['consent_required', 'safety_plan_required'] },
    resolve: { run: resolveFlag, errors: ['consent_required', 'reassessment_required'] },
    reopen: restarting('reopen'),
    void: unchecked('void'),
  }).map((step) => ({
    ...step,
    recheck,
    ...(step.name === 'risk_flags.resolve' && { actors: ['practitioner' as const] }),
  })),
]

export const riskFlagEvents = {
  'risk_flag.acknowledged': 'A risk flag was acknowledged.',
  'risk_flag.escalated': 'A risk flag was escalated, or was not acknowledged in time.',
  'risk_flag.raised': 'The level of a risk flag was raised after a later answer.',
  'risk_flag.mitigated': 'A risk flag was mitigated.',
  'risk_flag.resolved': 'A risk flag was resolved.',
  'risk_flag.reopened': 'A risk flag was reopened.',
  'risk_flag.voided': 'A risk flag was voided.',
}

export const riskFlagResource = defineResource({
  about: {
    risk_flags:
      'Alerts that a person may be at risk. A flag must be acknowledged in time or it ' +
      'escalates. Flags never close automatically.',
  },
  kind: riskFlagKind,
  lifecycle: riskFlagLifecycle,
  events: riskFlagEvents,
  routes: riskFlagRoutes,
})

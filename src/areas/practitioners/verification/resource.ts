// Routes of verifications and checks. Only the account can submit, review and decide.
import type { Call } from '#kernel/call.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { type RequestInput, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { Practitioner } from '#areas/practitioners/practitioner/schema.ts'
import { Check, CheckCreate, checkFilters } from './check_schema.ts'
import { checkKind, checkLifecycle } from './check_lifecycle.ts'
import { verificationKind, verificationLifecycle } from './lifecycle.ts'
import { overturnCheck, resolveCheck } from './resolve.ts'
import { Verification, VerificationCreate, verificationFilters } from './schema.ts'
import {
  createCheck,
  decideVerification,
  openVerification,
  withdrawPractitioner,
} from './verification.ts'
import { runJob } from './check.ts'
import { expireJob } from './check_result.ts'
import { evaluationJob, graceJob } from './evaluate.ts'
import { monitorJobs } from './monitor.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const read = { scope: 'verifications:read' as const, actors }
const write = { scope: 'verifications:write' as const, actors }
const verifications = { ...read, kind: verificationKind, item: Verification }
const checks = { ...read, kind: checkKind, item: Check }

// Routes of the steps that callers can take.
const stepsOf = (
  lifecycle: Parameters<typeof lifecycleRoutes>[0],
  returns: Route['returns'],
  scope: Route['scope'],
  run: (step: string) => (call: Call, input: RequestInput) => Promise<unknown>,
) =>
  lifecycleRoutes(lifecycle, scope, returns).map((step) => ({
    ...step,
    actors,
    run: run(step.name.split('.')[1]!),
  }))

const verificationRoutes: Route[] = [
  route({
    ...write,
    name: 'verifications.create',
    method: 'POST',
    path: '/v1/practitioners/{id}/verifications',
    summary: 'Submit a practitioner for verification.',
    body: VerificationCreate,
    returns: Verification,
    errors: [
      'resource_not_found',
      'precondition_failed',
      'invalid_transition',
      'verification_in_progress',
      'verification_incomplete',
      'date_in_future',
      'reapplication_too_early',
    ],
    run: (call, { id, body }) => openVerification(call, id, body),
  }),
  retrieveRoute(verifications),
  annotateRoute({ ...verifications, scope: write.scope }),
  listRoute({
    ...verifications,
    summary: 'List verifications, newest first.',
    fields: verificationFilters,
  }),
  listRoute({
    ...verifications,
    of: { kind: practitionerKind, column: 'practitioner_id' },
    summary: "List a practitioner's verifications, newest first.",
    fields: { status: verificationFilters.status, kind: verificationFilters.kind },
  }),
  ...stepsOf(
    verificationLifecycle,
    Verification,
    write.scope,
    (step) =>
      (call, { id, body }) =>
        decideVerification(call, id, step as 'approve', body),
  ).map((step) => ({
    ...step,
    errors: [...step.errors!, 'findings_unresolved' as const, 'date_in_future' as const],
  })),
  route({
    ...write,
    name: 'checks.create',
    method: 'POST',
    path: '/v1/practitioners/{id}/checks',
    summary: 'Run a check.',
    body: CheckCreate,
    returns: Check,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (call, { id, body }) => createCheck(call, id, body),
  }),
  retrieveRoute(checks),
  annotateRoute({ ...checks, scope: write.scope }),
  listRoute({
    ...checks,
    summary: 'List checks, newest first.',
    fields: checkFilters,
    orders: { expires_at: { type: 'timestamp', nullable: true } },
  }),
  ...stepsOf(
    checkLifecycle,
    Check,
    write.scope,
    (step) =>
      (call, { id, body }) =>
        step === 'overturn' ? overturnCheck(call, id, body) : resolveCheck(call, id, body),
  ),
  // Defined here because it also withdraws the open verification.
  ...stepsOf(
    practitionerLifecycle,
    Practitioner,
    'practitioners:write',
    () =>
      (call, { id, body }) =>
        withdrawPractitioner(call, id, body),
  ).filter(({ name }) => name === 'practitioners.withdraw'),
]

export const verificationResource = defineResource({
  about: {
    verifications:
      'A credentialing run for a practitioner that ends with a decision. Verified ' +
      'practitioners are monitored continuously.',
    checks:
      'A query to one primary source, for example the NPI registry, a licensing board or an ' +
      'exclusion list, with its evidence and expiration date. A match by name alone requires ' +
      'manual review.',
  },
  kind: verificationKind,
  lifecycle: verificationLifecycle,
  jobs: [runJob, expireJob, evaluationJob, graceJob, ...monitorJobs],
  routes: verificationRoutes,
})

export const checkResource = defineResource({ kind: checkKind, lifecycle: checkLifecycle })

// Routes of disputes. Banks create disputes; the account submits evidence.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { findRow } from '#kernel/record.ts'
import { fetchDisputeOutcome, performDisputeOperations, submitEvidence } from './dispute.ts'
import { disputeKind, disputeLifecycle } from './lifecycle.ts'
import { Dispute, disputeFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = { kind: disputeKind, scope: 'payments:read' as const, item: Dispute, actors }

export const disputeEvents = {
  'dispute.created': 'A bank opened a dispute and withdrew the funds.',
  'dispute.updated': "A dispute's metadata or processor details changed.",
}

const scope = 'payments:write' as const

// No route creates a dispute, so a retry returns the dispute that was changed.
const writes: Route[] = [
  annotateRoute({ ...reading, scope }),
  ...lifecycleRoutes(disputeLifecycle, scope, Dispute, {
    submit: { run: submitEvidence, actors, afterCommit: performDisputeOperations },
  }),
].map((each) => ({
  ...each,
  refuses_cards: true,
  replayDeleted: (call, { id }) => findRow(call, disputeKind, id),
}))

const disputeRoutes: Route[] = [
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List disputes, newest first.',
    fields: disputeFilters,
    orders: { evidence_due_by: { type: 'timestamp', nullable: true } },
  }),
  ...writes,
]

export const disputeResource = defineResource({
  about: {
    disputes: 'Payments disputed with the bank (chargebacks), and the evidence you submit.',
  },
  kind: disputeKind,
  created_by: 'attune',
  lifecycle: disputeLifecycle,
  jobs: [fetchDisputeOutcome],
  events: disputeEvents,
  routes: disputeRoutes,
})

// Routes of disputes. Banks create disputes; the account submits evidence.
import { listRoute } from '#http/list.ts'
import { lifecycleRoutes, type Route } from '#http/route.ts'
import { annotateRoute, retrieveRoute } from '#http/standard_routes.ts'
import { findRow } from '#record.ts'
import { followDispute, submitEvidence } from './dispute.ts'
import { disputeKind, disputeLifecycle } from './lifecycle.ts'
import { Dispute, disputeFilters } from './schema.ts'

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
    submit: { run: submitEvidence, actors, follow: followDispute },
  }),
].map((each) => ({
  ...each,
  refuses_cards: true,
  again: (call, { id }) => findRow(call, disputeKind, id),
}))

export const disputeRoutes: Route[] = [
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List disputes, newest first.', fields: disputeFilters }),
  ...writes,
]

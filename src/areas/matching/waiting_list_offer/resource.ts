// Routes of waiting list offers. Attune creates them; the person or the account answers.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, lifecycleRoutes, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { findRow } from '#kernel/record.ts'
import { offerAvailabilityJob } from '#areas/matching/waiting_list_opening/offer_availability.ts'
import { offerOpeningJob } from '#areas/matching/waiting_list_opening/offer_opening.ts'
import { offerKind, offerLifecycle } from './lifecycle.ts'
import {
  acceptOffer,
  declineOffer,
  expireJob,
  lockOfferVersion,
  readOffer,
  settleJob,
  withdrawOffer,
} from './offer_steps.ts'
import { offerFilters, WaitingListOffer } from './schema.ts'

const actors: Route['actors'] = ['account', 'person']
const reading = {
  kind: offerKind,
  scope: 'sessions:read' as const,
  item: WaitingListOffer,
  actors: everybody,
}
const scope = 'sessions:write' as const

// No route creates an offer, so a retry returns the offer that was changed.
const writes: Route[] = [
  annotateRoute({ ...reading, scope }),
  ...lifecycleRoutes(offerLifecycle, scope, WaitingListOffer, {
    accept: {
      run: acceptOffer,
      actors,
      errors: [
        'hold_expired',
        'consent_required',
        'person_inactive',
        'practitioner_not_eligible',
        'candidate_unavailable',
      ],
    },
    decline: { run: declineOffer, actors },
    withdraw: { run: withdrawOffer, actors: ['account'] },
  }),
].map((each) => ({
  ...each,
  lockVersion: lockOfferVersion,
  replayDeleted: (call, { id }) => findRow(call, offerKind, id),
}))

const offerRoutes: Route[] = [
  { ...retrieveRoute({ ...reading, find: readOffer }), errors: ['resource_not_found'] },
  listRoute({
    ...reading,
    summary: 'List waiting list offers, newest first.',
    fields: offerFilters,
    // Practitioners see the offers of their own times.
    always: sql`(current_practitioner() is null or practitioner_id = current_practitioner())`,
  }),
  ...writes,
]

export const waitingListOfferResource = defineResource({
  about: {
    waiting_list_offers:
      'Free times that are held for persons on the waiting list, one person at a time, until ' +
      'they accept or decline.',
  },
  kind: offerKind,
  created_by: 'attune',
  lifecycle: offerLifecycle,
  jobs: [offerOpeningJob, offerAvailabilityJob, expireJob, settleJob],
  events: {
    'waiting_list_offer.created': 'A free time was offered to a person on the waiting list.',
    'waiting_list_offer.updated': "A waiting list offer's metadata was updated.",
  },
  routes: offerRoutes,
})

// Routes of waiting list entries.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { entryKind, entryLifecycle } from './lifecycle.ts'
import { entryEvents, riskReviewJob } from './risk.ts'
import {
  entryFilters,
  WaitingListEntry,
  WaitingListEntryCreate,
  WaitingListEntryUpdate,
} from './schema.ts'
import { createEntry, removeEntry, updateEntry } from './waiting_list_entry.ts'

const actors: Route['actors'] = ['account', 'person']
const reading = {
  kind: entryKind,
  scope: 'sessions:read' as const,
  item: WaitingListEntry,
  actors,
}
const scope = 'sessions:write' as const
const of_terms = ['service_retired', 'service_mismatch', 'location_archived'] as const

const entryRoutes: Route[] = [
  route({
    name: 'waiting_list_entries.create',
    method: 'POST',
    path: '/v1/waiting_list_entries',
    scope,
    summary: 'Create a waiting list entry: add a person to the waiting list for care.',
    body: WaitingListEntryCreate,
    returns: WaitingListEntry,
    actors,
    errors: [
      'resource_not_found',
      'person_inactive',
      'consent_required',
      'waiting_list_limit_reached',
      ...of_terms,
    ],
    run: (call, { body }) => createEntry(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List waiting list entries, newest first.',
    fields: entryFilters,
  }),
  updateRoute({
    ...reading,
    scope,
    actors: ['account'],
    body: WaitingListEntryUpdate,
    change: updateEntry,
    errors: ['invalid_transition', ...of_terms],
  }),
  ...lifecycleRoutes(entryLifecycle, scope, WaitingListEntry, {
    delete: { run: removeEntry, actors },
  }),
]

export const waitingListEntryResource = defineResource({
  about: {
    waiting_list_entries:
      'Places of persons on the waiting list for care: whom or what they wait for, when they ' +
      'can come, and how urgent it is.',
  },
  kind: entryKind,
  lifecycle: entryLifecycle,
  jobs: [riskReviewJob],
  events: entryEvents,
  routes: entryRoutes,
})

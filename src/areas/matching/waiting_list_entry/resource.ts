// Routes of waiting list entries.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { entryKind, entryLifecycle } from './lifecycle.ts'
import { entryEvents, riskReviewJob } from './risk.ts'
import {
  entryFilters,
  WaitingListEntry,
  WaitingListEntryCreate,
  WaitingListEntryUpdate,
} from './schema.ts'
import { removeEntry } from './removal.ts'
import { createEntry, readEntry, updateEntry } from './waiting_list_entry.ts'

const reading = {
  kind: entryKind,
  scope: 'sessions:read' as const,
  item: WaitingListEntry,
  actors: everybody,
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
    actors: everybody,
    errors: [
      'resource_not_found',
      'person_inactive',
      'consent_required',
      'waiting_list_limit_reached',
      ...of_terms,
    ],
    run: (call, { body }) => createEntry(call, body),
  }),
  { ...retrieveRoute({ ...reading, find: readEntry }), errors: ['resource_not_found'] },
  listRoute({
    ...reading,
    summary: 'List waiting list entries, newest first.',
    fields: entryFilters,
    // Practitioners see who waits for them.
    always: sql`
      (current_practitioner() is null or current_practitioner() = any(practitioner_ids))`,
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
    delete: { run: removeEntry, actors: ['account', 'person'] },
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

// Routes for the event feed: all events of the account, in order, for 90 days.
import Type from 'typebox'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { readRoute, type Route } from '#http/routing/route.ts'
import { decryption } from '#http/routing/standard_routes.ts'
import { findEventStatement } from './event.ts'
import { followable } from './follow.ts'
import { asEvent, Event, eventFilters, eventKind, type EventRow } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const after = Type.Integer({
  description:
    'Return events after this `sequence`, in ascending order. 0 starts with the first event.',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [0],
  one_value: true,
})

const eventRoutes: Route[] = [
  readRoute({
    name: 'events.retrieve',
    method: 'GET',
    path: '/v1/events/{id}',
    scope: 'events:read',
    summary: 'Retrieve an event.',
    returns: Event,
    actors: ['account'],
    errors: ['resource_not_found'],
    read: ({ id }, account) => ({
      statement: findEventStatement(account, id),
      ...decryption(eventKind),
      respond([row]: EventRow[]) {
        if (!row) throw notFound('event')
        return asEvent(row)
      },
    }),
  }),
  followable(
    listRoute({
      kind: eventKind,
      scope: 'events:read',
      item: Event,
      summary: 'List events, newest first. With `after`, in ascending order and without gaps.',
      actors: ['account'],
      by: 'sequence',
      orders: { recorded_at: { type: 'timestamp' } },
      always: sql`sequence is not null`,
      fields: { ...eventFilters, after },
      filters: {
        // The part of a type before the dot is its object type. Equality, unlike a range of types,
        // finds the events in the order of the feed.
        type: (type: string) =>
          type.endsWith('.*') ? sql`object = ${type.slice(0, -2)}` : sql`type = ${type}`,
        object_type: (object: string) => sql`object = ${object}`,
      },
      show: (row: EventRow) => asEvent(row),
    }),
  ),
]

export const eventResource = defineResource({
  about: {
    events:
      'Everything that happened in the account, in order and without gaps, for 90 days. Events ' +
      'are thin: they name the object that changed and contain none of its values.',
  },
  kind: eventKind,
  created_by: 'attune',
  routes: eventRoutes,
})

// Routes for the event feed: all events of the account, in order, for 90 days.
import Type from 'typebox'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/routing/list.ts'
import { readRoute, type Route } from '#http/routing/route.ts'
import { decryption } from '#http/routing/standard_routes.ts'
import { findEventStatement } from './event.ts'
import { asEvent, Event, eventFilters, eventKind, type EventRow } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const after = Type.Integer({
  description:
    'Return events after this `sequence`, in ascending order. 0 starts with the first event.',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [0],
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
      respond([row]) {
        if (!row) throw notFound('event')
        return asEvent(row)
      },
    }),
  }),
  listRoute({
    kind: eventKind,
    scope: 'events:read',
    item: Event,
    summary: 'List events, newest first. With `after`, in ascending order and without gaps.',
    actors: ['account'],
    by: 'sequence',
    always: sql`sequence is not null`,
    fields: { ...eventFilters, after },
    filters: {
      type: (type: string) =>
        type.endsWith('.*')
          ? sql`type >= ${type.slice(0, -1)} and type < ${`${type.slice(0, -2)}/`}`
          : sql`type = ${type}`,
    },
    show: (row: EventRow) => asEvent(row),
  }),
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

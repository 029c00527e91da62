// Card image routes and events.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { deleteRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { defineResource } from '#http/routing/resource.ts'
import { readCoverage } from '#areas/claims/coverage/coverage.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { readImage, removeImage, uploadImage } from './card_image.ts'
import {
  CardImage,
  CardImageCreate,
  cardImageFileKind,
  cardImageFilters,
  cardImageKind,
  CardImageListed,
  card_body_bytes,
} from './schema.ts'

const reading = {
  kind: cardImageKind,
  scope: 'coverages:read' as const,
  item: CardImage,
  actors: everybody,
}

const cardImageRoutes: Route[] = [
  route({
    name: 'card_images.create',
    method: 'POST',
    path: '/v1/coverages/{id}/card_images',
    cost: 3,
    scope: 'coverages:write',
    summary: 'Upload an image of an insurance card. Replaces the image of the same side.',
    body: CardImageCreate,
    returns: CardImageListed,
    actors: everybody,
    takes_file: true,
    most_bytes: card_body_bytes,
    errors: [
      'resource_not_found',
      'consent_required',
      'coverage_voided',
      'invalid_transition',
      'precondition_failed',
    ],
    recheck: (call, { id }) => readCoverage(call, id),
    run: (call, { id, body }) => uploadImage(call, id, body),
  }),
  retrieveRoute({ ...reading, find: readImage }),
  listRoute({
    ...reading,
    item: CardImageListed,
    summary: 'List card images, newest first, without the files.',
    fields: cardImageFilters,
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id),
  }),
  deleteRoute({
    ...reading,
    scope: 'coverages:write',
    summary: 'Delete an image of an insurance card.',
    remove: removeImage,
    errors: ['resource_not_found', 'consent_required', 'precondition_failed'],
  }),
]

export const cardImageEvents = {
  'card_image.deleted': 'An image of an insurance card was deleted or replaced.',
}

export const cardImageResource = defineResource({
  about: {
    card_images:
      'Photos and scans of insurance cards, one of each side of a coverage. Encrypted with ' +
      "the person's own key.",
  },
  kind: cardImageKind,
  parts: [cardImageFileKind],
  events: cardImageEvents,
  routes: cardImageRoutes,
})

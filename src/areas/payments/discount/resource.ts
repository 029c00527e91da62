// Routes of a person's sliding-scale discount.
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { Discount, DiscountTerms } from '#areas/persons/person/discount_schema.ts'
import { readDiscount, setDiscount } from './discount.ts'

const actors: Route['actors'] = ['account']
const path = '/v1/persons/{id}/discount'

const discountRoutes: Route[] = [
  route({
    name: 'persons.discount',
    method: 'GET',
    path,
    scope: 'charges:read',
    summary: "Retrieve a person's sliding-scale discount.",
    returns: Discount,
    actors,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => readDiscount(call, id),
  }),
  route({
    name: 'persons.set_discount',
    method: 'POST',
    path,
    scope: 'charges:write',
    summary: "Set a person's sliding-scale discount, in place of the current one.",
    body: DiscountTerms,
    returns: Discount,
    actors,
    errors: ['resource_not_found', 'consent_required', 'invalid_transition', 'precondition_failed'],
    recheck: (call, { id }) => readDiscount(call, id),
    run: (call, { id, body }) => setDiscount(call, id, body),
    replayDeleted: (call, { id }) => readDiscount(call, id),
  }),
]

export const discountResource = defineResource({
  events: {
    'person.discount_set': "A person's sliding-scale discount was set.",
    'charge.discount_expired': "A session was charged in full: the person's discount has ended.",
  },
  routes: discountRoutes,
})

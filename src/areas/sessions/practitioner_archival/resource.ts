// The route that archives a practitioner. It is here because it also changes their sessions.
import { route, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { archivePractitioner, findRemaining } from './archive_practitioner.ts'
import { ArchivePractitioner, PractitionerArchival } from './schema.ts'

const archivalRoutes: Route[] = [
  route({
    name: 'practitioners.archive',
    method: 'POST',
    path: '/v1/practitioners/{id}/archive',
    scope: 'practitioners:write',
    conditional_scopes: ['sessions:write'],
    summary: 'Archive a practitioner, and cancel or reassign their upcoming sessions.',
    body: ArchivePractitioner,
    returns: PractitionerArchival,
    actors: ['account'],
    cost: 20,
    errors: ['resource_not_found', 'precondition_failed', 'practitioner_archived'],
    run: (call, { id, body }) => archivePractitioner(call, id, body),
    replayDeleted: (call, { id }) => findRemaining(call, id),
  }),
]

export const practitionerArchivalResource = defineResource({ routes: archivalRoutes })

// The route that issues links to the video room of a session.
import { defineResource } from '#http/routing/resource.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { checkJoinAgain, describeJoin, issueLink, joinSession } from './join.ts'
import { JoinRequest, SessionJoin } from './schema.ts'

const joinRoutes: Route[] = [
  route({
    name: 'sessions.join',
    method: 'POST',
    path: '/v1/sessions/{id}/join',
    scope: 'sessions:write',
    summary: 'Join a session by video. Returns a link for one participant.',
    body: JoinRequest,
    returns: SessionJoin,
    actors: everybody,
    cost: 5,
    errors: [
      'resource_not_found',
      'precondition_failed',
      'invalid_transition',
      'consent_required',
      'person_inactive',
      'location_required',
      'practitioner_not_eligible',
      'too_early',
      'too_late',
      'not_telehealth',
      'video_not_configured',
      'video_unavailable',
    ],
    stores_no_response: true,
    recheck: (call, { id, body }) => checkJoinAgain(call, id, body),
    run: (call, { id, body }) => joinSession(call, id, body),
    replayDeleted: (call, { id, body }) => describeJoin(call, id, body),
    afterCommit: issueLink,
    fails_after_commit: true,
  }),
]

export const videoRoomResource = defineResource({ routes: joinRoutes })

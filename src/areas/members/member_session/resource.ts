// Routes for the sign-in sessions of members: list and revoke.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, type RequestInput } from '#http/routing/route.ts'
import { retrieveRoute } from '#http/routing/standard_routes.ts'
import { defineResource } from '#http/routing/resource.ts'
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import { memberSessionKind, memberSessionLifecycle } from './lifecycle.ts'
import { revokeSession, sessionExpiry } from './member_session.ts'
import { MemberSession } from './schema.ts'

const reading = {
  kind: memberSessionKind,
  scope: 'members:read' as const,
  item: MemberSession,
  actors: ['account' as const],
}

export const memberSessionResource = defineResource({
  about: {
    member_sessions:
      'Sign-ins of members in their browsers. Each ends after 15 minutes without activity, after ' +
      '12 hours, or when you revoke it.',
  },
  kind: memberSessionKind,
  created_by: 'attune',
  lifecycle: memberSessionLifecycle,
  jobs: [sessionExpiry],
  events: { 'member_session.created': 'A member signed in.' },
  routes: [
    listRoute({
      ...reading,
      summary: 'List the sessions of members, newest first.',
      fields: {
        member_id: MemberSession.properties.member_id,
        status: MemberSession.properties.status,
      },
    }),
    retrieveRoute(reading),
    ...lifecycleRoutes(memberSessionLifecycle, 'members:write', MemberSession, {
      revoke: { run: revokeSession, actors: ['account'] },
    }).map((step) => ({
      ...step,
      replayDeleted: (call: Call, { id }: RequestInput) => findRow(call, memberSessionKind, id),
    })),
  ],
})

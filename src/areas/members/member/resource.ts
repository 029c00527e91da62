// Routes for members. Only the account can manage them.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { defineResource } from '#http/routing/resource.ts'
import { memberKind, memberLifecycle } from './lifecycle.ts'
import {
  activateMember,
  deactivateMember,
  inviteMember,
  reinviteMember,
  updateMember,
} from './member.ts'
import { Member, MemberChange, MemberCreate } from './schema.ts'

const actors = ['account' as const]
const reading = {
  kind: memberKind,
  scope: 'members:read' as const,
  item: Member,
  actors,
  administration: true,
}

export const memberResource = defineResource({
  about: {
    members:
      'The people of your team who sign in to the console. Each has a role, which is a set of ' +
      'scopes. A member linked to a practitioner can write and sign notes as that practitioner.',
  },
  kind: memberKind,
  lifecycle: memberLifecycle,
  routes: [
    route({
      name: 'members.create',
      method: 'POST',
      path: '/v1/members',
      scope: 'members:write',
      summary:
        'Invite a member. A link that signs them in at `/console` is sent to their email address.',
      body: MemberCreate,
      returns: Member,
      actors,
      errors: ['resource_not_found', 'member_exists', 'practitioner_has_member'],
      run: (call, { body }) => inviteMember(call, body),
    }),
    retrieveRoute(reading),
    updateRoute({
      ...reading,
      scope: 'members:write',
      body: MemberChange,
      errors: ['last_owner', 'practitioner_has_member'],
      change: updateMember,
    }),
    listRoute({
      ...reading,
      summary: 'List members, newest first.',
      fields: {
        status: Member.properties.status,
        role: Member.properties.role,
        email: Member.properties.email,
        practitioner_id: Member.properties.practitioner_id.anyOf[0],
      },
    }),
    ...lifecycleRoutes(memberLifecycle, 'members:write', Member, {
      reinvite: { run: reinviteMember, actors },
      deactivate: {
        run: deactivateMember,
        actors,
        errors: ['last_owner'],
        conditional_scopes: ['api_keys:write'],
      },
      activate: { run: activateMember, actors },
    }),
  ],
})

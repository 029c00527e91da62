// Routes for roles: the built-in ones can be listed, those you define also changed.
import { listRoute } from '#http/lists/list_route.ts'
import { route } from '#http/routing/route.ts'
import { deleteRoute, retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { defineResource } from '#http/routing/resource.ts'
import { allRoles, createRole, deleteRole, retrieveRole, showRole, updateRole } from './role.ts'
import {
  BuiltInRoles,
  listedBuiltInRoles,
  Role,
  RoleChange,
  RoleCreate,
  roleKind,
} from './schema.ts'

const actors = ['account' as const]
const reading = { kind: roleKind, scope: 'members:read' as const, item: Role, actors }
const writing = { ...reading, scope: 'members:write' as const }

export const roleResource = defineResource({
  about: {
    roles: 'What your members can do: the built-in roles, and those you define.',
    built_in_roles: 'Roles that every account has: what their members can do.',
  },
  kind: roleKind,
  events: { 'role.deleted': 'A role was deleted.' },
  routes: [
    route({
      name: 'built_in_roles.list',
      method: 'GET',
      path: '/v1/built_in_roles',
      scope: reading.scope,
      summary: 'List the built-in roles with their scopes.',
      returns: BuiltInRoles,
      actors,
      run: async () => listedBuiltInRoles,
    }),
    listRoute({
      ...reading,
      summary: 'List roles, newest first: those you defined, then the built-in ones.',
      fields: {},
      table: allRoles,
      show: showRole,
    }),
    route({
      name: 'roles.create',
      method: 'POST',
      path: '/v1/roles',
      scope: writing.scope,
      summary: 'Define a role.',
      body: RoleCreate,
      returns: Role,
      actors,
      errors: ['role_name_taken', 'role_limit_reached'],
      run: (call, { body }) => createRole(call, body),
    }),
    { ...retrieveRoute({ ...reading, find: retrieveRole }), errors: ['resource_not_found'] },
    updateRoute({
      ...writing,
      body: RoleChange,
      errors: ['role_name_taken'],
      change: updateRole,
    }),
    deleteRoute({
      ...writing,
      summary: 'Delete a role that no member has.',
      remove: deleteRole,
      errors: ['resource_not_found', 'precondition_failed', 'role_in_use'],
    }),
  ],
})

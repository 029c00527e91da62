// A role is a set of scopes that members have. Built-in roles are available to every account.
import Type, { type Static } from 'typebox'
import { builtInRoleNames, builtInRoles } from '#catalogue/roles.ts'
import { everyScope } from '#catalogue/scopes.ts'
import { CompleteList, completeListRoute } from '#http/lists/complete_list.ts'
import {
  Choice,
  type ColumnsOf,
  ListOf,
  livemode,
  Metadata,
  MetadataChange,
  Resource,
  sensitive,
  Text,
} from '#kernel/fields.ts'
import type { Kind } from '#kernel/record.ts'

export const roleKind: Kind<RoleRow> = {
  object: 'role',
  table: 'roles',
  prefix: 'role',
  real_time: true,
}

const name = Text('Name of the role.', 100, { examples: ['Front desk'] })
const acts_as = Choice(
  ['account', 'practitioner'],
  'Whom requests of members with the role act as: the account, or the linked practitioner.',
  { examples: ['account'] },
)
const scopes = sensitive(
  ListOf(
    Choice(everyScope, 'Name of the scope.', { title: 'scope' }),
    "Scopes of the role. You can't grant scopes that you don't have.",
    everyScope.length,
    { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
  ),
)

const built_in = Type.Boolean({
  description:
    'Whether every account has the role. Then its ID is a name, such as `owner`, and the role ' +
    "can't be changed.",
  examples: [false],
})

export const Role = Resource('role', roleKind.prefix, { name, acts_as, scopes, built_in })

export interface RoleRow extends ColumnsOf<typeof Role> {}

export const RoleCreate = Type.Object({
  name,
  acts_as: Type.Optional({ ...acts_as, default: 'account' }),
  scopes,
  metadata: Type.Optional(Metadata),
})
export type RoleCreate = Static<typeof RoleCreate>

export const RoleChange = Type.Object({
  name: Type.Optional(name),
  scopes: Type.Optional(scopes),
  metadata: Type.Optional(MetadataChange),
})
export type RoleChange = Static<typeof RoleChange>

export const BuiltInRole = Type.Object(
  {
    id: Choice(builtInRoleNames, 'Value of `role` of a member.', { examples: ['owner'] }),
    object: Type.Literal('built_in_role', {
      description: 'Object type. Always `built_in_role`.',
    }),
    name,
    acts_as,
    scopes,
    livemode,
  },
  { title: 'built_in_role', description: 'A role that every account has.' },
)

export const BuiltInRoles = CompleteList(BuiltInRole, 'The built-in roles.')

export const listedBuiltInRoles = completeListRoute(
  '/v1/built_in_roles',
  Object.entries(builtInRoles).map(([id, role]) => ({ id, object: 'built_in_role', ...role })),
)

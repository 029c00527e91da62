// Recipes of members and roles.
import { type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const member = (s: Sandbox) =>
  s.post('/members', {
    email: `${crypto.randomUUID()}@example.com`,
    name: 'Made by attune trigger',
    role: 'read_only',
  })
const deactivated = stepOf('members', member, 'deactivate')

const role = (s: Sandbox) =>
  s.post('/roles', { name: `Role ${crypto.randomUUID()}`, scopes: ['sessions:read'] })

const deletedRole: Recipe = async (s) => {
  await s.remove(`/roles/${(await role(s)).id}`)
}

export const memberRecipes: Record<string, Recipe> = {
  'member.created': member,
  'member.updated': updateOf('members', member),
  'member.reinvited': stepOf('members', member, 'reinvite'),
  'member.deactivated': deactivated,
  'member.activated': stepOf('members', deactivated, 'activate'),
  'role.created': role,
  'role.updated': updateOf('roles', role, { name: 'Renamed by attune trigger' }),
  'role.deleted': deletedRole,
}

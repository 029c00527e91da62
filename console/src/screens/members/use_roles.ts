// The roles a member can have: the built-in ones and the account's own.
import type { BuiltInRole, Role } from 'attune'
import { useRead } from '../../api/context.tsx'

export type RoleChoice = Pick<Role, 'id' | 'name' | 'acts_as' | 'scopes'> & { own: boolean }

export function useRoles(): readonly RoleChoice[] {
  const built_in = useRead(['built_in_role'], (attune) => attune.builtInRoles.list().page())
  const own = useRead(['role'], (attune) => attune.roles.list({ limit: 100 }).page())
  return [
    ...(built_in.data?.data ?? []).map((role) => choice(role, false)),
    ...(own.data?.data ?? []).map((role) => choice(role, true)),
  ]
}

const choice = ({ id, name, acts_as, scopes }: BuiltInRole | Role, own: boolean) => ({
  id,
  name,
  acts_as,
  scopes,
  own,
})

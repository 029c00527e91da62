// The roles a member can have: the built-in ones and the account's own.
import type { Role } from 'attune'
import { useRead } from '../../api/context.tsx'

const most_roles = 200

/** Built-in roles first. The list of the API starts with the newest. */
export function useRoles(): readonly Role[] {
  const { data = [] } = useRead(['role'], (attune) =>
    attune.roles.list({ limit: 100, order: 'created_at' }).all({ limit: most_roles }),
  )
  return data
}

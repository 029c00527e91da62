// The roles that members can have: the built-in ones, and those the account defined.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { type ActsAs, builtInRole, builtInRoleNames } from '#catalogue/roles.ts'
import { type Scope, tokenScopes } from '#catalogue/scopes.ts'
import { sql } from '#db/sql.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import { requireOwnScopes } from '#areas/platform/api_key/api_key.ts'
import { type RoleChange, type RoleCreate, roleKind, type RoleRow } from './schema.ts'

export type GrantedRole = { name: string; acts_as: ActsAs; scopes: readonly Scope[] }

const max_roles = 50

// The account's roles and the built-in ones, which are as old as the account. What those allow is
// in the code: see showRole(). Of the same types, so that a page is merged from both in order.
export const allRoles = (account: string) => sql`(
  select account, id, name, acts_as, scopes, metadata, version, created_at, updated_at, built_in
  from roles
  union all
  select account, built_in_id, null::text, null::text, null::text[], '{}'::jsonb, 1, created_at,
    created_at, true
  from accounts, unnest(${builtInRoleNames}::text[]) as built_in_id
  where account = ${account}) as roles`

export function showRole(row: RoleRow): RoleRow {
  const built_in = row.built_in && builtInRole(row.id)
  if (!built_in) return row
  const { name, acts_as, scopes } = built_in
  return { ...row, name, acts_as, scopes: [...scopes] }
}

export async function retrieveRole(call: Call, id: string) {
  const [row] = await call.query<RoleRow>(sql`
    select * from ${allRoles(call.account)} where account = ${call.account} and id = ${id}`)
  if (!row) throw notFound(roleKind.object)
  return showRole(row)
}

// Locks an own role against changes and deletion while it is being granted.
export async function findRole(call: Call, id: string): Promise<GrantedRole> {
  const built_in = builtInRole(id)
  if (built_in) return built_in
  const [own] = await call.query<GrantedRole>(sql`
    select name, acts_as, scopes from roles
    where account = ${call.account} and id = ${id}
    for share`)
  if (!own) throw invalid('role', 'must be a built-in role or the ID of a role you defined.')
  return own
}

export async function createRole(call: Call, body: RoleCreate) {
  const { acts_as = 'account', scopes } = body
  requireScopesFor(acts_as, scopes)
  requireOwnScopes(call, scopes)
  const [counted] = await call.query<{ own: number }>(sql`
    select count(*)::int as own from roles where account = ${call.account}`)
  if (counted!.own >= max_roles) throw new ApiError('role_limit_reached', {})
  return await createRow(call, roleKind, newId(roleKind.prefix), { ...body, acts_as })
}

// Members with the role have the new scopes from their next request on.
export async function updateRole(call: Call, id: string, body: RoleChange) {
  const before = await lockOwnRole(call, id)
  if (body.scopes) {
    requireScopesFor(before.acts_as, body.scopes)
    requireOwnScopes(call, before.scopes)
    requireOwnScopes(call, body.scopes)
  }
  return await updateRow(call, roleKind, id, body, 'updated', before)
}

export async function deleteRole(call: Call, id: string) {
  const role = await lockOwnRole(call, id)
  requireOwnScopes(call, role.scopes)
  const held = await call.query(sql`
    select id from members where account = ${call.account} and role = ${id} limit 1`)
  if (held.length > 0) throw new ApiError('role_in_use', {})
  await call.query(sql`delete from roles where account = ${call.account} and id = ${id}`)
  emit({ ...call, now: call.real_now }, 'role.deleted', { ...role, version: role.version + 1 })
  return { id, deleted: true }
}

async function lockOwnRole(call: Call, id: string) {
  if (builtInRole(id)) throw invalid('id', "is a built-in role, which can't be changed.")
  return await lockRow(call, roleKind, id)
}

// As with scoped tokens: only what row-level security, consent and the care team limit.
function requireScopesFor(acts_as: ActsAs, scopes: readonly Scope[]) {
  if (acts_as === 'account') return
  const available: readonly Scope[] = [
    ...tokenScopes.practitioner,
    'emergency_accesses:read',
    'emergency_accesses:write',
  ]
  const place = scopes.findIndex((scope) => !available.includes(scope))
  if (place < 0) return
  throw invalid(`scopes[${place}]`, "isn't available to a role that acts as a practitioner.")
}

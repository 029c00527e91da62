// Invites, updates, deactivates and activates members. A caller can't grant more scopes than
// they have, and an account that has an active owner keeps one.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { requireScopes } from '#kernel/required_scopes.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { createRow, findRow, lockRow, updateRow } from '#kernel/record.ts'
import { requireOwnScopes } from '#areas/platform/api_key/api_key.ts'
import { revokeKeysOf } from '#areas/platform/api_key/created_keys.ts'
import { practitionerLifecycle } from '#areas/practitioners/practitioner/lifecycle.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { endSessions } from '#areas/members/member_session/member_session.ts'
import { findRole, type GrantedRole } from '#areas/members/role/role.ts'
import { invitationDue } from './invitation.ts'
import { type Deactivation, memberKind, memberLifecycle } from './lifecycle.ts'
import type { MemberChange, MemberCreate, MemberRow } from './schema.ts'

// The command line prints the link of an invitation instead.
export async function inviteMember(
  call: Call,
  body: MemberCreate,
  link: 'mailed' | 'printed' = 'mailed',
) {
  const { practitioner_id = null, ...fields } = body
  const role = await findRole(call, body.role)
  requireOwnScopes(call, role.scopes)
  await requirePractitioner(call, role, practitioner_id)
  return await createRow(call, memberKind, newId(memberKind.prefix), {
    ...fields,
    practitioner_id,
    acts_as: role.acts_as,
    status: memberLifecycle.initial,
    created_by_key_id: call.member?.id ?? call.key?.id ?? null,
    ...(link === 'mailed' && invitationDue(call)),
  })
}

export async function updateMember(call: Call, id: string, body: MemberChange) {
  const before = await lockRow(call, memberKind, id)
  const { practitioner_id = before.practitioner_id, role: role_id = before.role } = body
  if (before.practitioner_id && practitioner_id !== before.practitioner_id) {
    throw invalid('practitioner_id', "can't be changed once set. Invite another member instead.")
  }
  const now = await findRole(call, before.role)
  const role = role_id === before.role ? now : await findRole(call, role_id)
  const gains = role_id !== before.role || practitioner_id !== before.practitioner_id
  if (gains) {
    requireOwnScopes(call, role.scopes)
    requireOwnScopes(call, now.scopes)
    await requirePractitioner(call, role, practitioner_id)
  }
  if (role_id !== before.role) await requireOtherOwner(call, before)
  return await updateRow(
    call,
    memberKind,
    id,
    { ...body, acts_as: role.acts_as },
    'updated',
    before,
  )
}

export async function reinviteMember(call: Call, id: string) {
  const before = await lockRow(call, memberKind, id)
  requireOwnScopes(call, (await findRole(call, before.role)).scopes)
  return await takeStep(call, memberLifecycle, id, 'reinvite', invitationDue(call), before)
}

export async function deactivateMember(
  call: Call,
  id: string,
  { revoke_api_keys = false }: Deactivation = {},
) {
  if (revoke_api_keys) requireScopes(call, ['api_keys:write'])
  const before = await lockRow(call, memberKind, id)
  requireOwnScopes(call, (await findRole(call, before.role)).scopes)
  await requireOtherOwner(call, before)
  const member = await takeStep(call, memberLifecycle, id, 'deactivate', {}, before)
  await endSessions(call, id)
  if (revoke_api_keys) await revokeKeysOf(call, id)
  return member
}

export async function activateMember(call: Call, id: string) {
  const before = await lockRow(call, memberKind, id)
  requireOwnScopes(call, (await findRole(call, before.role)).scopes)
  return await takeStep(call, memberLifecycle, id, 'activate', {}, before)
}

// A role that acts as a practitioner needs one, who can practice.
async function requirePractitioner(
  call: Call,
  { acts_as }: GrantedRole,
  practitioner_id: string | null,
) {
  const param = 'practitioner_id'
  if (!practitioner_id) {
    if (acts_as === 'account') return
    throw invalid(param, '`practitioner_id` is required for a role that acts as a practitioner.')
  }
  const { archived, status } = await findRow(call, practitionerKind, practitioner_id, param)
  if (!archived && !isIn(practitionerLifecycle, 'locked_out', status)) return
  throw invalid(param, 'must be a practitioner who can practice.')
}

// Locks every owner, so that of two owners who leave at once, one stays.
async function requireOtherOwner(call: Call, member: MemberRow) {
  if (member.role !== 'owner' || !isIn(memberLifecycle, 'active', member.status)) return
  const owners = await call.query<{ id: string }>(sql`
    select id from members
    where account = ${call.account} and role = 'owner' and ${inSet(memberLifecycle, 'active')}
    order by id
    for no key update`)
  if (owners.some(({ id }) => id !== member.id)) return
  throw new ApiError('last_owner', {})
}

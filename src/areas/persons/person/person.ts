// Creates, reads and updates persons.
import { auditReads } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, lockRow, createRow } from '#kernel/record.ts'
import { requireMayChange, requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { createPersonKey, isKeyDestroyed } from '#kernel/person_key.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { affectsAuthority, planAuthority, scheduleAuthorityReview } from './authority.ts'
import { personKind, personLifecycle } from './lifecycle.ts'
import { scheduleMajorityCheck } from './majority.ts'
import { limitToOwnChanges } from './own_changes.ts'
import {
  requireNames,
  requirePast,
  requireReferences,
  shorthandContacts,
  withDefaults,
} from './person_input.ts'
import { withWarnings } from './real_data_warning.ts'
import type { PersonChange, PersonCreate, PersonRow, RiskLevel } from './schema.ts'
import { deleteKeys, findResolved, insertKey, lockWithMerged, replaceTokens } from './store.ts'
import { tokensOf } from './blind_index.ts'

export async function createPerson(call: Call, body: PersonCreate) {
  const { id, fields, wrapped } = await draftPerson(call, body)
  const person = await createRow(call, personKind, id, fields)
  await insertKey(call, id, wrapped, tokensOf(call, person))
  scheduleMajorityCheck(call, person)
  planAuthority(call, person)
  return withWarnings(call, person)
}

// Checks a request and creates the person's key.
export async function draftPerson(call: Call, body: PersonCreate, id = newId(personKind.prefix)) {
  const { email: _, phone: __, contacts: listed = [], ...fields } = body
  requireNames(fields)
  const care_team_ids = careTeam(call, fields.care_team_ids ?? [])
  const contacts = [...listed, ...shorthandContacts(listed, body)]
  await requireReferences(call, fields)
  requirePast(call, fields)
  const { wrapped } = await createPersonKey(call, id)
  const { initial: status } = personLifecycle
  return { id, wrapped, fields: { ...withDefaults(fields), contacts, care_team_ids, status } }
}

export async function updatePerson(call: Call, id: string, request: PersonChange) {
  const before = await lockRow(call, personKind, id)
  await requireMayChange(call, id)
  requireEditable(before, 'update')
  const body = limitToOwnChanges(call, before, request)
  for (const param of account_fields) if (body[param] !== undefined) requireAccount(call, param)
  requireNames(body)
  await requireReferences(call, body)
  requirePast(call, { ...before, ...body })
  // A corrected birth date can change whether the person is a minor.
  const corrects_birth = body.birth_date !== undefined && body.birth_date !== before.birth_date
  const fields = { ...withDefaults(body), ...(corrects_birth && { of_age: false }) }
  const after = await updateRow(call, personKind, id, fields, 'updated', before)
  if (after.version === before.version) return after
  await indexPerson(call, after)
  scheduleMajorityCheck(call, after)
  if (affectsAuthority(body)) scheduleAuthorityReview(call, after)
  return withWarnings(call, after)
}

// The ID of a merged person returns the person they were merged into.
export async function readPerson(call: Call, id: string) {
  const person = await findPerson(call, id)
  await requirePermission(call, person.id, { action: 'access', data_categories: ['demographics'] })
  return person
}

export const indexPerson = (call: Call, person: PersonRow) =>
  replaceTokens(call, person.id, tokensOf(call, person))

// Locks the persons exclusively.
export async function lockPersons(call: Call, ids: string[]) {
  const persons = new Map<string, PersonRow>()
  for (const row of await lockWithMerged(call, ids)) {
    persons.set(row.id, await decryptRow(call, personKind, row))
  }
  return persons
}

// The version of a person for If-Match, locked as a merge or an erasure locks it. The ID of a
// merged person locks the person they were merged into.
export async function lockPersonVersion(call: Call, requested_id: string) {
  const { id } = await findPerson(call, requested_id)
  return (await lockPersons(call, [id])).get(id)?.version
}

// Nothing encrypted for these persons can be decrypted afterward, and nothing new encrypted.
export async function destroyKeys(call: Call, ids: string[]) {
  await deleteKeys(call, ids)
  for (const id of ids) call.person_keys.set(id, null)
}

export async function findPerson(
  call: Call,
  id: string,
  param = 'id',
  { hold = false } = {},
): Promise<PersonRow> {
  const [row] = await findResolved(call, id, { lock: hold })
  if (!row) throw notFound(personKind.object, param)
  // The person may have been merged while this waited for the lock.
  if (hold && row.merged_into_id) return await findPerson(call, id, param, { hold })
  return await decryptRow(call, personKind, row)
}

export function requireEditable({ status }: Pick<PersonRow, 'status'>, step: string) {
  if (!isIn(personLifecycle, 'editable', status)) {
    throw transitionError(personLifecycle, status, step)
  }
}

// Data about an erased person can't be encrypted, so nothing more can be written.
export function requireUnerased(call: Call, person_id: string, step: string) {
  const { to } = personLifecycle.steps.erase
  if (isKeyDestroyed(call, person_id)) throw transitionError(personLifecycle, to, step)
}

// A practitioner who creates a person joins the care team and can't add anyone else.
function careTeam(call: Call, ids: string[]) {
  const own = call.actor.kind === 'practitioner' ? [call.actor.id] : []
  const others = ids.filter((id) => !own.includes(id))
  if (others.length > 0) requireAccount(call, 'care_team_ids')
  return [...new Set([...ids, ...own])]
}

// The care team and the relationships decide who can read the record: a practitioner who could
// change them could grant themselves access (decision 42).
const account_fields = ['care_team_ids', 'relationships'] as const

function requireAccount({ actor }: Call, param: (typeof account_fields)[number]) {
  if (actor.kind !== 'practitioner') return
  const needs = `a secret key without On-Behalf-Of to change ${param}`
  const how_to_resolve = `Send ${param} with your secret key and without On-Behalf-Of.`
  throw new ApiError('permission_denied', { needs }, { param, how_to_resolve })
}

export async function noteRisk(call: Call, id: string, level: RiskLevel) {
  const before = await lockRow(call, personKind, id)
  await requirePermission(call, id, { action: 'use', data_categories: ['assessments'] })
  requireEditable(before, 'update_risk')
  const risk = { level, updated_at: toTimestamp(call.now) }
  return riskOf(await updateRow(call, personKind, id, { risk }, 'risk_updated', before))
}

export async function readRisk(call: Call, id: string) {
  const person = await findPerson(call, id)
  await requirePermission(call, person.id, { action: 'access', data_categories: ['assessments'] })
  auditReads(call, 'person', [person], ['risk'])
  return riskOf(person)
}

const riskOf = (person: PersonRow) => ({
  object: 'risk',
  person_id: person.id,
  level: person.risk?.level ?? null,
  updated_at: person.risk?.updated_at ?? null,
})

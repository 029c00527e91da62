// Creates, reads and updates persons.
import { auditReads } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, transitionError } from '#kernel/lifecycle.ts'
import { updateRow, lockRow, createRow } from '#kernel/record.ts'
import { requireMayChange, requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { createPersonKey, isKeyDestroyed } from '#kernel/person_key.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { affectsAuthority, planAuthority, scheduleAuthorityReview } from './authority.ts'
import { type Contact, most_contacts } from './details.ts'
import { personKind, personLifecycle } from './lifecycle.ts'
import { scheduleMajorityCheck } from './majority.ts'
import { dayOf } from '#areas/persons/consent_decision/minority.ts'
import { limitToOwnChanges } from './own_changes.ts'
import { withWarnings } from './real_data_warning.ts'
import type { PersonChange, PersonCreate, PersonRow, RiskLevel } from './schema.ts'
import {
  deleteKeys,
  findMissing,
  findResolved,
  insertKey,
  lockWithMerged,
  replaceTokens,
} from './store.ts'
import { tokensOf } from './blind_index.ts'

export async function createPerson(call: Call, body: PersonCreate) {
  const { email: _, phone: __, contacts: listed = [], ...fields } = body
  requireNames(fields)
  const care_team_ids = careTeam(call, fields.care_team_ids ?? [])
  const contacts = [...listed, ...shorthandContacts(listed, body)]
  await requireReferences(call, fields)
  requirePast(call, fields)
  const id = newId(personKind.prefix)
  const { wrapped } = await createPersonKey(call, id)
  const person = await createRow(call, personKind, id, {
    ...withDefaults(fields),
    contacts,
    care_team_ids,
    status: personLifecycle.initial,
  })
  await insertKey(call, id, wrapped, tokensOf(call, person))
  scheduleMajorityCheck(call, person)
  planAuthority(call, person)
  return withWarnings(call, person)
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

// Birth and death can't be in the future, and death can't precede birth.
export function requirePast(
  call: Call,
  dates: { birth_date?: string | null; deceased_on?: string | null },
) {
  const tomorrow = dayOf(call.now, null).add({ days: 1 }).toString()
  for (const param of ['birth_date', 'deceased_on'] as const) {
    if ((dates[param] ?? '') > tomorrow) throw new ApiError('date_in_future', {}, { param })
  }
  const { birth_date, deceased_on } = dates
  if (birth_date && deceased_on && deceased_on < birth_date) {
    throw new ApiError('deceased_on_invalid', {}, { param: 'deceased_on' })
  }
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

// All referenced practitioners, persons and consents must exist.
async function requireReferences(call: Call, body: PersonChange) {
  const { care_team_ids = [], relationships = [], emergency_contacts = [] } = body
  await requireAll(call, 'practitioners', care_team_ids, (i) => `care_team_ids[${i}]`)
  const persons = relationships.map(({ person_id }) => person_id ?? '')
  await requireAll(call, 'persons', persons, (i) => `relationships[${i}].person_id`)
  const consents = emergency_contacts.map(({ consent_id }) => consent_id ?? '')
  await requireAll(call, 'consents', consents, (i) => `emergency_contacts[${i}].consent_id`)
  const ids = relationships.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length)
    throw invalid('relationships', 'Each relationship must have a unique `id`.')
}

export async function requireAll(
  call: Call,
  table: Parameters<typeof findMissing>[1],
  ids: string[],
  param: (place: number) => string,
) {
  const present = ids.filter(Boolean)
  const [missing] = present.length > 0 ? await findMissing(call, table, present) : []
  if (missing) throw notFound(table.slice(0, -1), param(ids.indexOf(missing.id)))
}

// Many people have a single name, and of some only one is known.
function requireNames({ names = [], emergency_contacts = [], relationships = [] }: PersonChange) {
  const sent = [
    ...names.map((name, at) => ({ param: `names[${at}]`, name })),
    ...emergency_contacts.map(({ name }, at) => ({
      param: `emergency_contacts[${at}].name`,
      name,
    })),
    ...relationships.map(({ name }, at) => ({ param: `relationships[${at}].name`, name })),
  ]
  for (const { param, name } of sent) {
    if (name.given || name.family) continue
    throw invalid(param, 'must have `given` or `family`, for example `{"given": "Maya"}`.')
  }
}

// `email` and `phone` are short for a contact with that channel.
function shorthandContacts(
  listed: Contact[],
  { email, phone }: Pick<PersonCreate, 'email' | 'phone'>,
): Contact[] {
  const contacts = [
    ...(email === undefined ? [] : [{ channel: 'email' as const, value: email }]),
    ...(phone === undefined ? [] : [{ channel: 'phone' as const, value: phone }]),
  ]
  for (const { channel } of contacts) {
    if (listed.some((each) => each.channel === channel)) {
      throw invalid(channel, `Send \`${channel}\` or \`contacts\` with that channel, not both.`)
    }
  }
  if (listed.length + contacts.length > most_contacts) {
    throw invalid('contacts', `A person can have up to ${most_contacts} contacts.`)
  }
  return contacts
}

// Values that callers can omit. Relationships have IDs, which consents refer to.
function withDefaults<Body extends PersonChange>(body: Body) {
  const { names, addresses, relationships } = body
  return {
    ...body,
    ...(names && { names: names.map((each) => ({ use: 'official', ...each })) }),
    ...(addresses && { addresses: addresses.map((each) => ({ country: 'US', ...each })) }),
    ...(relationships && {
      relationships: relationships.map((each) => ({ id: newId('rel'), ...each })),
    }),
  }
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

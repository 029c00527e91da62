// Creates, reads and updates persons.
import { auditReads } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { transitionError } from '#kernel/lifecycle.ts'
import { updateRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { createPersonKey, isKeyDestroyed } from '#kernel/person_key.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { planAuthority, reviewAuthority, tellsOfAuthority } from './authority.ts'
import { personKind, personLifecycle } from './lifecycle.ts'
import { planMajority } from './majority.ts'
import { dayOf } from '#areas/persons/consent_decision/minority.ts'
import { looksReal } from './real_data_warning.ts'
import type { PersonChange, PersonCreate } from './schema.ts'
import { deleteKeys, findMeant, holdWholly, insertKey, replaceTokens, unknownOf } from './store.ts'
import { tokensOf } from './blind_index.ts'

export async function addPerson(call: Call, asked: PersonCreate) {
  const fields = { ...asked, care_team_ids: careTeam(call, asked.care_team_ids ?? []) }
  await requireNamed(call, asked)
  requirePast(call, asked)
  const id = newId(personKind.prefix)
  const { wrapped } = await createPersonKey(call, id)
  const person = await createRow(call, personKind, id, {
    ...withIds(fields),
    status: personLifecycle.initial,
  })
  await insertKey(call, id, wrapped, tokensOf(call, person as never))
  planMajority(call, person)
  planAuthority(call, person)
  return looksReal(call, person)
}

export async function changePerson(call: Call, id: string, asked: PersonChange) {
  const before = await lockRow(call, personKind, id)
  await requirePermission(call, id, { action: 'use', data_categories: ['demographics'] })
  requireKnown(before, 'update')
  for (const param of of_account) if (asked[param] !== undefined) requireAccount(call, param)
  await requireNamed(call, asked)
  requirePast(call, { ...before, ...asked })
  // A corrected birth date can change whether the person is a minor.
  const born = asked.birth_date !== undefined && asked.birth_date !== before.birth_date
  const fields = { ...withIds(asked), ...(born && { of_age: false }) }
  const after = await updateRow(call, personKind, id, fields, 'updated', before)
  if (after.version === before.version) return after
  await indexPerson(call, after)
  planMajority(call, after)
  if (tellsOfAuthority(asked)) reviewAuthority(call, after)
  return looksReal(call, after)
}

// The ID of a merged person returns the person they were merged into.
export async function readPerson(call: Call, id: string) {
  const person = await findPerson(call, id)
  await requirePermission(call, person.id, { action: 'access', data_categories: ['demographics'] })
  return person
}

export const indexPerson = (call: Call, person: Row) =>
  replaceTokens(call, person.id, tokensOf(call, person as never))

// Locks the persons exclusively.
export async function holdPersons(call: Call, ids: string[]) {
  const held = new Map<string, Row>()
  for (const found of await holdWholly(call, ids)) {
    const row = await decryptRow(call, personKind, found)
    held.set(row.id, row)
  }
  return held
}

// The version of a person for If-Match, locked as a merge or an erasure locks it. The ID of a
// merged person locks the person they were merged into.
export async function lockPersonVersion(call: Call, named: string) {
  const { id } = await findPerson(call, named)
  return (await holdPersons(call, [id])).get(id)?.version
}

// Nothing encrypted for these persons can be decrypted afterward, and nothing new encrypted.
export async function destroyKeys(call: Call, ids: string[]) {
  await deleteKeys(call, ids)
  for (const id of ids) call.person_keys.set(id, null)
}

export async function findPerson(call: Call, id: string, param = 'id', { hold = false } = {}) {
  const [row] = await findMeant(call, id, { hold })
  if (!row) throw notFound(personKind.object, param)
  // The person may have been merged while this waited for the lock.
  if (hold && row.merged_into_id) return await findPerson(call, id, param, { hold })
  return await decryptRow(call, personKind, row)
}

export function requireKnown({ status }: { status?: string }, step: string) {
  if (status === 'erased' || status === 'merged')
    throw transitionError(personLifecycle, status, step)
}

// Data about an erased person can't be encrypted, so nothing more can be written.
export function requireUnerased(call: Call, person_id: string, step: string) {
  if (isKeyDestroyed(call, person_id)) throw transitionError(personLifecycle, 'erased', step)
}

// Birth and death can't be in the future, and death can't precede birth.
export function requirePast(
  call: Call,
  told: { birth_date?: string | null; deceased_on?: string | null },
) {
  const tomorrow = dayOf(call.now, null).add({ days: 1 }).toString()
  for (const param of ['birth_date', 'deceased_on'] as const) {
    if ((told[param] ?? '') > tomorrow) throw new ApiError('date_in_future', {}, { param })
  }
  const { birth_date, deceased_on } = told
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
const of_account = ['care_team_ids', 'relationships'] as const

function requireAccount({ actor }: Call, param: (typeof of_account)[number]) {
  if (actor.kind !== 'practitioner') return
  const needs = `a secret key without On-Behalf-Of to change ${param}`
  const how_to_resolve = `Send ${param} with your secret key and without On-Behalf-Of.`
  throw new ApiError('permission_denied', { needs }, { param, how_to_resolve })
}

// All referenced practitioners, persons and consents must exist.
async function requireNamed(call: Call, asked: PersonChange) {
  const { care_team_ids = [], relationships = [], emergency_contacts = [] } = asked
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
  table: Parameters<typeof unknownOf>[1],
  ids: string[],
  param: (place: number) => string,
) {
  const named = ids.filter(Boolean)
  const [unknown] = named.length > 0 ? await unknownOf(call, table, named) : []
  if (unknown) throw notFound(table.slice(0, -1), param(ids.indexOf(unknown.id)))
}

// Relationships have IDs, which consents refer to.
function withIds<Asked extends { relationships?: { id?: string }[] }>(asked: Asked): Asked {
  if (!asked.relationships) return asked
  const relationships = asked.relationships.map((each) => ({ id: newId('rel'), ...each }))
  return { ...asked, relationships }
}

export async function noteRisk(call: Call, id: string, level: string) {
  const before = await lockRow(call, personKind, id)
  await requirePermission(call, id, { action: 'use', data_categories: ['assessments'] })
  requireKnown(before, 'note_risk')
  const risk = { level, noted_at: toTimestamp(call.now) }
  return riskOf(await updateRow(call, personKind, id, { risk }, 'risk_noted', before))
}

export async function readRisk(call: Call, id: string) {
  const person = await findPerson(call, id)
  await requirePermission(call, person.id, { action: 'access', data_categories: ['assessments'] })
  auditReads(call, 'person', [person], ['risk'])
  return riskOf(person)
}

const riskOf = (person: Row) => ({
  object: 'risk',
  person_id: person.id,
  level: person.risk?.level ?? null,
  noted_at: person.risk?.noted_at ?? null,
})

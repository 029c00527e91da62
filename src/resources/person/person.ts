// What the platform does with persons.
import { audit, auditReads } from '#audit.ts'
import { type Call, toTime } from '#call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { allowedSteps } from '#lifecycle.ts'
import { changeRow, lockRow, makeRow, type Row } from '#record.ts'
import { requirePermission } from '#resources/permission/permission.ts'
import { drawKey, openRow } from '#sealed.ts'
import { personKind, personLifecycle } from './lifecycle.ts'
import { planMajority } from './majority.ts'
import { dayOf } from '#resources/permission/minority.ts'
import { looksReal } from './looks_real.ts'
import type { PersonChange, PersonCreate, PersonSearch } from './schema.ts'
import {
  deleteKeys,
  findByTokens,
  findMeant,
  insertKey,
  replaceTokens,
  unknownPractitioners,
} from './store.ts'
import { tokensFor, tokensOf } from './tokens.ts'

// A practitioner who adds somebody cares for them.
export async function addPerson(call: Call, asked: PersonCreate) {
  const fields = { ...asked, care_team_ids: await careTeam(call, asked.care_team_ids ?? []) }
  requirePast(call, asked)
  const id = newId(personKind.prefix)
  const { key, wrapped } = await drawKey(call, id)
  call.person = { id, key }
  const person = await makeRow(call, personKind, id, {
    ...withIds(fields),
    status: personLifecycle.initial,
  })
  await insertKey(call, id, wrapped, tokensOf(call, person as never))
  planMajority(call, person)
  return looksReal(call, person)
}

export async function changePerson(call: Call, id: string, asked: PersonChange) {
  const before = await lockRow(call, personKind, id)
  await requirePermission(call, id, { action: 'use', data_categories: ['demographics'] })
  requireKnown(before, 'update')
  requirePast(call, asked)
  if (asked.care_team_ids) await careTeam(call, asked.care_team_ids)
  const after = await changeRow(call, personKind, id, withIds(asked))
  if (after.version === before.version) return after
  await indexPerson(call, after)
  planMajority(call, after)
  return looksReal(call, after)
}

// Reading the id of somebody who became one with another answers the other.
export async function readPerson(call: Call, id: string) {
  const person = await findPerson(call, id)
  await requirePermission(call, person.id, { action: 'access', data_categories: ['demographics'] })
  return person
}

export const indexPerson = (call: Call, person: Row) =>
  replaceTokens(call, person.id, tokensOf(call, person as never))

// What was sealed for them can be read by nobody from here on, nor is there anything to seal with.
export async function destroyKeys(call: Call, ids: string[]) {
  await deleteKeys(call, ids)
  call.person = null
}

export async function findPerson(call: Call, id: string, param = 'id') {
  const [row] = await findMeant(call, id)
  if (!row) throw notFound(personKind.object, param)
  return await openRow(call, personKind, row)
}

export async function searchPersons(call: Call, { limit = 10, ...wanted }: PersonSearch) {
  const tokens = tokensFor(call, wanted)
  if (tokens.length === 0) throw invalid(null, 'Send a name, birth_date, contact or identifier.')
  const rows = await findByTokens(call, tokens, limit)
  const data = await Promise.all(rows.slice(0, limit).map((row) => openRow(call, personKind, row)))
  const fields = Object.keys(wanted)
  audit(call, { action: 'person.searched', fields })
  auditReads(call, 'person', data, Object.keys(personKind.sealed.fields))
  const url = '/v1/persons/search'
  return { object: 'list', data, has_more: rows.length > limit, next_cursor: null, url }
}

export function requireKnown({ status }: Row, step: string) {
  if (status !== 'erased' && status !== 'merged') return
  const refused = { resource: 'person', status, step }
  throw new ApiError('invalid_transition', refused, {
    allowed: allowedSteps(personLifecycle, status),
  })
}

// Nobody was born or has died tomorrow.
export function requirePast(
  call: Call,
  asked: { birth_date?: string | null; deceased_on?: string },
) {
  const tomorrow = dayOf(call.now, null).add({ days: 1 }).toString()
  for (const param of ['birth_date', 'deceased_on'] as const) {
    if (asked[param] && asked[param] > tomorrow) throw new ApiError('day_in_future', {}, { param })
  }
}

async function careTeam(call: Call, ids: string[]) {
  const own = call.actor.kind === 'practitioner' ? [call.actor.id] : []
  const members = [...new Set([...ids, ...own])]
  const unknown = await (members.length > 0 ? unknownPractitioners(call, members) : [])
  const place = ids.indexOf(unknown[0]?.id ?? '')
  if (place >= 0) throw notFound('practitioner', `care_team_ids[${place}]`)
  return members
}

// Relationships are told apart by ids of their own, which consents refer to.
function withIds<Asked extends { relationships?: { id?: string }[] }>(asked: Asked): Asked {
  if (!asked.relationships) return asked
  const relationships = asked.relationships.map((each) => ({ id: newId('rel'), ...each }))
  return { ...asked, relationships }
}

export async function noteRisk(call: Call, id: string, level: string) {
  requireKnown(await lockRow(call, personKind, id), 'note_risk')
  await requirePermission(call, id, { action: 'use', data_categories: ['assessments'] })
  const risk = { level, noted_at: toTime(call.now) }
  const person = await changeRow(call, personKind, id, { risk }, 'risk_noted')
  return riskOf(person)
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

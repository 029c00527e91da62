// The external IDs of the objects that rows refer to. An object without one is named by its ID.
import type { Call } from '#kernel/call.ts'
import { raw, sql } from '#db/sql.ts'
import { isIn } from '#kernel/state_sets.ts'
import { formKind } from '#areas/documents/form/lifecycle.ts'
import { formResponseKind } from '#areas/documents/form_response/lifecycle.ts'
import { consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { assessmentKind } from '#areas/notes/assessment/lifecycle.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import { references } from '#areas/imports/import/references.ts'

// Null for what isn't exported, for example a person who was erased, merged or is deceased.
export type Externals = Map<string, string | null>

const by_field = new Map(Object.entries(references).map(([name, { field }]) => [field, name]))

// The IDs that rows refer to, at any depth.
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) idsIn(item, found)
  else if (value !== null && typeof value === 'object' && !Buffer.isBuffer(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (!by_field.has(name)) idsIn(member, found)
      else for (const id of [member].flat()) if (typeof id === 'string') found.add(id)
    }
  }
  return found
}

export async function findExternals(call: Call, ids: Set<string>): Promise<Externals> {
  const wanted = [...ids]
  const practitioners = await call.query<{ id: string; external_id: string }>(sql`
    select id, coalesce(external_id, id) as external_id from practitioners
    where account = ${call.account} and id = any(${wanted})`)
  const persons = await call.query<Pick<PersonRow, 'status'> & { id: string; external_id: string }>(
    sql`
      select id, coalesce(external_id, id) as external_id, status from persons
      where account = ${call.account} and id = any(${wanted})`,
  )
  const others = await Promise.all(
    [sessionKind, assessmentKind, formKind, formResponseKind].map(({ table }) =>
      call.query<{ id: string; external_id: string }>(sql`
        select id, coalesce(external_id, id) as external_id from ${raw(table)}
        where account = ${call.account} and id = any(${wanted})`),
    ),
  )
  const consents = await call.query<
    Pick<ConsentRow, 'status'> & { id: string; external_id: string }
  >(
    sql`
      select id, coalesce(external_id, id) as external_id, status from consents
      where account = ${call.account} and id = any(${wanted})`,
  )
  return new Map([
    ...consents.map(
      ({ id, external_id, status }) => [id, isEnded(status) ? null : external_id] as const,
    ),
    ...others.flat().map(({ id, external_id }) => [id, external_id] as const),
    ...practitioners.map(({ id, external_id }) => [id, external_id] as const),
    ...persons.map(
      ({ id, external_id, status }) => [id, isExported(status) ? external_id : null] as const,
    ),
  ])
}

export const isExported = (status: PersonRow['status']) => isIn(personLifecycle, 'editable', status)

// A consent that ended must not come back to life, so only those in force and drafts are exported.
export const isEnded = (status: ConsentRow['status']) =>
  !isIn(consentLifecycle, 'editable', status) &&
  !isIn(consentLifecycle, 'in_force_by_period', status)

export class NotExported extends Error {}

// The same tree with external IDs. Throws NotExported if it refers to a person who isn't exported.
export function withExternals(value: unknown, externals: Externals): unknown {
  if (Array.isArray(value)) return value.map((item) => withExternals(item, externals))
  if (value === null || typeof value !== 'object') return value
  const nameOf = (id: string) => {
    const external_id = externals.get(id)
    if (!external_id) throw new NotExported()
    return external_id
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      const external_name = by_field.get(name)
      if (!external_name) return [[name, withExternals(member, externals)]]
      if (Array.isArray(member)) return [[external_name, member.map(nameOf)]]
      return typeof member === 'string' ? [[external_name, nameOf(member)]] : []
    }),
  )
}

// Checks and completes what a request says about a person.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { dayOf } from '#areas/persons/consent_decision/minority.ts'
import { type Contact, most_contacts } from './details.ts'
import type { PersonChange, PersonCreate } from './schema.ts'
import { findMissing } from './store.ts'

// All referenced practitioners, persons and consents must exist.
export async function requireReferences(call: Call, body: PersonChange) {
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

// Some people have a single name, and for others only one is known.
export function requireNames({
  names = [],
  emergency_contacts = [],
  relationships = [],
}: PersonChange) {
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
export function shorthandContacts(
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
export function withDefaults<Body extends PersonChange>(body: Body) {
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

// Gathers the facts of a decision in one round trip: the person, representatives, consents, care
// team, payers and open emergency accesses.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { protectedIn } from '#catalogue/protected_categories.ts'
import { nothing, sql } from '#db/sql.ts'
import { unwrapKey } from '#kernel/person_key.ts'
import { decryptFields } from '#kernel/encrypted_row.ts'
import { authorityFor } from './authority.ts'
import type { ConsentFact, Facts } from './decision_types.ts'
import { dayOf, isMinorOn, jurisdictionOf, type Told } from './minority.ts'

type Found = {
  id: string
  status: string
  version: number
  encrypted: Buffer | null
  wrapped_key: Buffer | null
  care_team: string[]
  payers: string[]
  consents: { id: string; kind: string; decision: string; encrypted: string }[]
  emergency_accesses: Facts['emergency_accesses']
}

// Callers that write about a person take a shared lock, so that the person isn't merged or erased
// meanwhile, without blocking other writers.
type Options = { hold?: boolean }

const factsStatement = (call: Call, ids: string[], { hold }: Options) => sql`
  select persons.id, persons.status, persons.version, persons.encrypted,
    person_keys.wrapped as wrapped_key,
    care_team_of(persons.id) as care_team,
    array(
      select distinct payer_id from coverages
      where coverages.person_id = persons.id and coverages.status = 'active'
        and daterange(starts_on, ends_on, '[]') @> (${toTimestamp(call.now)}::timestamptz)::date)
      as payers,
    coalesce((
      select json_agg(json_build_object('id', consents.id, 'kind', consents.kind,
        'decision', consents.decision, 'encrypted', encode(consents.encrypted, 'base64')))
      from consents
      where consents.person_id = persons.id
        and consents.status in ('granted', 'scheduled')), '[]') as consents,
    coalesce((
      select json_agg(json_build_object('id', id, 'practitioner_id', practitioner_id))
      from emergency_accesses
      where person_id = persons.id and status = 'opened' and expires_at > now()), '[]')
      as emergency_accesses
  from persons
  left join person_keys on person_keys.person_id = persons.id
  where persons.id = any(${ids})
  ${hold ? sql`for key share of persons` : nothing}`

export type Gathered = {
  facts: Facts
  person: Pick<Found, 'id' | 'status' | 'version'>
  told: Told & Record<string, any> // The person's row, decrypted.
}

// Resolves merged persons.
export async function gatherFacts(
  call: Call,
  id: string,
  param: string,
  options: Options = {},
): Promise<Gathered> {
  const [found] = await call.query<Found>(factsStatement(call, [id], options))
  if (!found) throw notFound('person', param)
  if (found.status === 'merged') {
    return await gatherFacts(call, await mergedInto(call, id), param, options)
  }
  return await factsFrom(call, found)
}

// For a list: the persons that exist, by ID.
export async function gatherMany(call: Call, ids: string[]) {
  const found = await call.query<Found>(factsStatement(call, ids, {}))
  const gathered = await Promise.all(found.map((each) => factsFrom(call, each)))
  return new Map(gathered.map((each) => [each.person.id, each]))
}

async function mergedInto(call: Call, id: string) {
  const [one] = await call.query<{ merged_into_id: string }>(
    sql`select merged_into_id from persons where id = ${id}`,
  )
  return one!.merged_into_id
}

async function factsFrom(call: Call, found: Found): Promise<Gathered> {
  const key = await unwrapKey(call, found.id, found.wrapped_key)
  const open = (table: string, row: string, encrypted: Buffer) =>
    decryptFields(call, table, row, [key!], encrypted)

  const said = key && found.encrypted ? open('persons', found.id, found.encrypted) : {}
  const told = { ...nobody, ...said } as Told
  const today = dayOf(call.now, told.time_zone)
  const is_minor = isMinorOn(told, today) ?? false
  const consents = (key ? found.consents : []).map(({ encrypted, ...consent }) =>
    factOf({ ...consent, ...open('consents', consent.id, Buffer.from(encrypted, 'base64')) }),
  )

  const { id: person_id, care_team, payers, emergency_accesses } = found
  const representatives = representativesOf(told, today.toString(), is_minor)
  const stands = (id: string, kind: string) =>
    representatives.some(
      (each) => each.relationship_id === id && each.authority.includes(authorityFor(kind)),
    )
  const facts = {
    person_id,
    consented_alone: is_minor && consents.some(isTreatmentByMinor),
    representatives,
    // A representative's consent is in force only while their authority is.
    consents: consents.filter(({ kind, grantor: { capacity, relationship_id } }) =>
      capacity === 'self' ? true : stands(relationship_id ?? '', kind),
    ),
    care_team,
    payers,
    protected_categories: protectedIn(jurisdictionOf(told, today.toString())),
    emergency_accesses,
  }
  return { facts, person: found, told }
}

// A consent with defaults filled in. A scheduled consent is in force from its start, even if the
// job that grants it hasn't run.
const factOf = (consent: Record<string, any>) =>
  ({
    ...consent,
    status: 'granted',
    period: { start: null, end: null, ...consent.period },
    recipients: consent.recipients.map((each: object) => ({ ...no_recipient, ...each })),
    recorded_by: recorderOf(consent.evidence?.at(-1)?.recorded_by),
  }) as ConsentFact & ByWhom

const recorderOf = (actor = '') =>
  actor.startsWith('practitioner ') ? actor.slice('practitioner '.length) : null

const no_recipient = { id: null, name: null, revoked_at: null }

type ByWhom = { grantor: { capacity: string; relationship_id?: string | null } }

const nobody = { birth_date: null, time_zone: null, addresses: [], relationships: [] }

const isTreatmentByMinor = ({ kind, grantor }: ConsentFact & ByWhom) =>
  kind === 'treatment' && grantor.capacity === 'self'

type Relationship = {
  id: string
  kind: string
  person_id?: string | null
  basis: string
  authority: string[]
  restrictions?: string[]
  period?: { start?: string | null; end?: string | null } | null
}

// Personal representatives on that day. Parents represent only minors.
export function representativesOf(told: Told, today: string, is_minor: boolean) {
  const relationships = told.relationships as Relationship[]
  return relationships
    .filter(({ period }) => (period?.start ?? '') <= today && (period?.end ?? '9999') >= today)
    .filter(({ basis }) => basis !== 'parental' || is_minor)
    .map(({ id, kind, person_id = null, authority, restrictions = [] }) => ({
      relationship_id: id,
      kind,
      person_id,
      authority,
      restrictions,
    }))
}

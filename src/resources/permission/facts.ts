// What a decision is judged by, gathered in one round trip: the person, who stands in for them,
// their consents, who cares for them, and who has opened the record in an emergency.
import type { Call } from '#call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { openFields, openKey } from '#sealed.ts'
import type { ConsentFact, Facts } from './decision_types.ts'
import { dayOf, isMinorOn, type Told } from './minority.ts'

type Found = {
  id: string
  status: string
  version: number
  sealed: Buffer | null
  wrapped_key: Buffer | null
  care_team: string[]
  consents: { id: string; kind: string; status: string; sealed: string }[]
  emergency_accesses: Facts['emergency_accesses']
}

// A session that was called off makes nobody part of the care team.
const calledOff = ['canceled', 'declined', 'expired', 'released']

// Where two became one, the one is meant.
const factsStatement = (id: string) => sql`
  select persons.id, persons.status, persons.version, persons.sealed,
    person_keys.wrapped as wrapped_key,
    care_team_ids || array(
      select distinct practitioner_id from sessions
      where sessions.person_id = persons.id
        and sessions.status <> all(${calledOff})) as care_team,
    coalesce((
      select json_agg(json_build_object('id', consents.id, 'kind', consents.kind,
        'status', consents.status, 'sealed', encode(consents.sealed, 'base64')))
      from consents
      where consents.person_id = persons.id and consents.status = 'granted'), '[]') as consents,
    coalesce((
      select json_agg(json_build_object('id', id, 'practitioner_id', practitioner_id))
      from emergency_accesses
      where person_id = persons.id and status = 'opened' and expires_at > now()), '[]')
      as emergency_accesses
  from persons
  left join person_keys on person_keys.person_id = persons.id
  where persons.id = coalesce((select merged_into_id from persons where id = ${id}), ${id})`

export type Gathered = {
  facts: Facts
  person: Pick<Found, 'id' | 'status' | 'version'>
  told: Told & Record<string, any> // What the person's row says, opened.
}

export async function gatherFacts(call: Call, id: string, param: string): Promise<Gathered> {
  const [found] = await call.query<Found>(factsStatement(id))
  if (!found) throw notFound('person', param)
  const key = await openKey(call, found.id, found.wrapped_key)
  call.person = key && { id: found.id, key }
  const open = (table: string, row: string, sealed: Buffer) =>
    openFields(call, table, row, key!, sealed)

  const said = key && found.sealed ? open('persons', found.id, found.sealed) : {}
  const told = { ...nobody, ...said } as Told
  const today = dayOf(call.now, told.time_zone)
  const is_minor = isMinorOn(told, today) ?? false
  const consents = (key ? found.consents : []).map(({ sealed, ...consent }) =>
    factOf({ ...consent, ...open('consents', consent.id, Buffer.from(sealed, 'base64')) }),
  )

  const { id: person_id, care_team, emergency_accesses } = found
  const facts = {
    person_id,
    consented_alone: is_minor && consents.some(isTreatmentByMinor),
    representatives: representativesOf(told, today.toString(), is_minor),
    consents: consents.filter((consent) => is_minor || !isByParent(consent)),
    care_team,
    payers: [],
    emergency_accesses,
  }
  return { facts, person: found, told }
}

// A consent as it was told, with what was left out said as nothing.
const factOf = (consent: Record<string, any>) =>
  ({
    ...consent,
    period: { start: null, end: null, ...consent.period },
    recipients: consent.recipients.map((each: object) => ({ ...no_recipient, ...each })),
  }) as ConsentFact & ByWhom

const no_recipient = { id: null, name: null, revoked_at: null }

type ByWhom = { grantor: { capacity: string } | null }

const nobody = { birth_date: null, time_zone: null, addresses: [], relationships: [] }

const isTreatmentByMinor = ({ kind, grantor }: ConsentFact & ByWhom) =>
  kind === 'treatment' && grantor?.capacity === 'self'

// What a parent or guardian agreed to ends when the minor comes of age.
const isByParent = ({ grantor }: ByWhom) =>
  grantor?.capacity === 'parent' || grantor?.capacity === 'guardian'

type Relationship = {
  id: string
  person_id?: string | null
  basis: string
  authority: string[]
  restrictions?: string[]
  period?: { start?: string | null; end?: string | null } | null
}

// Those who stand in for the person on that day. Parents do only for a minor.
export function representativesOf(told: Told, today: string, is_minor: boolean) {
  const relationships = told.relationships as Relationship[]
  return relationships
    .filter(({ period }) => (period?.start ?? '') <= today && (period?.end ?? '9999') >= today)
    .filter(({ basis }) => basis !== 'parental' || is_minor)
    .map(({ id, person_id = null, authority, restrictions = [] }) => ({
      relationship_id: id,
      person_id,
      authority,
      restrictions,
    }))
}

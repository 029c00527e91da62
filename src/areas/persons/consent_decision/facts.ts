// Gathers the facts of a decision in one round trip: the person, representatives, consents, care
// team, payers and open emergency accesses.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { protectedIn } from '#catalogue/protected_categories.ts'
import { nothing, raw, sql, type Statement } from '#db/sql.ts'
import { unwrapKey } from '#kernel/person_key.ts'
import { decryptFields } from '#kernel/encrypted_row.ts'
import { portionsOf } from '#kernel/many.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import { emptyTerms } from '#areas/persons/consent/kind.ts'
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import { emergencyAccessLifecycle } from '#areas/persons/emergency_access/lifecycle.ts'
import { emptyDetails, personLifecycle } from '#areas/persons/person/lifecycle.ts'
import type { PersonDetails, PersonRow } from '#areas/persons/person/schema.ts'
import { authorityFor } from './authority.ts'
import type { Facts } from './decision_types.ts'
import type { ConsentKind } from './vocabulary.ts'
import { dayOf, isMinorOn, jurisdictionOf } from './minority.ts'

type FactsRow = Pick<PersonRow, 'id' | 'status' | 'version'> & {
  encrypted: Buffer | null
  wrapped_key: Buffer | null
  care_team: string[]
  payers: string[]
  consents: (Pick<ConsentRow, 'id' | 'kind' | 'decision'> & {
    encrypted: string
    expired_at: string | null
  })[]
  emergency_accesses: Facts['emergency_accesses']
}

// Callers that write about a person take a shared lock, so that the person isn't merged or erased
// meanwhile, without blocking other writers.
type Options = {
  hold?: boolean
  in_slices?: boolean // For many persons: lets other requests run in between.
  care_on?: string | null // The last day of the care that is billed, if that is the question.
}

// How the statement reads care teams. Those of many persons are read with one call.
type CareTeams = { column: Statement; joined: Statement }

const teamOfEach = ({ account }: Call): CareTeams => ({
  column: sql`care_team_of(${account}, persons.id)`,
  joined: nothing,
})

const teamsOfAll = ({ account }: Call, ids: string[]): CareTeams => ({
  column: raw('team.care_team'),
  joined: sql`left join care_teams_of(${account}, ${ids}) as team on team.person_id = persons.id`,
})

const factsStatement = (
  call: Call,
  ids: string[],
  { hold, care_on = null }: Options,
  team: CareTeams,
) => sql`
  select persons.id, persons.status, persons.version, persons.encrypted,
    person_keys.wrapped as wrapped_key,
    ${team.column} as care_team,
    payers_of(${call.account}, persons.id,
      coalesce(${care_on}::date, (${toTimestamp(call.now)}::timestamptz)::date)) as payers,
    coalesce((
      select json_agg(json_build_object('id', consents.id, 'kind', consents.kind,
        'decision', consents.decision, 'expired_at', consents.expired_at,
        'encrypted', encode(consents.encrypted, 'base64')))
      from consents
      where consents.account = ${call.account} and consents.person_id = persons.id
        and ${
          care_on
            ? inSet(consentLifecycle, 'in_force_for_claims', 'consents.status')
            : inSet(consentLifecycle, 'in_force_by_period', 'consents.status')
        }), '[]')
      as consents,
    coalesce((
      select json_agg(json_build_object('id', id, 'practitioner_id', practitioner_id))
      from emergency_accesses
      where emergency_accesses.account = ${call.account} and person_id = persons.id
        and ${inSet(emergencyAccessLifecycle, 'open', 'emergency_accesses.status')}
        and expires_at > now()), '[]')
      as emergency_accesses
  from persons
  left join person_keys
    on person_keys.account = ${call.account} and person_keys.person_id = persons.id
  ${team.joined}
  where persons.account = ${call.account} and persons.id = any(${ids})
  ${hold ? sql`for key share of persons` : nothing}`

export type PersonFacts = {
  facts: Facts
  factsOn(day: Temporal.PlainDate): Facts // Representatives' authority ends, at majority or before.
  person: Pick<PersonRow, 'id' | 'status' | 'version'>
  details: PersonDetails
}

// Resolves merged persons.
export async function gatherFacts(
  call: Call,
  id: string,
  param: string,
  options: Options = {},
): Promise<PersonFacts> {
  const [row] = await call.query<FactsRow>(factsStatement(call, [id], options, teamOfEach(call)))
  if (!row) throw notFound('person', param)
  if (isIn(personLifecycle, 'merged', row.status)) {
    return await gatherFacts(call, await mergedInto(call, id), param, options)
  }
  return await factsFrom(call, row, options.care_on)
}

// For a list: the persons that exist, by ID.
export async function gatherMany(call: Call, ids: string[], options: Options = {}) {
  const gathered = options.in_slices
    ? await gatherInPortions(call, ids, options)
    : await Promise.all((await findFacts(call, ids, options)).map((row) => factsFrom(call, row)))
  return new Map(gathered.map((each) => [each.person.id, each]))
}

const findFacts = (call: Call, ids: string[], options: Options) =>
  call.query<FactsRow>(factsStatement(call, ids, options, teamsOfAll(call, ids)))

// Decrypts a portion while the database reads the next one.
async function gatherInPortions(call: Call, ids: string[], options: Options) {
  const gathered: PersonFacts[] = []
  let decrypting: Promise<PersonFacts[]> = Promise.resolve([])
  for (const portion of portionsOf(ids)) {
    const [rows, before] = await Promise.all([findFacts(call, portion, options), decrypting])
    gathered.push(...before)
    decrypting = call.slices.map(rows, (row) => factsFrom(call, row))
  }
  return [...gathered, ...(await decrypting)]
}

async function mergedInto(call: Call, id: string) {
  const [row] = await call.query<{ merged_into_id: string }>(
    sql`select merged_into_id from persons where account = ${call.account} and id = ${id}`,
  )
  return row!.merged_into_id
}

async function factsFrom(
  call: Call,
  row: FactsRow,
  care_on: string | null = null,
): Promise<PersonFacts> {
  const key = await unwrapKey(call, row.id, row.wrapped_key)
  const decrypted = (table: string, id: string, encrypted: Buffer) =>
    decryptFields(call, table, id, [key!], encrypted)

  const stored = key && row.encrypted ? decrypted('persons', row.id, row.encrypted) : {}
  const details: PersonDetails = { ...emptyDetails, ...stored }
  const consents = (key ? row.consents : []).map(({ encrypted, expired_at, ...consent }) => {
    const fact = factOf({
      ...emptyTerms,
      ...consent,
      ...decrypted('consents', consent.id, Buffer.from(encrypted, 'base64')),
    })
    return care_on ? countedForCare(fact, expired_at, care_on) : fact
  })

  const { id: person_id, care_team, payers, emergency_accesses } = row
  const factsOn = (day: Temporal.PlainDate): Facts => {
    const is_minor = isMinorOn(details, day) ?? false
    const representatives = representativesOf(details, day.toString(), is_minor)
    const signers = care_on
      ? [...representatives, ...representativesThen(details, care_on)]
      : representatives
    const isAuthorized = (id: string, kind: ConsentKind) =>
      signers.some(
        (each) => each.relationship_id === id && each.authority.includes(authorityFor(kind)),
      )
    return {
      person_id,
      consented_alone: is_minor && consents.some(isTreatmentByMinor),
      representatives,
      // A representative's consent is in force only while their authority is.
      consents: consents.filter(({ kind, grantor: { capacity, relationship_id } }) =>
        capacity === 'self' ? true : isAuthorized(relationship_id ?? '', kind),
      ),
      care_team,
      payers,
      protected_categories: protectedIn(jurisdictionOf(details, care_on ?? day.toString())),
      emergency_accesses,
    }
  }
  const facts = factsOn(dayOf(call.now, details.time_zone))
  return { facts, factsOn, person: row, details }
}

// A consent with defaults filled in. A scheduled consent is in force from its start, even if the
// job that grants it hasn't run.
const factOf = (consent: typeof emptyTerms & Pick<ConsentRow, 'id' | 'kind' | 'decision'>) => ({
  ...consent,
  status: consentLifecycle.steps.begin.to,
  period: { start: null, end: null, ...consent.period },
  recipients: consent.recipients.map((each) => ({ ...no_recipient, ...each })),
  recorded_by: recorderOf(consent.evidence.at(-1)?.recorded_by),
})

// Care is given in reliance on the consents of its day (42 CFR 2.31(a)(6)), so what ended by its
// terms after the care doesn't end for its claim. What was revoked does.
function countedForCare(
  { period, ...fact }: ReturnType<typeof factOf>,
  expired_at: string | null,
  care_on: string,
) {
  const ends = [period.end, expired_at].flatMap((end) => (end ? [Date.parse(end)] : []))
  const covered = ends.every((end) => end > Date.parse(`${care_on}T${midday}`))
  const ended = expired_at ? new Date(Math.min(...ends)).toISOString() : period.end
  return { ...fact, period: { ...period, end: covered ? null : ended } }
}

// Within the day in every US time zone.
const midday = '12:00:00Z'

function representativesThen(details: PersonDetails, day: string) {
  const is_minor = isMinorOn(details, Temporal.PlainDate.from(day)) ?? false
  return representativesOf(details, day, is_minor)
}

const recorderOf = (actor = '') =>
  actor.startsWith('practitioner ') ? actor.slice('practitioner '.length) : null

const no_recipient = { id: null, name: null, revoked_at: null }

const isTreatmentByMinor = ({ kind, grantor }: Pick<ConsentRow, 'kind' | 'grantor'>) =>
  kind === 'treatment' && grantor.capacity === 'self'

// Personal representatives on that day. Parents represent only minors.
export function representativesOf(
  { relationships }: Pick<PersonDetails, 'relationships'>,
  today: string,
  is_minor: boolean,
) {
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

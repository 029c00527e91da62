// Judges a request by what the database said of its key: may it do this, and for whom. Whether the
// key is good and has room left in its limits is checked in admit.ts.
import type { Actor } from '#call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isWithin } from './address.ts'
import type { House } from './house.ts'
import type { Route } from './route.ts'

// What enter() answers: see migrations/0002_enter_and_leave.sql and 0040_credentials.sql.
export type Entrance = {
  account: string | null
  key_id: string
  key_scopes: Scope[] | null
  key_expires_at: string | null
  key_valid: boolean
  now: string
  real_now: string
  rate_limit_per_second: number | null
  rate_limit_per_minute: number | null
  actor_found: boolean | null
  key_allowed_ips: string[] | null
  subject_kind: 'practitioner' | 'person' | null // Whom a scoped token is for; null for a key.
  subject_id: string | null
  token_origins: string[] | null
  kept_fingerprint: string | null
  kept_object_id: string | null
  kept_answer: Buffer | null
  kept_person_id: string | null
  kept_wrapped_key: Buffer | null
}

export const timesOf = ({ now, real_now }: Entrance) => ({
  now: Temporal.Instant.from(now),
  real_now: Temporal.Instant.from(real_now),
})

const subjectOf = ({ subject_kind, subject_id }: Entrance): Actor | null =>
  subject_kind && { kind: subject_kind, id: subject_id! }

export const keyOf = (entrance: Entrance) => ({
  id: entrance.key_id,
  scopes: entrance.key_scopes,
  expires_at: entrance.key_expires_at,
  allowed_ips: entrance.key_allowed_ips,
  public_to: subjectOf(entrance),
})

export const enterStatement = (key_hash: string, practitioner: string | null, key: string | null) =>
  sql`select ${allColumns('entrance')} from enter(${key_hash}, ${practitioner}, ${key})`

export const isOutOfPlace = ({ key_allowed_ips }: Entrance, address: string) =>
  key_allowed_ips !== null && !isWithin(address, key_allowed_ips)

export const outOfPlace = () =>
  new ApiError('permission_denied', { needs: 'to come from one of its allowed_ips' })

// A person calls what is made for persons, and nothing else.
const usual_actors: Actor['kind'][] = ['account', 'practitioner']

// Whether the key and whoever it acts for may call this at all, whatever the request says.
export function judgeRoute({ secrets }: House, route: Route, entrance: Entrance, actor: Actor) {
  const { scope, actors = usual_actors, sandbox_only } = route
  if (sandbox_only && secrets.environment !== 'sandbox') throw notFound('path')
  if (scope && entrance.key_scopes && !entrance.key_scopes.includes(scope)) {
    const required_scopes = [scope]
    throw new ApiError('permission_denied', { needs: `the scope ${scope}` }, { required_scopes })
  }
  if (!actors.includes(actor.kind)) {
    const needs = `to be called by the ${actors.join(' or ')}, not on behalf of a ${actor.kind}`
    const param = entrance.subject_kind ? {} : { param: 'On-Behalf-Of' }
    throw new ApiError('permission_denied', { needs }, param)
  }
}

// Metadata is the account's own: a token is not shown it, does not write it or search by it.
export function judgeMetadata({ subject_kind }: Entrance, { metadata }: { metadata?: unknown }) {
  if (!subject_kind || metadata === undefined) return
  const needs = 'a secret key: metadata is the account’s own'
  throw new ApiError('permission_denied', { needs }, { param: 'metadata' })
}

// Whether there is anybody to act for: existence, judged after the request's shape.
export function judgeActor(entrance: Entrance, actor: Actor) {
  if (actor.kind === 'practitioner' && !entrance.subject_kind && !entrance.actor_found) {
    throw notFound('practitioner', 'On-Behalf-Of')
  }
}

// Who acts: a token's subject, whatever the request says; else whoever the header names.
export function actorIn(entrance: Entrance, asked: Actor): Actor {
  const subject = subjectOf(entrance)
  if (!subject) return asked
  if (asked.kind === 'account') return subject
  const needs = 'a secret key: a scoped token acts for its own subject and nobody else'
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}

// A secret key that comes with an Origin was in a browser; our own pages are served with the key's
// owner looking on. A token says itself where it may come from; without a list, from no page.
export function judgeOrigin({ public_url }: House, entrance: Entrance, origin?: string) {
  const { token_origins } = entrance
  if (!token_origins) {
    if (origin !== undefined && origin !== public_url) throw fromPage()
  } else if (token_origins.length === 0) {
    if (origin !== undefined) throw fromElsewhere()
  } else if (!token_origins.includes(origin ?? '')) throw fromElsewhere()
}

const fromPage = () =>
  new ApiError('origin_refused', {
    reason: 'secret keys are for servers, and this one came from a web page.',
  })
const fromElsewhere = () =>
  new ApiError('origin_refused', {
    reason: 'the scoped token is not for the origin it came from.',
  })

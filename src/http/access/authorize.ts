// Authorizes a request: checks the key's scope, origin, IP address and actor. admit.ts checks that
// the key is valid and within its rate limits.
import type { Actor } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { builtInRole } from '#catalogue/roles.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { lacksScopes } from '#kernel/required_scopes.ts'
import { isWithin } from '#http/transport/client_address.ts'
import type { AppContext } from '#http/app_context.ts'
import type { Route } from '#http/routing/route.ts'
import { requireFreshSignIn } from './fresh_sign_in.ts'

// The result of enter(): see migrations/0060_requests.sql.
export type Entry = {
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
  subject_kind: 'practitioner' | 'person' | null // Subject of a scoped token; null for a key.
  subject_id: string | null
  token_origins: string[] | null
  member_id: string | null // The member whose token it is. Null for other credentials.
  member_role: string | null
  member_practitioner_id: string | null
  member_fresh_until: string | null
  stored_fingerprint: string | null
  stored_object_id: string | null
  stored_response: Buffer | null
  stored_person_id: string | null
  stored_wrapped_key: Buffer | null
}

// Of a request whose Idempotency-Key wasn't used before.
export const nothing_stored = {
  stored_fingerprint: null,
  stored_object_id: null,
  stored_response: null,
  stored_person_id: null,
  stored_wrapped_key: null,
}

export const timesOf = ({ now, real_now }: Entry) => ({
  now: Temporal.Instant.from(now),
  real_now: Temporal.Instant.from(real_now),
})

const subjectOf = ({ subject_kind, subject_id }: Entry): Actor | null =>
  subject_kind && { kind: subject_kind, id: subject_id! }

// The scopes of a key or token. Those of a built-in role aren't in the database.
const scopesOf = ({ key_scopes, member_role }: Entry): readonly Scope[] | null =>
  (member_role && builtInRole(member_role)?.scopes) || key_scopes

export const credentialOf = (entry: Entry) => ({
  id: entry.key_id,
  scopes: scopesOf(entry),
  // Keys that a member creates can outlive the member's token.
  expires_at: entry.member_id ? null : entry.key_expires_at,
  allowed_ips: entry.key_allowed_ips,
  public_to: subjectOf(entry),
})

type Enter = {
  key_hash: string
  practitioner_id?: string | null // In On-Behalf-Of.
  idempotency_key?: string | null // Its hash.
  reads_only?: boolean
  from_replica?: boolean
}

export function enterStatement(enter: Enter) {
  const { key_hash, practitioner_id = null, idempotency_key = null, reads_only = false } = enter
  const columns = allColumns('enter_result')
  const values = sql`${key_hash}, ${practitioner_id}, ${idempotency_key}, ${reads_only}`
  if (enter.from_replica) return sql`select ${columns} from enter_replica(${values})`
  return sql`select ${columns} from enter(${values})`
}

export const isOutOfPlace = ({ key_allowed_ips }: Entry, address: string) =>
  key_allowed_ips !== null && !isWithin(address, key_allowed_ips)

export const outOfPlace = () =>
  new ApiError('permission_denied', { needs: "Your IP address isn't in this key's `allowed_ips`." })

// Operations are available to a person's token only if they declare it.
export const usual_actors: Actor['kind'][] = ['account', 'practitioner']

// Checks that the key and its actor can call the route, regardless of the parameters.
export function authorizeRoute({ secrets }: AppContext, route: Route, entry: Entry, actor: Actor) {
  const { scope, actors = usual_actors, sandbox_only } = route
  if (sandbox_only && secrets.environment !== 'sandbox') throw notFound('path')
  const key_scopes = scopesOf(entry)
  if (scope && key_scopes && !key_scopes.includes(scope)) {
    const required_scopes = [scope]
    throw new ApiError('permission_denied', { needs: lacksScopes([scope]) }, { required_scopes })
  }
  if (route.needs_fresh_sign_in) requireFreshSignIn(entry)
  if (!actors.includes(actor.kind)) {
    const needs = whoCanCall(actors, actor, entry)
    const param = entry.subject_kind ? {} : { param: 'On-Behalf-Of' }
    throw new ApiError('permission_denied', { needs }, param)
  }
}

// Which header or token each kind of actor calls with.
const credentials: Record<Actor['kind'], string> = {
  account: 'your secret key without `On-Behalf-Of`',
  practitioner: "`On-Behalf-Of: prac_...` with your secret key, or a practitioner's scoped token",
  person: "a person's scoped token",
}

function whoCanCall(actors: Actor['kind'][], actor: Actor, { subject_kind }: Entry) {
  const sent =
    actor.kind === 'account'
      ? 'the account (a secret key without `On-Behalf-Of`)'
      : subject_kind
        ? `a ${actor.kind}'s scoped token`
        : `a ${actor.kind} (\`On-Behalf-Of\`)`
  const either = actors.includes('account') && actors.includes('practitioner')
  const ways = either
    ? 'your secret key, with or without `On-Behalf-Of`'
    : actors.map((kind) => credentials[kind]).join(', or ')
  return `This operation isn't available to ${sent}. Use ${ways}.`
}

// What belongs to the account: scoped tokens can't read, write or filter by it.
const account_fields = ['metadata', 'external_id'] as const
type AccountFields = { [Name in (typeof account_fields)[number]]?: unknown }

export function authorizeAccountFields({ subject_kind }: Entry, sent: AccountFields) {
  const param = subject_kind && account_fields.find((name) => sent[name] !== undefined)
  if (!param) return
  const needs = `\`${param}\` can be used only with a secret key, not with a scoped token.`
  throw new ApiError('permission_denied', { needs }, { param })
}

// Checks that the practitioner in On-Behalf-Of exists, after the request was validated. A member
// can act only on behalf of the practitioner they are.
export function authorizeActor(entry: Entry, actor: Actor) {
  if (actor.kind === 'practitioner' && entry.member_id) {
    if (actor.id === entry.member_practitioner_id) return
    const needs = 'A member can act only on behalf of the practitioner they are linked to.'
    throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
  }
  if (actor.kind === 'practitioner' && !entry.subject_kind && !entry.actor_found) {
    throw notFound('practitioner', 'On-Behalf-Of')
  }
}

// The actor: a token's subject, or the practitioner in On-Behalf-Of, or the account.
export function actorIn(entry: Entry, request: Actor): Actor {
  const subject = subjectOf(entry)
  if (!subject) return request
  if (request.kind === 'account') return subject
  const needs =
    '`On-Behalf-Of` requires a secret key. A scoped token always acts for its own subject.'
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}

// An Origin header means a browser sent the request. Secret keys are accepted only from pages that
// Attune serves. Scoped tokens are accepted only from their allowed_origins.
export function authorizeOrigin({ public_url }: AppContext, entry: Entry, origin?: string) {
  const { token_origins } = entry
  if (!token_origins) {
    if (origin !== undefined && origin !== public_url) throw fromPage()
  } else if (token_origins.length === 0) {
    if (origin !== undefined) throw fromElsewhere()
  } else if (!token_origins.includes(origin ?? '')) throw fromElsewhere()
}

const fromPage = () =>
  new ApiError('origin_refused', {
    reason: "Secret keys can't be used from a web page.",
  })
const fromElsewhere = () =>
  new ApiError('origin_refused', {
    reason: "The scoped token's `allowed_origins` doesn't include this origin.",
  })

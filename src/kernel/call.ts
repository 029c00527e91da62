// What every handler is given: the transaction it runs in, who is calling, and when. What it
// leaves behind (events, entries of the trail, what is due later, the index of its metadata) is
// collected here and written when it ends.
import type { Scope } from '#catalogue/scopes.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Statement } from '#db/sql.ts'
import type { Allowances } from '#settings/config.ts'
import type { MetadataDraft } from './metadata_index.ts'

export type Actor = { kind: 'account' | 'practitioner' | 'person'; id: string }

// Where a call comes from: a request, the platform itself (time, deliveries), the command line.
export type Origin = 'request' | 'platform' | 'operator'

// Whom a route sends something of a person's record to: a payer, the person, or whoever the request
// names.
export type SendsTo = 'payer' | 'person' | 'recipient'

export type Call = {
  query<Row = any>(statement: Statement): Promise<Row[]>
  account: string
  key: Credential | null // None when nobody called: time did.
  actor: Actor
  origin: Origin
  now: Temporal.Instant // By the account's clock.
  real_now: Temporal.Instant // By the real one: for credentials, limits and the trail.
  request_id: string | null
  if_match: number[] | null // The versions the caller will accept; null for any.
  events: EventDraft[]
  jobs: JobDraft[]
  audits: AuditDraft[]
  metadata: MetadataDraft[]
  why: { purpose: string | null; basis: AuditBasis[]; decision_id: string | null }
  sends_to: SendsTo | null // As its route declares.
  made: string | null // The id of what the call made, for its idempotency key.
  person: { id: string; key: Buffer } | null // Whom it is about, and what seals that.
  person_keys: Map<string, Buffer | null> // Data keys unwrapped so far; null: destroyed.
  secrets: Secrets
  allows: Allowances
}

export type Credential = {
  id: string // Of an API key, or of a scoped token.
  scopes: readonly Scope[] | null // Null for all of them.
  expires_at: string | null
  allowed_ips: readonly string[] | null // Null for anywhere.
  public_to: Actor | null // Whom a scoped token is for: what is answered to it, others may see.
}

export type EventDraft = {
  id: string
  type: string
  object: string
  object_id: string
  object_version: number
  changed_fields: string[]
  request_id: string | null
  created_at: string
}

// An entry of the trail, but for its time, which is the real one when it is written.
export type AuditDraft = {
  id: string
  action: string
  outcome: 'done' | 'permitted' | 'denied'
  object_kind: string
  object_id: string | null
  person_id: string | null
  fields: string[] // Names, never values.
  purpose: string | null
  basis: AuditBasis[]
  decision_id: string | null
  actor_kind: Actor['kind'] | 'platform' | 'operator'
  actor_id: string | null
  key_id: string | null // None when no request asked.
  request_id: string | null
}

// What a decision stands on: a consent, an emergency access.
export type AuditBasis = { type: string; id: string | null }

// A step that time will take; without a time, it is no longer due.
export type JobDraft = {
  object_id: string
  job: string
  real_time: boolean
  due_at: string | null
}

// Times are told in milliseconds and UTC, everywhere.
export const toTimestamp = (instant: Temporal.Instant) =>
  instant.toString({ fractionalSecondDigits: 3 })

export const noReason = (): Call['why'] => ({ purpose: null, basis: [], decision_id: null })

// A call as it begins. Without more being said, the account itself acts, and nobody asked.
export const openCall = (
  given: Pick<Call, 'query' | 'account' | 'now' | 'real_now' | 'secrets'> & Partial<Call>,
): Call => ({
  key: null,
  actor: { kind: 'account', id: given.account },
  origin: 'request',
  request_id: null,
  if_match: null,
  events: [],
  jobs: [],
  audits: [],
  metadata: [],
  why: noReason(),
  sends_to: null,
  made: null,
  person: null,
  person_keys: new Map(),
  allows: { private_webhooks: false },
  ...given,
})

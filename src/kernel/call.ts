// What every verb receives: the transaction it runs in, who is calling, and when. Its effects
// (events, audit log entries, scheduled jobs, hashes of metadata) are collected here and written
// when the unit of work ends.
import type { Scope } from '#catalogue/scopes.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { type Caches, createCaches } from '#db/caches.ts'
import type { RecentWrites } from '#db/recent_writes.ts'
import type { Statement } from '#db/sql.ts'
import type { Outside } from '#outside/ports/outside.ts'
import type { DeploymentSettings } from '#settings/config.ts'
import type { MetadataDraft } from './metadata_index.ts'
import { createTimeSlices, type TimeSlices } from './time_slices.ts'

export type Actor = { kind: 'account' | 'practitioner' | 'person'; id: string }

export type ActingMember = { id: string; practitioner_id: string | null }

// Who acts, for rules that take two people: the practitioner that a member is, the member, or the
// actor. All requests of one person have the same.
export const identityOf = ({ actor, member }: Pick<Call, 'actor' | 'member'>) =>
  member ? (member.practitioner_id ?? member.id) : actor.id

// Who decided, for the record: of an account that acts, the member who sent the request.
export const deciderOf = ({ actor, member }: Pick<Call, 'actor' | 'member'>) =>
  actor.kind === 'account' && member ? member.id : actor.id

// Where a call comes from: a request, the platform (scheduled jobs, deliveries), the command line.
export type Origin = 'request' | 'platform' | 'operator'

// To whom a route discloses part of a person's record: a payer, the person, or the recipient that
// the request names.
export type SendsTo = 'payer' | 'person' | 'recipient'

export type Call = {
  query<Row = unknown>(statement: Statement): Promise<Row[]>
  account: string
  key: Credential | null // Null for scheduled jobs and the command line.
  actor: Actor // As whom the call acts.
  member: ActingMember | null // Who sent the request, if a member did.
  origin: Origin
  now: Temporal.Instant // The account's clock.
  real_now: Temporal.Instant // The real time: for credentials, limits and the audit log.
  request_id: string | null
  client: string | null // The program that sent the request, as it calls itself.
  public_url: string // Of this service. Empty for scheduled jobs and the command line.
  effects: Effects
  dry_run?: boolean // Rolled back: not even a refusal leaves a trace that later requests see.
  sends_to: SendsTo | null // As the route declares.
  person_keys: Map<string, Buffer | null> // Data keys unwrapped so far. Null if destroyed.
  secrets: Secrets
  allows: DeploymentSettings
  outside: Outside // Clearinghouse, payment processor and sources.
  slices: TimeSlices // Shares the thread between long computations.
  recent_writes: RecentWrites // What this process wrote.
  caches: Caches // Of this process.
}

// What a call writes in addition to its rows.
export type Effects = {
  events: EventDraft[]
  jobs: JobDraft[]
  metadata: MetadataDraft[]
  audit: { entries: AuditDraft[]; reason: Reason } // Written by audit.ts only.
}

export type Credential = {
  id: string // Of an API key or a scoped token.
  scopes: readonly Scope[] | null // Null for all of them.
  expires_at: string | null
  allowed_ips: readonly string[] | null // Null for any address.
  public_to: Actor | null // The subject of a scoped token. Others may see its responses.
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

// An audit log entry without its time, which is the real time when it is written.
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
  actor_kind: Actor['kind'] | 'member' | 'platform' | 'operator'
  actor_id: string | null
  key_id: string | null // Null if no request was sent.
  request_id: string | null
  client: string | null
}

// The basis of a decision: a consent, an emergency access.
export type AuditBasis = { type: string; id: string | null }

// Why data was read or changed.
export type Reason = { purpose: string | null; basis: AuditBasis[]; decision_id: string | null }

// A scheduled job. Without `due_at`, it is canceled.
export type JobDraft = {
  object_id: string
  job: string
  real_time: boolean
  due_at: string | null
}

// Timestamps have milliseconds and are in UTC, everywhere. A call writes the same one many times.
const timestamps = new WeakMap<Temporal.Instant, string>()

export const toTimestamp = (instant: Temporal.Instant) =>
  timestamps.getOrInsertComputed(instant, () => instant.toString({ fractionalSecondDigits: 3 }))

// The same, of a time in milliseconds. A search for slots lists thousands of them, and Temporal is
// slower at formatting them.
export const timestampOf = (ms: number) => new Date(ms).toISOString()

export const newEffects = (): Effects => ({
  events: [],
  jobs: [],
  metadata: [],
  audit: { entries: [], reason: { purpose: null, basis: [], decision_id: null } },
})

// A call as it begins. By default the account acts, without a request.
export const openCall = (
  known: Pick<
    Call,
    'query' | 'account' | 'now' | 'real_now' | 'secrets' | 'outside' | 'recent_writes'
  > &
    Partial<Call>,
): Call => ({
  key: null,
  actor: { kind: 'account', id: known.account },
  member: null,
  origin: 'request',
  request_id: null,
  client: null,
  public_url: '',
  effects: newEffects(),
  sends_to: null,
  person_keys: new Map(),
  allows: { private_webhooks: false },
  slices: createTimeSlices(),
  caches: createCaches(),
  ...known,
})

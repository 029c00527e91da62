// Adds entries to the audit log in the caller's transaction: who did, read or was denied what, and
// why. Fields are recorded by name, never by value. Every event adds an entry (events.ts).
import type { AuditDraft, Call, Reason } from './call.ts'
import { newId } from './ids.ts'

export type AuditEntry = {
  action: `${string}.${string}` // The kind of object and a verb: "person.read".
  object_kind?: string // Default: the first part of the action.
  object_id?: string | null
  person_id?: string | null // The person whose data it concerns.
  fields?: string[]
  outcome?: AuditDraft['outcome']
} & Partial<Reason>

export function audit(call: Call, entry: AuditEntry): AuditDraft {
  const { action, object_id = null, person_id = null, fields = [], outcome = 'done' } = entry
  const { purpose, basis, decision_id } = { ...call.effects.audit.reason, ...entry }
  const draft = {
    id: newId('aud'),
    action,
    outcome,
    object_kind: entry.object_kind ?? action.slice(0, action.indexOf('.')),
    object_id,
    person_id,
    fields,
    purpose,
    basis,
    decision_id,
    ...actorOf(call),
    key_id: call.key?.id ?? null,
    request_id: call.request_id,
    client: call.client,
  }
  call.effects.audit.entries.push(draft)
  return draft
}

// Records the decision that allows the rest of the call. Later entries have it as their reason.
export function withReason({ effects }: Call, reason: Reason) {
  effects.audit.reason = reason
}

// The same call for work that runs beside other work: its decisions are the reason of its own
// entries only.
export function withOwnReason(call: Call): Call {
  const { effects } = call
  const { entries, reason } = effects.audit
  return { ...call, effects: { ...effects, audit: { entries, reason: { ...reason } } } }
}

// The person whose data an object is: a person itself, or the one it names.
export const personOf = (object: string, row: object): string | null => {
  const { id, person_id } = row as { id?: string; person_id?: string | null }
  return (object === 'person' ? id : person_id) ?? null
}

// Records that rows were returned, for each that belongs to a person.
export function auditReads(call: Call, object: string, rows: object[], fields: string[]) {
  for (const row of rows) {
    const person_id = personOf(object, row)
    const { id } = row as { id?: string }
    if (person_id) {
      audit(call, { action: `${object}.read`, object_id: id ?? null, person_id, fields })
    }
  }
}

function actorOf({ origin, actor, member }: Call): Pick<AuditDraft, 'actor_kind' | 'actor_id'> {
  if (origin !== 'request') return { actor_kind: origin, actor_id: null }
  if (member) return { actor_kind: 'member', actor_id: member.id }
  return { actor_kind: actor.kind, actor_id: actor.id }
}

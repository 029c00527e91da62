// Notes an entry of the trail in the caller's transaction: who did, saw or was refused what, and
// why. Fields are told by name, never by value. Every event makes an entry by itself (events.ts).
import type { AuditDraft, Call } from './call.ts'
import { newId } from './ids.ts'

export type AuditEntry = {
  action: `${string}.${string}` // "person.read": the kind of object, and a word.
  object_kind?: string // Where that is not the action's first word.
  object_id?: string | null
  person_id?: string | null // Whose data it is about.
  fields?: string[]
  outcome?: AuditDraft['outcome']
} & Partial<Reason>

export type Reason = Call['why']

export function audit(call: Call, entry: AuditEntry): AuditDraft {
  const { action, object_id = null, person_id = null, fields = [], outcome = 'done' } = entry
  const { purpose, basis, decision_id } = { ...call.why, ...entry }
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
  }
  call.audits.push(draft)
  return draft
}

// Why the rest of the call does what it does: a decision, and what it stands on. Kept on the call
// and its copies alike, so that the entries of what follows tell it.
export const withReason = (call: Call, why: Reason) => void Object.assign(call.why, why)

// Whose data an object is: the person's own, or what names one.
export const personOf = (object: string, row: object): string | null => {
  const { id, person_id } = row as { id?: string; person_id?: string | null }
  return (object === 'person' ? id : person_id) ?? null
}

// Notes that rows were shown: each that is about a person. Their fields are those of the schema.
export function auditReads(call: Call, object: string, rows: object[], fields: string[]) {
  for (const row of rows) {
    const person_id = personOf(object, row)
    const { id } = row as { id?: string }
    if (person_id) {
      audit(call, { action: `${object}.read`, object_id: id ?? null, person_id, fields })
    }
  }
}

function actorOf({ origin, actor }: Call): Pick<AuditDraft, 'actor_kind' | 'actor_id'> {
  if (origin !== 'request') return { actor_kind: origin, actor_id: null }
  return { actor_kind: actor.kind, actor_id: actor.id }
}

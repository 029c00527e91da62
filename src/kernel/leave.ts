// The last statement of a unit of work: writes the call's effects and the stored response.
import type { AuditDraft, Call, Effects, EventDraft, JobDraft } from './call.ts'
import { asJson, join, raw, rows, sql, type Statement } from '#db/sql.ts'

// The key as its hash and encrypted: see idempotency_key.ts.
export type StoredResponse = {
  key: string
  encrypted_key: Buffer | null
  fingerprint: string
  response: Buffer | null
  object_id: string | null
  person_id: string | null // The person whose data key encrypts it.
}

export function leaveStatement(call: Call, stored?: StoredResponse): Statement {
  const { account, effects, recent_writes } = call
  const types = effects.events.map(({ type }) => type)
  recent_writes.record(account, types)
  return writeEffects(account, effects, stored)
}

// Writes audit log entries alone.
export const auditStatement = (account: string, entries: AuditDraft[]) =>
  isFew(entries) ? inOneStatement(auditInserts(account, entries)) : leaveAudits(account, entries)

// Writes the audit log entries so far in the call's transaction, instead of all at its end: what
// writes many rows computes the next ones meanwhile.
export async function writeAuditsSoFar(call: Call) {
  const entries = call.effects.audit.entries.splice(0)
  if (entries.length > 0) await call.query(auditStatement(call.account, entries))
}

// Most calls leave one event, one audit log entry and at most one job. PostgreSQL writes plain
// values faster than JSON, but each number of rows is another statement to prepare. So larger
// numbers go to leave() as JSON.
function writeEffects(account: string, effects: Effects, stored?: StoredResponse) {
  const { events, jobs, audit, metadata } = effects
  const few = isFew(events) && isFew(audit.entries) && jobs.length <= 1 && metadata.length === 0
  if (!few) return leaveAll(account, effects, stored)
  return inOneStatement({
    ...eventInsert(account, events, stored?.key ?? null),
    ...auditInserts(account, audit.entries),
    ...jobChange(account, jobs[0]),
    ...responseInsert(account, stored),
  })
}

const isFew = (drafts: object[]) => drafts.length <= 3

type Named = Record<string, Statement>

const inOneStatement = (parts: Named) => {
  const named = Object.entries(parts).map(([name, part]) => sql`${raw(name)} as (${part})`)
  return named.length > 0 ? sql`with ${join(named, ', ')} select` : sql`select`
}

const eventInsert = (account: string, events: EventDraft[], idempotency_key: string | null) => {
  const drafts = events.map((event) => ({ ...event, account, idempotency_key }))
  return drafts.length > 0 && { event: sql`insert into events ${rows(drafts)}` }
}

// The audit chain takes entries from the queue.
function auditInserts(account: string, entries: AuditDraft[]): Named {
  if (entries.length === 0) return {}
  const drafts = entries.map((entry) => ({ ...entry, account, basis: asJson(entry.basis) }))
  return {
    audited: sql`insert into audit_entries ${rows(drafts)} returning position, id`,
    queued: sql`
      insert into audit_queue (account, position, entry_id)
      select ${account}, position, id from audited`,
  }
}

function jobChange(account: string, draft: JobDraft | undefined) {
  if (!draft) return {}
  const { object_id, job, due_at } = draft
  const change =
    due_at === null
      ? sql`
        delete from scheduled_jobs
        where account = ${account} and object_id = ${object_id} and job = ${job}`
      : sql`
        insert into scheduled_jobs ${rows([{ ...draft, account }])}
        on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0`
  return { scheduled: change }
}

const responseInsert = (account: string, stored: StoredResponse | undefined) =>
  stored && {
    stored: sql`insert into idempotency_keys ${rows([{ ...responseColumns(stored), account }])}`,
  }

// A response is stored for a person only if something of it is encrypted with their key.
const responseColumns = (stored: StoredResponse) => ({
  ...stored,
  person_id: stored.response || stored.encrypted_key ? stored.person_id : null,
})

function leaveAll(account: string, effects: Effects, stored?: StoredResponse) {
  const { events, jobs, audit, metadata } = effects
  const { key, encrypted_key, fingerprint, object_id, person_id, response } = stored
    ? responseColumns(stored)
    : nothing_stored
  return sql`
    select leave(${account}, ${listed(events)}, ${listed(jobs)}, ${listed(audit.entries)},
      ${listed(metadata)}, ${key}, ${encrypted_key}, ${fingerprint}, ${object_id}, ${person_id},
      ${response})`
}

const nothing_stored = {
  key: null,
  encrypted_key: null,
  fingerprint: null,
  object_id: null,
  person_id: null,
  response: null,
}

const leaveAudits = (account: string, entries: AuditDraft[]) => sql`
  select leave(
    ${account}, null, null, ${listed(entries)}, null, null, null, null, null, null, null)`

const listed = (drafts: object[]) => (drafts.length > 0 ? JSON.stringify(drafts) : null)

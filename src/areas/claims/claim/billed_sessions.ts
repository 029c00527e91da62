// Finds the sessions a claim bills, with their signed notes.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { findBillableNotes } from '#areas/notes/note/billable.ts'
import type { NoteRow } from '#areas/notes/note/schema.ts'
import { findLocations } from '#areas/sessions/location/location.ts'
import type { LocationRow } from '#areas/sessions/location/schema.ts'
import type { ClaimRow } from './schema.ts'
import type { SessionFact } from '#areas/claims/claim/validation/facts.ts'
import { type BilledSessionRow, findSessions } from './store.ts'

export type BilledSession = {
  fact: SessionFact
  session: BilledSessionRow
  notes: NoteRow[] // Signed notes that support billing.
  labels: string[]
  jurisdiction: string | null
  location: LocationRow | null // Of an in-person session.
}

export function gatherSessions(call: Call, claim: ClaimRow) {
  const ids = claim.lines.flatMap(({ session_id }) => session_id ?? [])
  return findBilledSessions(call, [...new Set(ids)], claim.person_id, claim.id)
}

// The named sessions, in order.
export async function findBilledSessions(
  call: Call,
  ids: string[],
  person_id: string,
  claim_id: string | null,
  param = (id: string) => `lines[${ids.indexOf(id)}].session_id`,
): Promise<BilledSession[]> {
  if (ids.length === 0) return []
  const rows = await findSessions(call, ids, person_id, claim_id)
  const places = await findLocations(
    call,
    rows.filter(({ format }) => format === 'in_person'),
  )
  const sessions: BilledSession[] = []
  for (const id of ids) {
    const session = rows.find((row) => row.id === id)
    if (!session) throw notFound('session', param(id))
    const notes = await findBillableNotes(call, id, person_id)
    const locations = notes.map(({ service }) => service?.person_location?.jurisdiction)
    sessions.push({
      session,
      notes,
      location: places.get(session.location_id ?? '') ?? null,
      labels: notes.flatMap(({ labels }) => labels),
      jurisdiction: locations.find(Boolean) ?? session.person_location?.jurisdiction ?? null,
      fact: {
        id,
        status: session.status,
        person_ids: session.person_ids,
        practitioner_id: session.practitioner_id,
        format: session.format,
        signed: notes.length > 0,
        billed_elsewhere: session.billed_elsewhere,
        charged_to_person: session.charged_to_person,
      },
    })
  }
  return sessions
}

// Removes entries from the waiting list: on request, when the person has died or was erased, and
// when a merge leaves one person waiting twice for the same.
import type { Call } from '#kernel/call.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { lockRow } from '#kernel/record.ts'
import { withdrawOpenOffer } from '#areas/matching/waiting_list_offer/offer_steps.ts'
import { entryKind, entryLifecycle } from './lifecycle.ts'
import { urgencies, type WaitingListEntryRow } from './schema.ts'

// The time that was offered goes to the next person.
export async function removeEntry(call: Call, id: string) {
  const entry = await lockRow(call, entryKind, id)
  if (isIn(entryLifecycle, 'offered', entry.status)) await withdrawOpenOffer(call, id)
  return await takeStep(call, entryLifecycle, id, 'delete')
}

// The place that is further ahead stays, with its terms.
export async function removeRepeatedEntries(call: Call, person_id: string) {
  const open = await call.query<WaitingListEntryRow>(sql`
    select ${allColumns('waiting_list_entries')} from waiting_list_entries
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(entryLifecycle, 'open')}
    for no key update`)
  const wanted_before = new Set<string>()
  for (const entry of open.toSorted(inOrder)) {
    const wanted = wantedIn(entry)
    if (wanted_before.has(wanted)) await removeEntry(call, entry.id)
    wanted_before.add(wanted)
  }
}

const wantedIn = ({ practitioner_ids, ...entry }: WaitingListEntryRow) => {
  const { service_id, type, format, location_id, jurisdiction } = entry
  const care = { service_id, type, format, location_id, jurisdiction }
  return canonical({ ...care, practitioner_ids: practitioner_ids.toSorted() })
}

function inOrder(one: WaitingListEntryRow, other: WaitingListEntryRow) {
  const rankOf = ({ status, urgency, priority, waiting_since }: WaitingListEntryRow) => [
    isIn(entryLifecycle, 'offered', status) ? 0 : 1,
    urgencies.indexOf(urgency),
    -priority,
    Date.parse(waiting_since),
  ]
  const ranks = [rankOf(one), rankOf(other)] as const
  const at = ranks[0].findIndex((rank, index) => rank !== ranks[1][index])
  return at < 0 ? 0 : ranks[0][at]! - ranks[1][at]!
}

// No one at acute risk waits unnoticed: notes on the entry whether the person has a recorded risk
// or an open risk flag of a high or imminent level, and sends an event when that changes. A person
// who died or was erased waits no longer. Triggers schedule the review whenever a waiting person or
// a flag of theirs changes (migrations 0136 and 0240).
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { isKeyDestroyed } from '#kernel/person_key.ts'
import { tryLockRow, updateRow } from '#kernel/record.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { isAtAcuteRisk } from '#areas/matching/matching/matching.ts'
import { entryKind, entryLifecycle } from './lifecycle.ts'
import { removeEntry } from './removal.ts'
import type { WaitingListEntryRow } from './schema.ts'

export async function reviewRisk(call: Call, entry: WaitingListEntryRow) {
  const person = await findPerson(call, entry.person_id)
  if (isKeyDestroyed(call, person.id)) return entry
  const at_risk = await isAtAcuteRisk(call, person)
  const word = at_risk ? 'put_at_risk' : 'cleared'
  return await updateRow(call, entryKind, entry.id, { at_risk }, word, entry)
}

export const riskReviewJob: Job = {
  name: 'waiting_list_entry.review_risk',
  summary: 'Update whether a waiting person is at acute risk, and remove who died or was erased.',
  unbound: 'It follows a change of the person or a risk flag, which leaves no trace in the entry.',
  async run(call, id) {
    const entry = await tryLockRow(call, entryKind, id)
    if (!entry || !isIn(entryLifecycle, 'open', entry.status)) return
    const { status } = await findPerson(call, entry.person_id)
    await (isIn(personLifecycle, 'closed', status)
      ? removeEntry(call, id)
      : reviewRisk(call, entry))
  },
}

export const entryEvents = {
  'waiting_list_entry.skipped':
    "A free time would fit a waiting person, but can't be booked for them: see `skip_reason`.",
  'waiting_list_entry.put_at_risk':
    'A waiting person has an open risk flag that needs attention now. Contact the person.',
  'waiting_list_entry.cleared': 'A waiting person no longer has such a risk flag.',
}

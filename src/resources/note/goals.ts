// The golden thread: a note names goals of the treatment plan that was in force on the day of care.
// Where no plan with goals is, none are asked for; a name that is in no plan is always a fault.
import type { Call } from '#call.ts'
import { openRow } from '#sealed.ts'
import { formatOf } from './formats.ts'
import { noteKind } from './lifecycle.ts'
import type { NoteRow } from './note_row.ts'
import type { Missing } from './requirements.ts'
import { findPlans } from './store.ts'

export async function judgeGoals(call: Call, note: NoteRow): Promise<Missing[]> {
  const { goal_refs, service, kind } = note
  const asks = formatOf(note.format).for_payer && threaded.includes(kind)
  if (!service?.date || (!asks && goal_refs.length === 0)) return []
  const known = await goalsOn(call, note.person_id, service.date)
  if (asks && goal_refs.length === 0) return known.length > 0 ? [missing] : []
  return goal_refs.flatMap((ref, place) =>
    known.includes(ref) ? [] : [{ param: `goal_refs[${place}]`, ...unknown }],
  )
}

// Kinds of notes that follow a plan; an intake comes before it.
const threaded = ['progress', 'group', 'family']

const missing: Missing = {
  param: 'goal_refs',
  code: 'goal_missing',
  message: 'Payers ask which goal of the treatment plan it was about.',
}
const unknown = {
  code: 'goal_unknown',
  message: 'No goal of the treatment plan that was in force on the day of care.',
}

// Of several plans the one begun last by that day counts.
async function goalsOn(call: Call, person_id: string, on: string): Promise<string[]> {
  const rows = await findPlans(call, person_id)
  const plans = await Promise.all(rows.map((row) => openRow(call, noteKind, row)))
  const begun = (plans as NoteRow[]).filter(({ service }) => (service?.date ?? '9999') <= on)
  const dates = begun.map(({ service }) => service!.date!)
  const last = dates.toSorted().at(-1)
  return begun.find(({ service }) => service!.date === last)?.goals.map(({ ref }) => ref) ?? []
}

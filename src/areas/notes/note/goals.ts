// Enforces the golden thread: a note refers to goals of the treatment plan in effect on the date of
// service. Without a plan that has goals, none are required; an unknown goal is always an error.
import type { Call } from '#kernel/call.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { formatOf } from './formats.ts'
import { noteKind } from './lifecycle.ts'
import type { NoteRow } from './schema.ts'
import type { Missing } from './requirements.ts'
import { findPlans } from './store.ts'

export async function findGoalProblems(call: Call, note: NoteRow): Promise<Missing[]> {
  const { goal_refs, service, kind } = note
  const required = formatOf(note.format).for_payer && kinds_with_goals.includes(kind)
  if (!service?.date || (!required && goal_refs.length === 0)) return []
  const goals = await goalsOn(call, note.person_id, service.date)
  if (required && goal_refs.length === 0) return goals.length > 0 ? [missing] : []
  return goal_refs.flatMap((ref, index) =>
    goals.includes(ref) ? [] : [{ param: `goal_refs[${index}]`, ...unknown }],
  )
}

// Kinds of notes that follow a plan. An intake precedes it.
const kinds_with_goals: readonly string[] = ['progress', 'group', 'family']

const missing: Missing = {
  param: 'goal_refs',
  code: 'goal_missing',
  message: 'Payers require at least one treatment plan goal. Add its `ref` to `goal_refs`.',
}
const unknown = {
  code: 'goal_unknown',
  message: "The goal isn't in the treatment plan in effect on the date of service.",
}

// If several plans qualify, the one with the latest date on or before that day applies.
async function goalsOn(call: Call, person_id: string, on: string): Promise<string[]> {
  const rows = await findPlans(call, person_id)
  const plans = await Promise.all(rows.map((row) => decryptRow(call, noteKind, row)))
  const in_effect = plans.filter(({ service }) => (service?.date ?? '9999') <= on)
  const dates = in_effect.map(({ service }) => service!.date!)
  const last = dates.toSorted().at(-1)
  return in_effect.find(({ service }) => service!.date === last)?.goals.map(({ ref }) => ref) ?? []
}

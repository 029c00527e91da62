// Creates assignments of waiting lists. The worker does the rest.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { requireConsistent } from '#areas/matching/matching/normalize.ts'
import { assignmentKind, assignmentLifecycle } from './lifecycle.ts'
import type { AssignmentCreate } from './schema.ts'
import { findPersonIds, insertEntries } from './store.ts'

export async function createAssignment(
  call: Call,
  { entries, offer_hours = 24, propose_only = false, metadata = {} }: AssignmentCreate,
) {
  for (const entry of entries) requireConsistent(entry)
  const persons = await findPersonIds(
    call,
    entries.map(({ person_id }) => person_id),
  )
  const unknown = entries.findIndex(({ person_id }) => !persons.has(person_id))
  if (unknown >= 0) throw notFound(personKind.object, `entries[${unknown}].person_id`)
  const assignment = await createRow(call, assignmentKind, newId(assignmentKind.prefix), {
    status: assignmentLifecycle.initial,
    offer_hours,
    propose_only,
    entry_count: entries.length,
    metadata,
  })
  await insertEntries(call, assignment.id, entries)
  return assignment
}

// Two persons turn out to be one: everything that hangs on the other moves over, and the other's
// id leads here from then on.
import type { Call } from '#call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { canonical, changeRow, lockRow, type Kind, type Row } from '#record.ts'
import { takeStep } from '#lifecycle.ts'
import { personKind, personLifecycle } from '#resources/person/lifecycle.ts'
import { indexPerson, requireKnown } from '#resources/person/person.ts'
import { openRow, closeFields } from '#sealed.ts'
import { findHanging, forgetTokens, moveRow, pointTo } from './store.ts'

export async function mergePersons(call: Call, hanging: Kind[], id: string, other_id: string) {
  if (id === other_id) throw invalid('person_id', 'person_id must be another person.')
  // In one order, so that two who merge the same two do not wait for each other in a circle.
  const rows = new Map<string, Row>()
  for (const one of [id, other_id].sort()) {
    rows.set(one, await lockRow(call, personKind, one, one === id ? 'id' : 'person_id'))
  }
  const [kept, other] = [rows.get(id)!, rows.get(other_id)!]
  requireKnown(kept, 'merge')
  await takeStep({ ...call, if_match: null }, personLifecycle, other_id, 'be_merged', {
    merged_into_id: id,
  })
  for (const kind of hanging) await moveAll(call, kind, other_id, id)
  await pointTo(call, other_id, id)
  await forgetTokens(call, other_id)
  await lockRow(call, personKind, id) // The call is about this one again: it seals what follows.
  const merged = await changeRow(call, personKind, id, foldInto(kept, other), 'took_over')
  await indexPerson(call, merged)
  call.made = id
  return merged
}

// What was sealed under the other's key is sealed anew: whoever erases the one erases all of it.
async function moveAll(call: Call, kind: Kind, from: string, to: string) {
  for (const found of await findHanging(call, kind, from)) {
    const row = await openRow(call, kind, found)
    if (kind.sealed) await lockRow(call, personKind, to)
    const said = Object.keys(kind.sealed?.fields ?? {}).map((name) => [name, row[name]])
    const columns = closeFields(call, kind, row.id, Object.fromEntries(said))
    await moveRow(call, kind, row.id, { ...columns, person_id: to })
  }
}

const lists = [
  'contacts',
  'addresses',
  'languages',
  'emergency_contacts',
  'relationships',
  'identifiers',
  'race',
  'ethnicity',
  'care_team_ids',
] as const

const single = [
  'birth_date',
  'sex',
  'gender_identity',
  'pronouns',
  'sexual_orientation',
  'time_zone',
  'risk',
] as const

// What the one lacks, the other gives. Names by which the other was known are old names now.
function foldInto(kept: Row, other: Row) {
  const known = new Set(kept.names.map(nameOf))
  const older = other.names.filter((name: object) => !known.has(nameOf(name)))
  const names = [...kept.names, ...older.map((name: object) => ({ ...name, use: 'old' }))]
  return {
    names,
    metadata: { ...other.metadata, ...kept.metadata },
    ...Object.fromEntries(lists.map((list) => [list, together(kept[list], other[list])])),
    ...Object.fromEntries(single.map((field) => [field, kept[field] ?? other[field]])),
  }
}

const nameOf = ({ given, family }: any) => canonical([given, family ?? null])

function together(one: unknown[], other: unknown[]) {
  const known = new Set(one.map(canonical))
  return [...one, ...other.filter((each) => !known.has(canonical(each)))]
}

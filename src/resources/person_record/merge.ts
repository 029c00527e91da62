// Two persons turn out to be one: everything that hangs on the other moves over, and the other's
// id leads here from then on.
import { type Call, toTime } from '#call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { makeNotDue } from '#due.ts'
import { emit } from '#events.ts'
import { takeStep } from '#lifecycle.ts'
import { canonical, changeRow, type Kind, type Row } from '#record.ts'
import { countTogether } from '#resources/assessment/outcome.ts'
import { lookAtAuthority, reviewAuthority } from '#resources/person/authority.ts'
import { moveStanding } from '#resources/ledger_entry/standing.ts'
import { personKind, personLifecycle } from '#resources/person/lifecycle.ts'
import { lookForMajority, planMajority } from '#resources/person/majority.ts'
import { destroyKeys, holdPersons, indexPerson, requireKnown } from '#resources/person/person.ts'
import { closeFields, openRow } from '#sealed.ts'
import { holdHanging, moveRow, moveSeats, pointTo } from './store.ts'

const most_of_each = 50

export async function mergePersons(call: Call, hanging: Kind[], id: string, other_id: string) {
  if (id === other_id) throw invalid('person_id', 'person_id must be another person.')
  const held = await holdPersons(call, [id, other_id])
  const [kept, other] = [held.get(id), held.get(other_id)]
  if (!kept) throw notFound('person')
  if (!other) throw notFound('person', 'person_id')
  requireKnown(kept.row, 'merge')
  requireKnown(other.row, 'merge')

  for (const kind of hanging) {
    for (const found of await holdHanging(call, kind, other_id)) await move(call, kind, found, kept)
  }
  await countTogether(call, other_id, id)
  await moveStanding(call, other_id, id)
  await moveSeats(call, other_id, id)
  await pointTo(call, other_id, id)
  await leaveShell(call, other_id, id)
  call.person = kept.person
  const merged = await takeOver(call, kept.row, other.row)
  await indexPerson(call, merged)
  planMajority(call, merged)
  reviewAuthority(call, merged)
  call.made = id
  return merged
}

type Held = { row: Row; person: Call['person'] }

// What was encrypted under the other's key is encrypted again under the key of the one who stays:
// whoever erases the one erases all of it.
async function move(call: Call, kind: Kind, found: Row, { row: { id: to }, person }: Held) {
  const opened = await openRow(call, kind, found)
  call.person = person
  const names = Object.keys(kind.sealed?.fields ?? {})
  const said = Object.fromEntries(names.map((name) => [name, opened[name]]))
  const { columns } = await closeFields(call, kind, found.id, { ...said, person_id: to })
  const moved = await moveRow(call, kind, found.id, { ...columns, updated_at: toTime(call.now) })
  emit(call, `${kind.object}.moved`, moved, ['person_id'])
}

// Of the other, nothing is left but the id that leads to the one.
async function leaveShell(call: Call, id: string, merged_into_id: string) {
  const step = { ...call, if_match: null }
  await takeStep(step, personLifecycle, id, 'be_merged', { merged_into_id })
  await destroyKeys(call, [id])
  makeNotDue(call, lookForMajority, id)
  makeNotDue(call, lookAtAuthority, id)
}

async function takeOver(call: Call, kept: Row, other: Row) {
  const fields = foldInto(kept, other)
  const merged = await changeRow(call, personKind, kept.id, fields, 'took_over', kept)
  if (other.status !== 'deceased' || merged.status === 'deceased') return merged
  const { deceased_on } = other
  const step = { ...call, if_match: null }
  return await takeStep(step, personLifecycle, kept.id, 'record_death', { deceased_on })
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
  'legal_hold',
] as const

// What the one lacks, the other gives. Names by which the other was known are old names now.
function foldInto(kept: Row, other: Row) {
  const known = new Set(kept.names.map(nameOf))
  const older = other.names.filter((name: object) => !known.has(nameOf(name)))
  const names = [...kept.names, ...older.map((name: object) => ({ ...name, use: 'old' }))]
  return {
    names: names.slice(0, most_of_each),
    metadata: Object.fromEntries(
      Object.entries({ ...kept.metadata, ...other.metadata, ...kept.metadata }).slice(
        0,
        most_of_each,
      ),
    ),
    former_ids: [...kept.former_ids, other.id, ...other.former_ids],
    ...Object.fromEntries(lists.map((list) => [list, together(kept[list], other[list])])),
    ...Object.fromEntries(single.map((field) => [field, kept[field] ?? other[field]])),
  }
}

const nameOf = ({ given, family }: any) => canonical([given, family ?? null])

function together(one: unknown[], other: unknown[]) {
  const known = new Set(one.map(canonical))
  const added = other.filter((each) => !known.has(canonical(each)))
  return [...one, ...added].slice(0, most_of_each)
}

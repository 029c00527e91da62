// Merges a duplicate person into another: moves everything that belongs to the duplicate, whose ID
// then resolves to the remaining person.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { updateRow, type Kind, type Row } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { countTogether } from '#areas/notes/assessment/outcome.ts'
import { lookAtAuthority, reviewAuthority } from '#areas/persons/person/authority.ts'
import { moveStanding } from '#areas/payments/ledger/party_balances.ts'
import { personKind, personLifecycle } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { lookForMajority, planMajority } from '#areas/persons/person/majority.ts'
import {
  destroyKeys,
  holdPersons,
  indexPerson,
  requireKnown,
} from '#areas/persons/person/person.ts'
import { encryptFields, decryptRow } from '#kernel/encrypted_row.ts'
import { holdHanging, type MovedRow, moveRows, moveSeats, pointTo } from './store.ts'

const most_of_each = 50
const most_in_statement = 500

export async function mergePersons(call: Call, hanging: Kind[], id: string, other_id: string) {
  if (id === other_id) throw invalid('person_id', '`person_id` must be a different person.')
  const held = await holdPersons(call, [id, other_id])
  const [kept, other] = [held.get(id), held.get(other_id)]
  if (!kept) throw notFound('person')
  if (!other) throw notFound('person', 'person_id')
  requireKnown(kept, 'merge')
  requireKnown(other, 'merge')

  await moveHanging(call, hanging, other_id, id)
  await countTogether(call, other_id, id)
  await moveStanding(call, other_id, id)
  await moveSeats(call, other_id, id)
  await pointTo(call, other_id, id)
  await leaveShell(call, other_id, id)
  const merged = await takeOver(call, kept, other)
  await indexPerson(call, merged)
  planMajority(call, merged)
  reviewAuthority(call, merged)
  return merged
}

// A person can have hundreds of objects of each of thirty types. Under load each round trip waits
// for a database connection, so there are only two: the statements of all types are sent together.
async function moveHanging(call: Call, hanging: Kind[], from: string, to: string) {
  const found = await Promise.all(hanging.map((kind) => holdHanging(call, kind, from)))
  const batches: { kind: Kind; rows: MovedRow[] }[] = []
  for (const [at, kind] of hanging.entries()) {
    const rows = await call.slices.map(found[at]!, (row) => reencrypt(call, kind, row, to))
    for (let i = 0; i < rows.length; i += most_in_statement) {
      batches.push({ kind, rows: rows.slice(i, i + most_in_statement) })
    }
  }
  const updated_at = toTimestamp(call.now)
  const moved = await Promise.all(
    batches.map(({ kind, rows }) => moveRows(call, kind, to, rows, updated_at)),
  )
  for (const [at, { kind, rows }] of batches.entries()) {
    const by_id = new Map(moved[at]!.map((row) => [row.id, row]))
    for (const { id } of rows) emit(call, `${kind.object}.moved`, by_id.get(id)!, ['person_id'])
  }
}

// Re-encrypts the duplicate's data with the remaining person's key, so that erasing that person
// erases all of it.
async function reencrypt(call: Call, kind: Kind, found: Row, person_id: string): Promise<MovedRow> {
  const opened = await decryptRow(call, kind, found)
  const names = Object.keys(kind.encryption?.fields ?? {})
  const said = Object.fromEntries(names.map((name) => [name, opened[name]]))
  const { columns } = await encryptFields(call, kind, found.id, { ...said, person_id })
  return { id: found.id, encrypted: (columns.encrypted as Buffer | undefined) ?? null }
}

// Of the duplicate, only the ID remains, which resolves to the remaining person.
async function leaveShell(call: Call, id: string, merged_into_id: string) {
  await takeStep(call, personLifecycle, id, 'be_merged', { merged_into_id })
  await destroyKeys(call, [id])
  cancelJob(call, lookForMajority, id)
  cancelJob(call, lookAtAuthority, id)
}

async function takeOver(call: Call, kept: PersonRow, other: PersonRow) {
  const fields = foldInto(kept, other)
  const merged = await updateRow(call, personKind, kept.id, fields, 'took_over', kept)
  if (other.status !== 'deceased' || merged.status === 'deceased') return merged
  const { deceased_on } = other
  return await takeStep(call, personLifecycle, kept.id, 'record_death', { deceased_on })
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

// Fills in missing details from the duplicate. The duplicate's other names become old names.
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

const nameOf = ({ given, middle, family }: any) =>
  canonical([given, middle ?? null, family ?? null])

function together(one: unknown[], other: unknown[]) {
  const known = new Set(one.map(canonical))
  const added = other.filter((each) => !known.has(canonical(each)))
  return [...one, ...added].slice(0, most_of_each)
}

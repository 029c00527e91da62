// Merges a duplicate person into another: moves everything that belongs to the duplicate, whose ID
// then resolves to the remaining person.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { updateRow, type Kind, type Row } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { mergeOutcomes } from '#areas/notes/assessment/outcome.ts'
import { authorityJob, scheduleAuthorityReview } from '#areas/persons/person/authority.ts'
import { moveBalances } from '#areas/payments/ledger/party_balances.ts'
import {
  personKind,
  personLifecycle,
  scheduleSessionReview,
} from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { majorityJob, scheduleMajorityCheck } from '#areas/persons/person/majority.ts'
import {
  destroyKeys,
  lockPersons,
  indexPerson,
  requireEditable,
} from '#areas/persons/person/person.ts'
import { removeRepeatedEntries } from '#areas/matching/waiting_list_entry/removal.ts'
import { encryptFields, decryptRow } from '#kernel/encrypted_row.ts'
import {
  lockOwnedRows,
  type MovedRow,
  moveParticipations,
  moveRows,
  redirectMerged,
} from './store.ts'

const most_of_each = 50
const most_in_statement = 500

export async function mergePersons(call: Call, kinds: Kind[], id: string, other_id: string) {
  if (id === other_id) throw invalid('person_id', '`person_id` must be a different person.')
  const locked = await lockPersons(call, [id, other_id])
  const [survivor, other] = [locked.get(id), locked.get(other_id)]
  if (!survivor) throw notFound('person')
  if (!other) throw notFound('person', 'person_id')
  requireEditable(survivor, 'merge')
  requireEditable(other, 'merge')

  await moveRecords(call, kinds, other_id, id)
  await mergeOutcomes(call, other_id, id)
  await moveBalances(call, other_id, id)
  await moveParticipations(call, other_id, id)
  await redirectMerged(call, other_id, id)
  await retireDuplicate(call, other_id, id)
  const merged = await mergeDetails(call, survivor, other)
  await indexPerson(call, merged)
  scheduleMajorityCheck(call, merged)
  scheduleAuthorityReview(call, merged)
  scheduleSessionReview(call, id)
  await removeRepeatedEntries(call, id)
  return merged
}

// A person can have hundreds of objects of each of thirty types. Under load each round trip waits
// for a database connection, so there are only two: the statements of all types are sent together.
async function moveRecords(call: Call, kinds: Kind[], from: string, to: string) {
  const records = await Promise.all(kinds.map((kind) => lockOwnedRows(call, kind, from)))
  const batches: { kind: Kind; rows: MovedRow[] }[] = []
  for (const [at, kind] of kinds.entries()) {
    const rows = await call.slices.map(records[at]!, (row) => reencrypt(call, kind, row, to))
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
    for (const { id } of rows)
      emit(call, `${kind.object}.reassigned`, by_id.get(id)!, ['person_id'])
  }
}

// Re-encrypts the duplicate's data with the remaining person's key, so that erasing that person
// erases all of it.
async function reencrypt(call: Call, kind: Kind, row: Row, person_id: string): Promise<MovedRow> {
  const decrypted = await decryptRow(call, kind, row)
  const names = Object.keys(kind.encryption?.fields ?? {})
  const fields = Object.fromEntries(names.map((name) => [name, decrypted[name]]))
  const { columns } = await encryptFields(call, kind, row.id, { ...fields, person_id })
  return { id: row.id, encrypted: (columns.encrypted as Buffer | undefined) ?? null }
}

// Of the duplicate, only the ID remains, which resolves to the remaining person.
async function retireDuplicate(call: Call, id: string, merged_into_id: string) {
  await takeStep(call, personLifecycle, id, 'merge_into', { merged_into_id })
  await destroyKeys(call, [id])
  cancelJob(call, majorityJob, id)
  cancelJob(call, authorityJob, id)
}

async function mergeDetails(call: Call, survivor: PersonRow, other: PersonRow) {
  const fields = mergedFields(survivor, other)
  const merged = await updateRow(
    call,
    personKind,
    survivor.id,
    fields,
    'duplicate_merged',
    survivor,
  )
  const died = isIn(personLifecycle, 'deceased', other.status)
  if (!died || isIn(personLifecycle, 'deceased', merged.status)) return merged
  const { deceased_on } = other
  return await takeStep(call, personLifecycle, survivor.id, 'record_death', { deceased_on })
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
  'discount',
  'legal_hold',
] as const

// Fills in missing details from the duplicate. The duplicate's other names become old names.
function mergedFields(survivor: PersonRow, other: PersonRow) {
  const existing = new Set(survivor.names.map(nameKey))
  const added = other.names.filter((name) => !existing.has(nameKey(name)))
  const names = [...survivor.names, ...added.map((name) => ({ ...name, use: 'old' }))]
  return {
    names: names.slice(0, most_of_each),
    metadata: Object.fromEntries(
      Object.entries({ ...survivor.metadata, ...other.metadata, ...survivor.metadata }).slice(
        0,
        most_of_each,
      ),
    ),
    former_ids: [...survivor.former_ids, other.id, ...other.former_ids],
    ...Object.fromEntries(lists.map((list) => [list, union(survivor[list], other[list])])),
    ...Object.fromEntries(single.map((field) => [field, survivor[field] ?? other[field]])),
  }
}

type Name = { given?: string | null; middle?: string | null; family?: string | null }

const nameKey = ({ given, middle, family }: Name) =>
  canonical([given ?? null, middle ?? null, family ?? null])

function union(one: unknown[], other: unknown[]) {
  const existing = new Set(one.map(canonical))
  const added = other.filter((each) => !existing.has(canonical(each)))
  return [...one, ...added].slice(0, most_of_each)
}

// Creates and updates practitioners.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { encrypt } from '#crypto/encrypt.ts'
import { practitionerKind, rechecking } from './lifecycle.ts'
import { requirePractice } from './practice.ts'
import { deactivated_taxonomies } from './professions.ts'
import type { PractitionerChange, PractitionerCreate } from './schema.ts'

type Asked = PractitionerCreate | PractitionerChange
type Entry = { id?: string; verified?: unknown; [field: string]: unknown }

// Fields that identify an entry. If one changes, its verified data is discarded.
const identity: Record<string, { prefix: string; by: string[] }> = {
  licenses: { prefix: 'lic', by: ['jurisdiction', 'number', 'title'] },
  privileges: { prefix: 'priv', by: ['compact', 'jurisdiction', 'number'] },
  dea_registrations: { prefix: 'dea', by: ['number', 'jurisdiction'] },
}
const lists = [
  'former_names',
  'taxonomies',
  'board_certifications',
  'malpractice_covers',
  'rates',
  'network_participations',
  'practice_locations',
]

// Changes to these fields make existing checks stale.
const checked = ['name', 'former_names', 'npi', 'birth_date', 'profession', 'taxonomies']
const checkedLists = [...Object.keys(identity), 'malpractice_covers', 'supervision']

export async function addPractitioner(call: Call, asked: PractitionerCreate) {
  const id = newId(practitionerKind.prefix)
  requireUsable(call, asked)
  await requireSupervisor(call, asked)
  return await createRow(call, practitionerKind, id, {
    time_zone: 'America/New_York',
    ...fieldsOf(call, id, asked),
    status: 'unverified',
  })
}

// Archiving is a flag, not a state: an archived practitioner keeps their verification.
export async function changePractitioner(call: Call, id: string, asked: PractitionerChange) {
  requireUsable(call, asked)
  await requireSupervisor(call, asked, id)
  const before = await lockRow(call, practitionerKind, id)
  const wanted = fieldsOf(call, id, asked, before)
  const turned = asked.archived !== undefined && before.archived !== asked.archived
  const archived_at = asked.archived ? toTimestamp(call.now) : null
  const word = !turned ? 'updated' : asked.archived ? 'archived' : 'restored'
  const after = await updateRow(
    call,
    practitionerKind,
    id,
    { ...wanted, ...(turned && { archived_at }) },
    word,
  )
  const concerned = [...checked, ...checkedLists].some((name) => name in asked)
  if (concerned && after.version !== before.version) scheduleJob(call, rechecking, id, call.now)
  return after
}

export async function requireBookable(call: Call, id: string) {
  const practitioner = await findRow(call, practitionerKind, id, 'practitioner_id')
  if (practitioner.archived) {
    throw new ApiError('practitioner_archived', {}, { param: 'practitioner_id' })
  }
}

// Converts to table columns: lists as JSON with an ID per entry, the birth date encrypted.
function fieldsOf({ secrets, account }: Call, id: string, asked: Asked, before?: Row) {
  const fields: Record<string, unknown> = { ...asked }
  for (const name of lists) if (fields[name]) fields[name] = asJson(fields[name])
  for (const [name, { prefix, by }] of Object.entries(identity)) {
    const entries = fields[name] as Entry[] | undefined
    if (!entries) continue
    const known: Entry[] = before?.[name] ?? []
    fields[name] = asJson(entries.map((entry) => keptEntry(entry, known, prefix, by)))
  }
  if (asked.birth_date) {
    const place = birthPlace(account, id)
    fields.birth_date = encrypt(secrets.encryption_key, place, asked.birth_date)
  }
  return fields
}

// Uses the field's former name: existing values can't be decrypted under any other.
export const birthPlace = (account: string, id: string) => `${account} ${id} date_of_birth`

// An entry keeps its verified data as long as its identifying fields don't change.
function keptEntry(entry: Entry, known: Entry[], prefix: string, by: string[]): Entry {
  const same = (other: Entry) => by.every((name) => (entry[name] ?? null) === (other[name] ?? null))
  const old = known.find((other) => (entry.id ? other.id === entry.id : same(other)))
  const id = old?.id ?? newId(prefix)
  const defaults = prefix === 'lic' ? { kind: 'license', level: 'independent' } : {}
  const verified = old && same(old) ? (old.verified ?? null) : null
  return { ...defaults, ...entry, id, verified }
}

function requireUsable({ secrets, outside }: Call, asked: Asked) {
  const codes = asked.taxonomies ?? []
  codes.forEach(({ code }, at) => {
    if (!deactivated_taxonomies.includes(code)) return
    throw invalid(`taxonomies[${at}].code`, 'The taxonomy code is deactivated. Use an active code.')
  })
  if (codes.filter(({ primary }) => primary).length > 1) {
    throw invalid('taxonomies', 'Only one taxonomy can be primary.')
  }
  asked.malpractice_covers?.forEach(({ starts_on, ends_on }, at) => {
    if (ends_on > starts_on) return
    throw invalid(`malpractice_covers[${at}].ends_on`, '`ends_on` must be after `starts_on`.')
  })
  requirePractice(asked)
  if (secrets.environment !== 'production') return
  const numbered = (['licenses', 'dea_registrations'] as const).flatMap((name) =>
    ((asked[name] ?? []) as Entry[]).map(({ number }, at) => [`${name}[${at}].number`, number]),
  )
  const values = [['npi', asked.npi], ...numbered] as [string, string | undefined][]
  const [param] = values.find(([, value]) => outside.test_values.isCredential(value)) ?? []
  if (param) throw invalid(param, "This is a sandbox test value and can't be used in production.")
}

async function requireSupervisor(call: Call, { supervision }: Asked, own_id: string | null = null) {
  const id = supervision?.supervisor_id
  if (id && id === own_id) {
    throw invalid('supervision.supervisor_id', "A practitioner can't be their own supervisor.")
  }
  if (id) await findRow(call, practitionerKind, id, 'supervision.supervisor_id')
}

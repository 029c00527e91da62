// Creates and updates practitioners.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { endsBefore } from '#kernel/valid_dates.ts'
import { encrypt } from '#crypto/encrypt.ts'
import { practitionerKind, practitionerLifecycle } from './lifecycle.ts'
import { recheck, sessionReview } from './jobs.ts'
import { requireValidPractice } from './practice.ts'
import { deactivated_taxonomies } from './professions.ts'
import type { PractitionerChange, PractitionerCreate, PractitionerRow } from './schema.ts'

type Body = PractitionerCreate | PractitionerChange
type Entry = { id?: string; verified?: unknown; [field: string]: unknown }

// Fields that identify an entry. If one changes, its verified data is discarded.
const credentials = {
  licenses: { prefix: 'lic', identity: ['jurisdiction', 'number', 'title'] },
  privileges: { prefix: 'priv', identity: ['compact', 'jurisdiction', 'number'] },
  dea_registrations: { prefix: 'dea', identity: ['number', 'jurisdiction'] },
} as const
const credential_names = Object.keys(credentials) as (keyof typeof credentials)[]
const json_lists = [
  'taxonomies',
  'board_certifications',
  'malpractice_policies',
  'rates',
  'network_participations',
  'practice_locations',
] as const

// Changes to these fields make existing checks stale.
const checked_fields = [
  'name',
  'former_names',
  'npi',
  'birth_date',
  'profession',
  'taxonomies',
  'malpractice_policies',
  'supervision',
  ...credential_names,
]

export async function createPractitioner(call: Call, body: PractitionerCreate) {
  const id = newId(practitionerKind.prefix)
  requireUsable(call, body)
  await requireSupervisor(call, body)
  return await createRow(call, practitionerKind, id, {
    time_zone: 'America/New_York',
    ...columnsOf(call, id, body),
    status: practitionerLifecycle.initial,
  })
}

// Archiving is a flag, not a state: an archived practitioner keeps their verification.
export async function updatePractitioner(call: Call, id: string, body: PractitionerChange) {
  requireUsable(call, body)
  await requireSupervisor(call, body, id)
  const before = await lockRow(call, practitionerKind, id)
  const { archived = before.archived } = body
  const switched = archived !== before.archived
  const archived_at = archived ? toTimestamp(call.now) : null
  const word = !switched ? 'updated' : archived ? 'archived' : 'restored'
  const after = await updateRow(
    call,
    practitionerKind,
    id,
    { ...columnsOf(call, id, body, before), ...(switched && { archived_at }) },
    word,
  )
  const stale = checked_fields.some((name) => name in body)
  if (stale && after.version !== before.version) scheduleJob(call, recheck, id, call.now)
  if (switched) scheduleJob(call, sessionReview, id, call.now)
  return after
}

export async function requireBookable(call: Call, id: string) {
  const practitioner = await findRow(call, practitionerKind, id, 'practitioner_id')
  if (practitioner.archived) {
    throw new ApiError('practitioner_archived', {}, { param: 'practitioner_id' })
  }
  return practitioner
}

// Converts to table columns: lists as JSON with an ID per entry, the birth date encrypted.
function columnsOf({ secrets, account }: Call, id: string, body: Body, before?: PractitionerRow) {
  const columns: Record<string, unknown> = { ...body }
  for (const name of json_lists) if (body[name]) columns[name] = asJson(body[name])
  if (body.name) columns.name = { use: 'official', ...body.name }
  if (body.former_names) {
    columns.former_names = asJson(body.former_names.map((each) => ({ use: 'old', ...each })))
  }
  let licenses: Entry[] = before?.licenses ?? []
  for (const name of credential_names) {
    const entries: Entry[] | undefined = body[name]
    if (!entries) continue
    const stored: Entry[] = before?.[name] ?? []
    const { prefix, identity } = credentials[name]
    const merged = entries.map((entry) => mergeEntry(entry, stored, prefix, identity))
    requireDistinctIds(name, merged)
    columns[name] = asJson(merged)
    if (name === 'licenses') licenses = merged
  }
  requireHomeLicenses(body, licenses)
  if (body.birth_date) {
    const place = birthDatePlace(account, id)
    columns.birth_date = encrypt(secrets.encryption_key, place, body.birth_date)
  }
  return columns
}

// Uses the field's former name: existing values can't be decrypted under any other.
export const birthDatePlace = (account: string, id: string) => `${account} ${id} date_of_birth`

// An entry keeps its verified data as long as its identifying fields don't change.
function mergeEntry(
  entry: Entry,
  stored: Entry[],
  prefix: string,
  identity: readonly string[],
): Entry {
  const same = (other: Entry) =>
    identity.every((name) => (entry[name] ?? null) === (other[name] ?? null))
  const old = stored.find((other) => (entry.id ? other.id === entry.id : same(other)))
  const id = old?.id ?? entry.id ?? newId(prefix)
  const defaults = prefix === 'lic' ? { kind: 'license', level: 'independent' } : {}
  const verified = old && same(old) ? (old.verified ?? null) : null
  return { ...defaults, ...entry, id, verified }
}

function requireDistinctIds(name: string, entries: Entry[]) {
  const ids = entries.map(({ id }) => id)
  const at = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (at >= 0) throw invalid(`${name}[${at}].id`, '`id` must be unique: another entry has it.')
}

// A privilege depends on a license of the same practitioner.
function requireHomeLicenses({ privileges = [] }: Body, licenses: Entry[]) {
  const known = new Set(licenses.map(({ id }) => id))
  privileges.forEach(({ home_license_id }, at) => {
    if (!home_license_id || known.has(home_license_id)) return
    throw invalid(
      `privileges[${at}].home_license_id`,
      '`home_license_id` must be the `id` of one of the `licenses`. You can send both together.',
    )
  })
}

function requireUsable({ secrets, outside }: Call, body: Body) {
  const codes = body.taxonomies ?? []
  codes.forEach(({ code }, at) => {
    if (!deactivated_taxonomies.includes(code)) return
    throw invalid(`taxonomies[${at}].code`, 'The taxonomy code is deactivated. Use an active code.')
  })
  if (codes.filter(({ primary }) => primary).length > 1) {
    throw invalid('taxonomies', 'Only one taxonomy can be primary.')
  }
  body.malpractice_policies?.forEach(({ starts_on, ends_on }, at) => {
    if (!endsBefore(starts_on, ends_on)) return
    throw invalid(
      `malpractice_policies[${at}].ends_on`,
      '`ends_on` must be on or after `starts_on`.',
    )
  })
  requireValidPractice(body)
  if (secrets.environment !== 'production') return
  const { npi, licenses = [], dea_registrations = [] } = body
  const numbers = [
    { param: 'npi', number: npi },
    ...licenses.map(({ number }, at) => ({ param: `licenses[${at}].number`, number })),
    ...dea_registrations.map(({ number }, at) => ({
      param: `dea_registrations[${at}].number`,
      number,
    })),
  ]
  const test_value = numbers.find(({ number }) => outside.test_values.isCredential(number))
  if (test_value)
    throw invalid(test_value.param, "This is a sandbox test value and can't be used in production.")
}

async function requireSupervisor(call: Call, { supervision }: Body, own_id: string | null = null) {
  const id = supervision?.supervisor_id
  if (id && id === own_id) {
    throw invalid('supervision.supervisor_id', "A practitioner can't be their own supervisor.")
  }
  if (id) await findRow(call, practitionerKind, id, 'supervision.supervisor_id')
}

// Creates, updates and voids coverages.
import { endsBefore } from '#kernel/valid_dates.ts'
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { mapEach } from '#kernel/many.ts'
import { withOwnReason } from '#kernel/audit.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { createRows } from '#kernel/create_rows.ts'
import { requireOrder, requirePayer } from '#areas/claims/payer/payer.ts'
import {
  requireMayChange,
  requireOwnPerson,
  requirePermission,
} from '#areas/persons/consent_decision/authorize.ts'
import { findPersons } from '#areas/persons/person/many_persons.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  coverageKind as kind,
  coverageLifecycle as lifecycle,
  ending,
  hours_behind,
} from './lifecycle.ts'
import type { CoverageChange, CoverageCreate, CoverageRow } from './schema.ts'

export async function createCoverage(call: Call, body: CoverageCreate) {
  requireOwnPerson(call, body.person_id)
  requireConsistent(call, body)
  const person = await findPerson(call, body.person_id, 'person_id', { hold: true })
  const id = newId(kind.prefix)
  const requireKnown = (payer_id: string, on: string) => requirePayer(call, payer_id, on)
  return await createRow(call, kind, id, await draft(call, id, body, { person, requireKnown }))
}

export type CoverageDraft = { id: string; request: CoverageCreate }

// Creates many at once, for imports. Each payer is looked up once for a day.
export async function createCoverages(call: Call, drafts: CoverageDraft[]) {
  const named = drafts.map(({ request }) => request.person_id)
  const personOf = await findPersons(call, named, 'key share')
  const payers = new Map<string, ReturnType<typeof requirePayer>>()
  const requireKnown = (payer_id: string, on: string) => {
    const key = `${on} ${payer_id}`
    const known = payers.get(key) ?? requirePayer(call, payer_id, on)
    payers.set(key, known)
    return known
  }
  const rows = await mapEach(call.slices, drafts, async ({ id, request }) => {
    const own = withOwnReason(call)
    requireConsistent(own, request)
    const person = personOf(request.person_id)
    return { id, call: own, fields: await draft(own, id, request, { person, requireKnown }) }
  })
  return await createRows(call, kind, rows)
}

type Known = {
  person: Pick<PersonRow, 'id' | 'status'>
  requireKnown(payer_id: string, on: string): Promise<unknown>
}

async function draft(
  call: Call,
  id: string,
  body: CoverageCreate,
  { person, requireKnown }: Known,
) {
  await requireMayChange(call, person.id)
  requireEditable(person, 'insure')
  await requireKnown(body.payer_id, lastDay(call, body.ends_on))
  scheduleEnd(call, id, body.ends_on ?? null)
  return { sequence: 'primary', ...body, person_id: person.id, status: lifecycle.initial }
}

export async function readCoverage(call: Call, id: string) {
  const coverage = await findRow(call, kind, id)
  const data_categories = ['demographics' as const]
  await requirePermission(call, coverage.person_id, { action: 'access', data_categories })
  return coverage
}

export async function lockCoverage(call: Call, id: string, param = 'id') {
  const coverage = await lockRow(call, kind, id, param)
  await requireMayChange(call, coverage.person_id)
  return coverage
}

export async function updateCoverage(call: Call, id: string, body: CoverageChange) {
  const before = await lockCoverage(call, id)
  requireUsable(before)
  requireConsistent(call, { ...before, ...body })
  if (body.payer_id && body.payer_id !== before.payer_id) {
    const { ends_on } = { ...before, ...body }
    await requirePayer(call, body.payer_id, lastDay(call, ends_on))
  }
  if (body.ends_on !== undefined) scheduleEnd(call, id, body.ends_on)
  const after = await updateRow(call, kind, id, body, 'updated', before)
  if (!isIn(lifecycle, 'ended', after.status) || isOver(call, after.ends_on)) return after
  return await takeStep(call, lifecycle, id, 'reinstate')
}

export async function voidCoverage(call: Call, id: string, body: { reason?: string }) {
  await lockCoverage(call, id)
  cancelJob(call, ending, id)
  return await takeStep(call, lifecycle, id, 'void', body)
}

export function requireUsable({ status }: CoverageRow) {
  if (!isIn(lifecycle, 'usable', status))
    throw new ApiError('coverage_voided', {}, { param: 'coverage_id' })
}

export const needsAuthorization = ({ program, authorization_required }: CoverageRow) =>
  program === 'eap' || authorization_required === true

// Today, or the last day of a coverage that has ended: its payer's contract can have ended too.
const lastDay = (call: Call, ends_on: string | null = null) =>
  ends_on && isOver(call, ends_on) ? ends_on : currentDate(call)

const isOver = (call: Call, ends_on: string | null) => endsBefore(currentDate(call), ends_on)

function scheduleEnd(call: Call, id: string, ends_on: string | null) {
  if (ends_on === null) return cancelJob(call, ending, id)
  const next = Temporal.PlainDate.from(ends_on).add({ days: 1 })
  const over = Temporal.Instant.from(`${next}T00:00:00Z`).add({ hours: hours_behind })
  scheduleJob(call, ending, id, over)
}

type Fields = {
  member_id?: string | null
  relationship?: string
  subscriber?: object | null
  starts_on?: string | null
  ends_on?: string | null
}

// Checks that need only the coverage.
function requireConsistent({ secrets, outside }: Call, fields: Fields) {
  const { member_id, relationship = 'self', subscriber } = fields
  requireOrder(fields)
  if (relationship === 'self' && subscriber) {
    throw invalid(
      'subscriber',
      '`subscriber` must be null when `relationship` is `self`: the person is the subscriber.',
    )
  }
  if (relationship !== 'self' && !subscriber) {
    throw invalid('subscriber', '`subscriber` is required unless `relationship` is `self`.')
  }
  if (secrets.environment === 'production' && outside.test_values.isMemberId(member_id ?? '')) {
    throw invalid('member_id', 'Member IDs that start with `SBX-` work only in the sandbox.')
  }
}

// Creates, changes and voids coverages.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { requireOrder, requirePayer } from '#areas/claims/payer/payer.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { dayOf } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  coverageKind as kind,
  coverageLifecycle as lifecycle,
  ending,
  hours_behind,
} from './lifecycle.ts'
import type { CoverageChange, CoverageCreate } from './schema.ts'

const data_categories = ['demographics' as const]

export async function addCoverage(call: Call, asked: CoverageCreate) {
  requireWhole(call, asked)
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  await requirePermission(call, person.id, { action: 'use', data_categories })
  requireKnown(person, 'insure')
  await requirePayer(call, asked.payer_id)
  const id = newId(kind.prefix)
  planEnd(call, id, asked.ends_on ?? null)
  return await createRow(call, kind, id, {
    sequence: 'primary',
    ...asked,
    person_id: person.id,
    status: lifecycle.initial,
  })
}

export async function readCoverage(call: Call, id: string) {
  const coverage = await findRow(call, kind, id)
  await requirePermission(call, coverage.person_id, { action: 'access', data_categories })
  return coverage
}

export async function holdCoverage(call: Call, id: string, param = 'id'): Promise<Row> {
  const coverage = await lockRow(call, kind, id, param)
  await requirePermission(call, coverage.person_id, { action: 'use', data_categories })
  return coverage
}

export async function changeCoverage(call: Call, id: string, asked: CoverageChange) {
  const before = await holdCoverage(call, id)
  requireNotVoided(before)
  requireWhole(call, { ...before, ...asked })
  if (asked.payer_id && asked.payer_id !== before.payer_id) await requirePayer(call, asked.payer_id)
  if (asked.ends_on !== undefined) planEnd(call, id, asked.ends_on)
  const after = await updateRow(call, kind, id, asked, 'updated', before)
  if (after.status !== 'terminated' || isOver(call, after.ends_on)) return after
  return await takeStep(call, lifecycle, id, 'reinstate')
}

export async function voidCoverage(call: Call, id: string, asked: { reason?: string }) {
  await holdCoverage(call, id)
  cancelJob(call, ending, id)
  return await takeStep(call, lifecycle, id, 'void', asked)
}

export function requireNotVoided({ status }: Row) {
  if (status === 'voided') throw new ApiError('coverage_voided', {}, { param: 'coverage_id' })
}

const isOver = (call: Call, ends_on: string | null) => ends_on !== null && ends_on < dayOf(call)

function planEnd(call: Call, id: string, ends_on: string | null) {
  if (ends_on === null) return cancelJob(call, ending, id)
  const next = Temporal.PlainDate.from(ends_on).add({ days: 1 })
  const over = Temporal.Instant.from(`${next}T00:00:00Z`).add({ hours: hours_behind })
  scheduleJob(call, ending, id, over)
}

type Told = {
  member_id?: string | null
  relationship?: string
  subscriber?: object | null
  starts_on?: string | null
  ends_on?: string | null
}

// Checks that need only the coverage.
function requireWhole({ secrets, outside }: Call, told: Told) {
  const { member_id, relationship = 'self', subscriber } = told
  requireOrder(told)
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

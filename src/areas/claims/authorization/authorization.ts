// Creates, updates and decides authorizations. The database counts sessions against them in the
// transaction that changes a session: see allocate_session in the migrations.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { createRow, findRow, lockRow, updateRow } from '#kernel/record.ts'
import { requireUsable } from '#areas/claims/coverage/coverage.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { requireOrder } from '#areas/claims/payer/payer.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import {
  authorizationKind as kind,
  authorizationLifecycle as lifecycle,
  categoriesOfAuthorization,
  scheduleDates,
} from './lifecycle.ts'
import { reviewAuthorization } from './review.ts'
import type { AuthorizationChange, AuthorizationCreate, AuthorizationRow } from './schema.ts'
import type { Approve, WithReason } from './steps_schema.ts'
import { lockPerson } from './counting.ts'
import { warningsOf } from './store.ts'

// With a number, it is approved at once.
export async function createAuthorization(call: Call, body: AuthorizationCreate) {
  const coverage = await findRow(call, coverageKind, body.coverage_id, 'coverage_id')
  requireUsable(coverage)
  const person = await findPerson(call, coverage.person_id, 'coverage_id', { hold: true })
  const { starts_on = currentDate(call), procedure_codes = [], type } = body
  const fields = {
    ...body,
    procedure_codes,
    type: type ?? ('prior_authorization' as const),
    starts_on,
    person_id: person.id,
    payer_id: coverage.payer_id,
  }
  await requireAccess(call, fields, 'use')
  requireEditable(person, 'insure')
  await requireTerms(call, fields)
  const warn_on = await warnOn(call, body.ends_on ?? null)
  const { initial: status } = lifecycle
  const row = { ...fields, warn_on, status }
  const created = await createRow(call, kind, newId(kind.prefix), row)
  return body.authorization_number ? await approveAuthorization(call, created.id, {}) : created
}

export async function readAuthorization(call: Call, id: string) {
  const found = await findRow(call, kind, id)
  await requireAccess(call, found, 'access')
  return found
}

export async function updateAuthorization(call: Call, id: string, body: AuthorizationChange) {
  const before = await lockInTurn(call, id)
  const after = { ...before, ...body }
  await requireAccess(call, after, 'use')
  await requireTerms(call, { ...body, starts_on: after.starts_on, ends_on: after.ends_on }, before)
  if (body.authorization_number === null && isIn(lifecycle, 'counting', before.status)) {
    throw invalid(
      'authorization_number',
      '`authorization_number` is required once the payer has approved.',
    )
  }
  const updated = await updateRow(
    call,
    kind,
    id,
    { ...body, ...(await datesOf(call, before, body)), ...rearmed(before, body) },
    'updated',
    before,
  )
  scheduleDates(call, updated)
  return await reviewAuthorization(call, id)
}

export async function approveAuthorization(call: Call, id: string, body: Approve) {
  const before = await lockInTurn(call, id)
  await requireAccess(call, before, 'use')
  const { starts_on, ends_on } = { ...before, ...body }
  requireOrder({ starts_on, ends_on })
  if (!(body.authorization_number ?? before.authorization_number)) {
    throw invalid('authorization_number', '`authorization_number` is required to approve.')
  }
  const columns = { ...body, reason: null, ...(await datesOf(call, before, body)) }
  await takeStep(call, lifecycle, id, 'approve', columns, before)
  return await reviewAuthorization(call, id)
}

const takeWithReason =
  (step: 'deny' | 'cancel') =>
  async (call: Call, id: string, { reason = undefined }: WithReason) => {
    const before = await lockInTurn(call, id)
    await requireAccess(call, before, 'use')
    await takeStep(call, lifecycle, id, step, { reason: reason ?? null }, before)
    return await findRow(call, kind, id)
  }
export const denyAuthorization = takeWithReason('deny')
export const cancelAuthorization = takeWithReason('cancel')

// Sessions of the person wait until this ends, in the order in which they lock it too.
async function lockInTurn(call: Call, id: string) {
  const { person_id } = await findRow(call, kind, id)
  await lockPerson(call, person_id)
  return await lockRow(call, kind, id)
}

type Covered = Pick<AuthorizationRow, 'person_id' | 'procedure_codes'>

async function requireAccess(call: Call, row: Covered, action: 'access' | 'use') {
  const data_categories = categoriesOfAuthorization(row)
  await requirePermission(call, row.person_id, { action, data_categories })
}

type Terms = Partial<
  Pick<AuthorizationRow, 'practitioner_id' | 'document_id' | 'starts_on' | 'ends_on'>
>

async function requireTerms(call: Call, terms: Terms, before: Terms = {}) {
  requireOrder(terms)
  const { practitioner_id, document_id } = terms
  if (practitioner_id && practitioner_id !== before.practitioner_id) {
    await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  }
  if (!document_id || document_id === before.document_id) return
  const [found] = await call.query(sql`
    select id from documents where account = ${call.account} and id = ${document_id}`)
  if (!found) throw notFound('document', 'document_id')
}

// A new end is announced again.
async function datesOf(call: Call, before: AuthorizationRow, { ends_on }: Approve) {
  if (ends_on === undefined || ends_on === before.ends_on) return {}
  return { warn_on: await warnOn(call, ends_on), expiring_soon_at: null }
}

async function warnOn(call: Call, ends_on: string | null) {
  if (!ends_on) return null
  const { authorization_warning_days: days } = await warningsOf(call)
  return Temporal.PlainDate.from(ends_on).subtract({ days }).toString()
}

const rearmed = (before: AuthorizationRow, { units }: AuthorizationChange) =>
  units !== undefined && (units ?? Infinity) > (before.units ?? Infinity)
    ? { running_low_at: null }
    : {}

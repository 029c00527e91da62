// Requests and reads eligibility checks. send.ts sends them to the payer.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { findRow, createRow } from '#kernel/record.ts'
import { lockCoverage, requireUsable } from '#areas/claims/coverage/coverage.ts'
import { requirePayer } from '#areas/claims/payer/payer.ts'
import { recordDisclosure } from '#areas/persons/consent_decision/accounting.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { namesPart2Program } from '#areas/practitioners/practitioner/part2_program.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import {
  categoriesOfCheck,
  checkKind as kind,
  eligibilityLifecycle as lifecycle,
} from './lifecycle.ts'
import { findAddressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'
import { buildInquiry } from './inquiry.ts'
import type { CheckRequest, EligibilityCheckCreate } from './schema.ts'
import { sendAfter } from './send.ts'
import { findLastOfCoverage } from './store.ts'

const default_types = ['MH', '98']

export async function requestCheck(call: Call, { coverage_id, ...body }: EligibilityCheckCreate) {
  return await checkCoverage(call, coverage_id, body, 'coverage_id')
}

// A check discloses the person to the payer, so it is authorized and accounted for.
export async function checkCoverage(
  call: Call,
  coverage_id: string,
  body: CheckRequest,
  param = 'id',
) {
  const coverage = await lockCoverage(call, coverage_id, param)
  requireUsable(coverage)
  const service_date = body.service_date ?? currentDate(call)
  const { payer, enrolled } = await requirePayer(call, coverage.payer_id, service_date)
  if (!enrolled.eligibility) {
    throw new ApiError('payer_enrollment_required', {}, { param: 'coverage_id' })
  }
  const person = await findPerson(call, coverage.person_id, 'person_id', { hold: true })
  requireEditable(person, 'check')
  const recipient = { type: 'payer' as const, id: payer.id, name: payer.name }
  const { metadata = {}, ...services } = body
  const fields = {
    service_type_codes: default_types,
    procedure_code: null,
    ...services,
    service_date,
  }
  const part2_program = await namesPart2Program(call, [], [fields.provider.npi])
  const data_categories = categoriesOfCheck(fields, part2_program)
  const decision = await requireWhole(
    call,
    person.id,
    { action: 'disclose', purpose: 'payment', recipient, data_categories, service_date },
    'coverage_id',
  )
  const description = 'Eligibility check (270)'
  const disclosure = { recipient, purpose: 'payment', service_date, description }
  const { id: disclosure_id } = await recordDisclosure(call, decision, disclosure)
  const id = newId(kind.prefix)
  const addressing = await findAddressing(call)
  const { connection_id } = addressing
  const request = buildInquiry({
    ...fields,
    id,
    at: call.now,
    addressing,
    payer,
    coverage,
    person,
  })
  return await createRow(call, kind, id, {
    ...fields,
    metadata,
    person_id: person.id,
    coverage_id,
    payer_id: payer.id,
    request,
    decision_id: decision.id,
    disclosure_id,
    connection_id,
    send_after: await sendAfter(call, { id, connection_id }, { minutes: 0 }),
    status: lifecycle.initial,
  })
}

export async function readCheck(call: Call, id: string) {
  const check = await findRow(call, kind, id)
  const data_categories = categoriesOfCheck(check)
  await requireWhole(call, check.person_id, { action: 'access', data_categories })
  return check
}

export async function readTransaction(call: Call, id: string) {
  const { request, response } = await readCheck(call, id)
  return { object: 'eligibility_transaction', id, request, response }
}

// Response to a replayed request once the stored response has been deleted.
export async function lastCheck(call: Call, coverage_id: string) {
  const [last] = await findLastOfCoverage(call, coverage_id)
  if (!last) throw notFound(kind.object)
  return await decryptRow(call, kind, last)
}

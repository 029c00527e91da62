// Runs eligibility checks: builds the 270, sends it outside the request with retries, and stores
// the payer's response.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, tryStep } from '#kernel/lifecycle.ts'
import { ClearinghouseDown, type EligibilityInquiry } from '#outside/ports/clearinghouse.ts'
import { updateRow, findRow, createRow, tryLockRow } from '#kernel/record.ts'
import { lockCoverage, requireUsable } from '#areas/claims/coverage/coverage.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { requirePayer } from '#areas/claims/payer/payer.ts'
import { recordDisclosure } from '#areas/persons/consent_decision/accounting.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { namesPart2Program } from '#areas/practitioners/practitioner/part2_program.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { failure, parseResponse } from './response.ts'
import {
  categoriesOfCheck,
  checkKind as kind,
  eligibilityLifecycle as lifecycle,
} from './lifecycle.ts'
import { findAddressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'
import { buildInquiry } from './inquiry.ts'
import type { CheckRequest, EligibilityCheckCreate, EligibilityCheckRow } from './schema.ts'
import { claimForWorker, findLastOfCoverage } from './store.ts'

const valid_hours = 24
const retry_minutes = [1, 5] // Delays before the second and third attempts, which is the last.
export const longest_pause_minutes = Math.max(...retry_minutes)
const default_types = ['MH', '98']

const inquiry = { name: 'eligibility_check.send' }

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
  const { payer } = await requirePayer(call, coverage.payer_id)
  const person = await findPerson(call, coverage.person_id, 'person_id', { hold: true })
  requireEditable(person, 'check')
  const recipient = { type: 'payer' as const, id: payer.id, name: payer.name }
  const { metadata = {}, ...services } = body
  const fields = {
    service_type_codes: default_types,
    procedure_code: null,
    service_date: currentDate(call),
    ...services,
  }
  const part2_program = await namesPart2Program(call, [], [fields.provider.npi])
  const data_categories = categoriesOfCheck(fields, part2_program)
  const decision = await requireWhole(
    call,
    person.id,
    { action: 'disclose', purpose: 'payment', recipient, data_categories },
    'coverage_id',
  )
  const disclosure = { recipient, purpose: 'payment', description: 'Eligibility check (270)' }
  const { id: disclosure_id } = await recordDisclosure(call, decision, disclosure)
  const id = newId(kind.prefix)
  const request = buildInquiry({
    ...fields,
    id,
    at: call.now,
    addressing: await findAddressing(call),
    payer,
    coverage,
    person,
  })
  const in_process = isInProcess(call)
  if (in_process) scheduleJob(call, inquiry, id, call.now)
  return await createRow(call, kind, id, {
    ...fields,
    metadata,
    person_id: person.id,
    coverage_id,
    payer_id: payer.id,
    request,
    decision_id: decision.id,
    disclosure_id,
    send_after: in_process ? null : toTimestamp(call.real_now),
    status: lifecycle.initial,
  })
}

// A worker sends the check, unless the clearinghouse is simulated. Then a scheduled job does, so
// that test clocks control it.
const isInProcess = ({ outside }: Call) => outside.clearinghouse?.in_process ?? false

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

export const inquiryJob: Job = {
  ...inquiry,
  summary: 'Send an eligibility check to the payer, with retries.',
  async run(call, id) {
    const check = await tryLockRow(call, kind, id)
    if (!isPending(check)) return
    const request = inquiryOf(call, check)
    const { clearinghouse } = call.outside
    if (!request || !clearinghouse?.checkEligibility) return await failCheck(call, id)
    try {
      await recordResponse(call, id, await clearinghouse.checkEligibility(request))
    } catch (error) {
      if (!(error instanceof ClearinghouseDown)) throw error
      await recordNoResponse(call, id)
    }
  },
}

const isPending = (check: EligibilityCheckRow | undefined): check is EligibilityCheckRow =>
  check !== undefined && isIn(lifecycle, 'pending', check.status)

// Undefined if the person was erased.
const inquiryOf = (call: Call, check: EligibilityCheckRow): EligibilityInquiry | undefined =>
  check.request
    ? {
        id: check.id,
        account: call.account,
        payer_id: check.payer_id,
        text: check.request,
        sent_at: call.now,
        attempt: check.attempts + 1,
      }
    : undefined

// Claims a check for a worker, unless another worker has it.
export async function claimCheck(call: Call, id: string): Promise<EligibilityInquiry | undefined> {
  const [claimed] = await claimForWorker(call, id)
  const request = claimed && inquiryOf(call, await findRow(call, kind, id))
  if (claimed && !request) await failCheck(call, id)
  return request
}

export async function recordResponse(call: Call, id: string, response: string) {
  const check = await tryLockRow(call, kind, id)
  if (!isPending(check)) return
  const { step, ...result } = parseResponse(response, check)
  const attempts = check.attempts + 1
  const expires_at = toTimestamp(call.now.add({ hours: valid_hours }))
  const fields = { ...result, response, attempts, expires_at, send_after: null }
  const after = await tryStep(call, lifecycle, id, step, fields)
  if (!after?.outcome) return
  await updateRow(call, coverageKind, check.coverage_id, {
    last_check_id: id,
    last_outcome: after.outcome,
    last_checked_at: toTimestamp(call.now),
  })
}

export async function recordNoResponse(call: Call, id: string) {
  const check = await tryLockRow(call, kind, id)
  if (!isPending(check)) return
  const attempts = check.attempts + 1
  const pause = retry_minutes[check.attempts]
  if (pause === undefined) {
    const { errors } = failure('no_response', "The payer didn't respond. Create a new check later.")
    await tryStep(call, lifecycle, id, 'time_out', { attempts, errors, send_after: null })
    return
  }
  const in_process = isInProcess(call)
  const again = call.real_now.add({ minutes: pause })
  const later = {
    attempts,
    send_after: in_process ? null : toTimestamp(again),
    claimed_until: null,
  }
  await updateRow(call, kind, id, later, 'updated', check)
  if (in_process) scheduleJob(call, inquiry, id, call.now.add({ minutes: pause }))
}

// Fails a check that can't be sent: no clearinghouse supports it, or the person was erased.
export async function failCheck(call: Call, id: string) {
  const why = 'No configured clearinghouse supports eligibility checks. Contact the payer.'
  const { step, ...result } = failure('not_supported', why)
  await tryStep(call, lifecycle, id, step, { ...result, send_after: null })
}

// Runs eligibility checks: builds the 270, sends it outside the request with retries, and stores
// the payer's response.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { ClearinghouseDown, type EligibilityInquiry } from '#outside/ports/clearinghouse.ts'
import { updateRow, findRow, createRow, type Row, tryLockRow } from '#kernel/record.ts'
import { holdCoverage, requireNotVoided } from '#areas/claims/coverage/coverage.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { requirePayer } from '#areas/claims/payer/payer.ts'
import { enterDisclosure } from '#areas/persons/consent_decision/accounting.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { dayOf } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { namesProgram } from '#areas/practitioners/practitioner/part2_program.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { notTold, readAnswer } from './response.ts'
import {
  categoriesOfCheck,
  checkKind as kind,
  eligibilityLifecycle as lifecycle,
} from './lifecycle.ts'
import { writeQuestion } from './inquiry.ts'
import type { CheckAsk, EligibilityCheckCreate } from './schema.ts'
import { claimToAsk, lastOfCoverage } from './store.ts'

const valid_hours = 24
const retry_minutes = [1, 5] // Delays before the second and third attempts, which is the last.
export const longest_pause_minutes = Math.max(...retry_minutes)
const usual_types = ['MH', '98']

const asking = { name: 'eligibility_check.ask' }

export async function requestCheck(call: Call, { coverage_id, ...asked }: EligibilityCheckCreate) {
  return await checkCoverage(call, coverage_id, asked, 'coverage_id')
}

// A check discloses the person to the payer, so it is authorized and accounted for.
export async function checkCoverage(
  call: Call,
  coverage_id: string,
  asked: CheckAsk,
  param = 'id',
) {
  const coverage = await holdCoverage(call, coverage_id, param)
  requireNotVoided(coverage)
  const { payer } = await requirePayer(call, coverage.payer_id)
  const person = await findPerson(call, coverage.person_id, 'person_id', { hold: true })
  requireKnown(person, 'check')
  const recipient = { type: 'payer' as const, id: payer.id, name: payer.name }
  const production = call.secrets.environment === 'production'
  const told = {
    provider: asked.provider,
    service_type_codes: asked.service_type_codes ?? usual_types,
    procedure_code: asked.procedure_code ?? null,
    service_date: asked.service_date ?? dayOf(call),
  }
  const part2_program = await namesProgram(call, [], [asked.provider.npi])
  const data_categories = categoriesOfCheck(told, part2_program)
  const decision = await requireWhole(
    call,
    person.id,
    { action: 'disclose', purpose: 'payment', recipient, data_categories },
    'coverage_id',
  )
  const disclosed = { recipient, purpose: 'payment', description: 'Eligibility check (270)' }
  const { id: disclosure_id } = await enterDisclosure(call, decision, disclosed)
  const id = newId(kind.prefix)
  const question = writeQuestion({
    ...told,
    id,
    at: call.now,
    livemode: production,
    payer,
    coverage,
    person,
  })
  const in_process = isInProcess(call)
  if (in_process) scheduleJob(call, asking, id, call.now)
  return await createRow(call, kind, id, {
    ...told,
    metadata: asked.metadata ?? {},
    person_id: person.id,
    coverage_id,
    payer_id: payer.id,
    question,
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

export async function readExchanged(call: Call, id: string) {
  const { question, answer } = await readCheck(call, id)
  return { object: 'eligibility_exchange', id, question, answer }
}

// Response to a replayed request once the stored response has been deleted.
export async function lastCheck(call: Call, coverage_id: string) {
  const [last] = await lastOfCoverage(call, coverage_id)
  if (!last) throw notFound(kind.object)
  return await decryptRow(call, kind, last)
}

export const askStep: Job = {
  ...asking,
  summary: 'Send an eligibility check to the payer, with retries.',
  async run(call, id) {
    const check = await tryLockRow(call, kind, id)
    if (check?.status !== 'requested') return
    const question = questionOf(call, check)
    const { clearinghouse } = call.outside
    if (!question || !clearinghouse?.ask) return await recordNothing(call, id)
    try {
      await recordAnswer(call, id, await clearinghouse.ask(question))
    } catch (error) {
      if (!(error instanceof ClearinghouseDown)) throw error
      await recordSilence(call, id)
    }
  },
}

// Undefined if the person was erased.
const questionOf = (call: Call, check: Row): EligibilityInquiry | undefined =>
  check.question && {
    id: check.id,
    account: call.account,
    payer_id: check.payer_id,
    text: check.question,
    asked_at: call.now,
    attempt: check.attempts + 1,
  }

// Claims a check for a worker, unless another worker has it.
export async function claimCheck(call: Call, id: string): Promise<EligibilityInquiry | undefined> {
  const [claimed] = await claimToAsk(call, id)
  const question = claimed && questionOf(call, await findRow(call, kind, id))
  if (claimed && !question) await recordNothing(call, id)
  return question
}

export async function recordAnswer(call: Call, id: string, answer: string) {
  const check = await tryLockRow(call, kind, id)
  if (check?.status !== 'requested') return
  const { step, ...told } = readAnswer(answer, check as never)
  const attempts = check.attempts + 1
  const expires_at = toTimestamp(call.now.add({ hours: valid_hours }))
  const fields = { ...told, answer, attempts, expires_at, send_after: null }
  const after = await tryStep(call, lifecycle, id, step, fields)
  if (!after?.outcome) return
  const checked = { last_check_id: id, last_outcome: after.outcome }
  const last = { ...checked, last_checked_at: toTimestamp(call.now) }
  await updateRow(call, coverageKind, check.coverage_id, last)
}

export async function recordSilence(call: Call, id: string) {
  const check = await tryLockRow(call, kind, id)
  if (check?.status !== 'requested') return
  const attempts = check.attempts + 1
  const pause = retry_minutes[check.attempts]
  if (pause === undefined) {
    const { errors } = notTold('no_answer', "The payer didn't respond. Create a new check later.")
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
  if (in_process) scheduleJob(call, asking, id, call.now.add({ minutes: pause }))
}

// Fails a check that can't be sent: no clearinghouse supports it, or the person was erased.
export async function recordNothing(call: Call, id: string) {
  const why = 'No configured clearinghouse supports eligibility checks. Contact the payer.'
  const { step, ...told } = notTold('not_supported', why)
  await tryStep(call, lifecycle, id, step, { ...told, send_after: null })
}

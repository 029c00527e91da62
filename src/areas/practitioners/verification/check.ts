// Creates and runs checks and saves their results. A check runs as a scheduled job on the account's
// clock, so that the sandbox can simulate it. Always lock the practitioner before a check.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { SourceDown } from '#outside/ports/source.ts'
import { findRow, lockRow, createRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { answerLocally } from './local_results.ts'
import { applyResult } from './consequences.ts'
import { checkKind, checkLifecycle } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { type CheckKind, policy, retry_minutes } from './policy.ts'
import { digestOf, requiredOf, type Subject } from './source_queries.ts'
import { recordResult } from './check_result.ts'

export const run = { name: 'check.run' }

type Origin = Pick<CheckRow, 'trigger'> & Partial<Pick<CheckRow, 'verification_id' | 'metadata'>>

export async function queueCheck(
  call: Call,
  practitioner: PractitionerRow,
  { kind, subject_id }: Subject,
  origin: Origin,
) {
  const check = await createRow(call, checkKind, newId(checkKind.prefix), {
    ...origin,
    kind,
    subject_id,
    practitioner_id: practitioner.id,
    request_digest: digestOf(call, practitioner, { kind, subject_id }),
    status: checkLifecycle.initial,
    queued_at: toTimestamp(call.now),
  })
  scheduleJob(call, run, check.id, call.now)
  return check
}

// For manual checks. If there are several licenses, the caller must say which.
export function subjectOf(
  practitioner: PractitionerRow,
  kind: CheckKind,
  subject_id?: string,
): Subject {
  if (!policy[kind].of) {
    if (!subject_id) return { kind, subject_id: null }
    throw invalid('subject_id', "`subject_id` can't be used with this kind of check.")
  }
  const subjects = requiredOf(practitioner).filter((subject) => subject.kind === kind)
  const subject = subject_id ? subjects.find((each) => each.subject_id === subject_id) : subjects[0]
  if (!subject || (!subject_id && subjects.length > 1)) {
    throw invalid(
      'subject_id',
      "`subject_id` must be the ID of one of the practitioner's licenses, privileges or " +
        'registrations.',
    )
  }
  return subject
}

export const runJob: Job = {
  ...run,
  summary: 'Run a queued check, or retry one that got no response.',
  async run(call, id) {
    const before = await findRow(call, checkKind, id)
    const practitioner = await lockRow(call, practitionerKind, before.practitioner_id)
    if (isIn(checkLifecycle, 'awaiting_retry', before.status)) {
      await tryStep(call, checkLifecycle, id, 'retry')
    }
    const attempts = before.attempts + 1
    const check = await tryStep(call, checkLifecycle, id, 'run', { attempts })
    if (!check) return
    try {
      const result = await answerLocally(call, practitioner, check)
      if (result) await recordResult(call, practitioner, check, result)
    } catch (error) {
      if (!(error instanceof SourceDown)) throw error
      await recordOutage(call, practitioner, check)
    }
  },
}

// An outage proves nothing: earlier results stay valid until they expire.
export async function recordOutage(call: Call, practitioner: PractitionerRow, check: CheckRow) {
  const pause_minutes = retry_minutes[check.attempts - 1]
  const outcome = 'source_unavailable'
  const after = await tryStep(call, checkLifecycle, check.id, 'err', { outcome })
  if (!after) return
  if (pause_minutes) scheduleJob(call, run, check.id, call.now.add({ minutes: pause_minutes }))
  else await applyResult(call, practitioner, after)
}

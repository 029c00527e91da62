// Completes matchings that waited for the index.
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { tryLockRow } from '#kernel/record.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { findCandidates } from './find.ts'
import { completing, matchingKind, matchingLifecycle } from './lifecycle.ts'
import { circumstancesOf, isAtAcuteRisk } from './matching.ts'

const patience_minutes = 10

// A matching fails if the index isn't ready after ten minutes.
export const completeJob: Job = {
  ...completing,
  summary: 'Find the candidates of a pending matching.',
  async run(call, id) {
    const row = await tryLockRow(call, matchingKind, id)
    if (!row || !isIn(matchingLifecycle, 'pending', row.status)) return
    const person = row.person_id ? await findPerson(call, row.person_id) : null
    if (person && (await isAtAcuteRisk(call, person))) return void (await move('divert'))
    const { criteria, weights, seed } = row
    const circumstances = await circumstancesOf(call, person, criteria)
    const results = await findCandidates(call, { criteria, weights, seed, ...circumstances })
    if (results) return void (await move('complete', results))
    const until = Temporal.Instant.from(row.created_at).add({ minutes: patience_minutes })
    if (Temporal.Instant.compare(call.now, until) > 0) return void (await move('fail'))
    scheduleJob(call, completing, id, call.now.add({ seconds: 1 }))

    function move(step: string, fields: object = {}) {
      return tryStep(call, matchingLifecycle, id, step, { ...fields })
    }
  },
}

// The doctor's check of scheduled jobs: finds objects that wait for a job that doesn't exist. With
// --repair, reschedules those jobs.
import { type Config } from '#settings/config.ts'
import { openAdapters } from '#app/adapters.ts'
import { reconcileAll } from '#jobs/reconcile.ts'
import { asService, not_running, type Service } from './doctor_login.ts'
import { type Finding, ok, problem, unchecked } from './finding.ts'

const name = 'jobs'

export async function checkJobs(config: Config, repair: boolean): Promise<Finding[]> {
  const found = await asService(config, (service) => findingOf(config, service, repair))
  return [found ?? unchecked(name, not_running)]
}

async function findingOf(config: Config, { db, secrets }: Service, repair: boolean) {
  const total: Record<string, number> = {}
  const failed: string[] = []
  const outside = openAdapters({ db, secrets }, config)
  const works = { db, secrets, outside, onError: (id: string) => void failed.push(id) }
  for await (const { missing } of reconcileAll(works, { repair })) {
    for (const [job, count] of Object.entries(missing)) total[job] = (total[job] ?? 0) + count
  }
  if (failed.length > 0) {
    const message = `${failed.length} accounts couldn't be checked. The first is ${failed[0]}.`
    return problem(
      name,
      message,
      'Run the command again. If it still fails, read the log of a worker.',
    )
  }
  const jobs = Object.entries(total)
  if (jobs.length === 0) return ok(name, 'No scheduled jobs are missing.')
  const list = jobs.map(([job, count]) => `${job} (${count})`).join(', ')
  if (repair) return ok(name, `Missing jobs were rescheduled: ${list}.`)
  const fix = 'Run "attune doctor --repair", or restart a worker.'
  return problem(name, `Scheduled jobs are missing: ${list}.`, fix)
}

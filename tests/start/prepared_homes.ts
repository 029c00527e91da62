// Homes of a service that has been started before, for tests that aren't about the first start: one
// is created for all of them, and copied.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onceInRun } from '../once_in_run.ts'
import { freePort, startService, temporaryHome } from './process.ts'

/** A home whose service has started and stopped once. */
export const startedHome = () => copyOf('started-home', { SEED: 'off' }, / at https:/)

/** A home that has the sample practice, and in heads.jsonl the heads of its audit log. */
export const seededHome = () => copyOf('seeded-home', { SEED: 'on' }, /12 practitioners/)

async function copyOf(name: string, settings: Record<string, string>, prepared: RegExp) {
  const folder = await onceInRun(name, async (folder) => {
    const ATTUNE_HOME = join(folder, 'home')
    const service = startService({
      ATTUNE_HOME,
      PORT: String(await freePort()),
      AUDIT_HEADS_FILE: join(ATTUNE_HOME, 'heads.jsonl'),
      ...settings,
    })
    const exited = service.exited.then(() => {
      if (!prepared.test(service.output())) throw new Error(service.output())
    })
    while (!prepared.test(service.output())) {
      await Promise.race([once(service.child.stdout!, 'data'), exited])
      assert.doesNotMatch(service.output(), /could not be created/)
    }
    service.child.kill('SIGTERM')
    await exited
  })
  const { home, remove } = temporaryHome()
  execFileSync('cp', ['-a', join(folder, 'home'), home])
  return { home, remove }
}

// The scheduled jobs of a lifecycle: steps that the clock takes, and what waits for a job.
import type { Job } from './jobs.ts'
import type { Lifecycle } from './lifecycle.ts'
import { tryStep } from './take_step.ts'
import type { Kind } from './record.ts'
import type { Wait } from './waits.ts'

// The steps that the clock takes, as jobs. An object that has since left the state is skipped.
export const clockJobsOf = (lifecycle: Lifecycle): Job[] =>
  Object.entries(lifecycle.steps)
    .filter(([, { by }]) => by === 'clock')
    .map(([name, { summary, plan }]) => ({
      name: `${lifecycle.kind.object}.${name}`,
      summary,
      real_time: lifecycle.kind.real_time ?? false,
      run: (call, id) => tryStep(call, lifecycle, id, name),
      ...(plan && { plan }),
    }))

// A job and the objects that wait for it. Without `states`, objects of the kind in any state.
export type BoundWait = { kind: Kind; states: string[] | null; wait: Wait }

export const waitsOf = ({ kind, waits = {} }: Lifecycle): BoundWait[] => {
  const each = Object.entries(waits).flatMap(([state, list = []]) =>
    list.map((wait) => ({ state, wait })),
  )
  const alike = Map.groupBy(each, ({ wait }) => JSON.stringify(wait))
  return [...alike.values()].map((group) => ({
    kind,
    states: group.map(({ state }) => state),
    wait: group[0]!.wait,
  }))
}

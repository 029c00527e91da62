import { stormWithin } from './storm.ts'
import { within } from './plans.ts'
for (const seed of [1, 2, 3]) {
  const r = await stormWithin({
    expected: within.expected,
    faults: {
      kill: 1,
      kill_starting: 2,
      kill_both: 2,
      end_postgres: 2,
      end_postgres_twice: 3,
      stop: 1,
    },
    seed,
    say: console.log,
  })
  console.log(r.complaints, r.tally, r.home)
}

// Rounds of faults with fresh seeds for as many minutes as the argument says (10 by default), and a
// report of what happened. A second argument is the seed of the first round.
import { freshSeed } from './random.ts'
import { around, within } from './plans.ts'
import { type Report, stormAround, stormWithin } from './fault_run.ts'
import type { Tally } from './counters.ts'

const [minutes = 10, first_seed] = process.argv.slice(2).map(Number)
const ends_at = performance.now() + minutes * 60_000
const say = (line: string) => console.log(`  ${line}`)
const total: Tally = {}
let failed = 0
let rounds = 0

do {
  const seed = rounds === 0 && first_seed !== undefined ? first_seed : freshSeed()
  console.log(`round ${++rounds}, seed ${seed}`)
  tell(await stormAround({ ...around, seed, say }))
  tell(await stormWithin({ ...within, seed, say }))
} while (performance.now() < ends_at)

console.log(`${rounds} rounds:`, total)
console.log(failed === 0 ? 'Every promise was kept.' : `${failed} complaints, told above.`)
process.exitCode = failed === 0 ? 0 : 1

function tell({ complaints: problems, tally, home }: Report) {
  for (const [name, times] of Object.entries(tally)) add(name, times)
  if (problems.length === 0) return
  failed += problems.length
  console.log([`  The journal and the logs are in ${home}`, ...problems].join('\n  '))
}

function add(name: string, times: number) {
  const before = total[name] ?? 0
  total[name] = name.startsWith('slowest') ? Math.max(before, times) : before + times
}

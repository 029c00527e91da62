// npm run ledger:random -- --seeds 200000 --from 1: runs random practices against the rules of the
// ledger and prints the first seed that breaks one.
import { parseArgs } from 'node:util'
import { play } from '#tests/ledger/simulation.ts'
import { brokenIn } from '#tests/ledger/rules.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200000' },
    from: { type: 'string', default: '1' },
  },
})
const [seeds, from] = [Number(values.seeds), Number(values.from)]
let transactions = 0
for (let seed = from; seed < from + seeds; seed++) {
  const world = play(seed)
  const broken = brokenIn(world)
  transactions += world.store.transactions.size
  if (broken.length === 0) continue
  console.error(`seed ${seed}: ${broken.join(', ')}`)
  process.exit(1)
}
console.log(`${seeds} practices, ${transactions} transactions: every rule holds.`)

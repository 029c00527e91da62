// npm run bench:assignment: a waiting list assigned by our own code, against HiGHS on the same
// problems in the same run, both checked to cost the same. "-- --quick" is smaller.
import { assign } from '#areas/matching/ranking/assignment.ts'
import { costOf, drawProblem, openHighs, programOf, solvedBy } from '#tests/assignment_oracle.ts'
import { drawing } from '#tests/random_listings.ts'
import { median } from './compare.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, people: 200, practitioners: 120, goal: 10 }
  : { rounds: 3, people: 2_000, practitioners: 1_000, goal: 10 }

const draw = drawing(11)
const ratios: number[] = []
const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
assign(drawProblem(draw, plan.people, plan.practitioners, 50))
for (let round = 0; round < plan.rounds; round++) {
  const problem = drawProblem(draw, plan.people, plan.practitioners, 50)
  const program = programOf(problem)
  // A solver in WebAssembly keeps its memory: each round has one of its own.
  const highs = await openHighs()
  let began = performance.now()
  const chosen = assign(problem)
  times.ours.push(performance.now() - began)
  began = performance.now()
  const least = solvedBy(highs, program)
  times.theirs.push(performance.now() - began)
  if (costOf(problem, chosen) !== least) throw new Error('The two solutions have different costs.')
  ratios.push(times.theirs.at(-1)! / times.ours.at(-1)!)
}
const ratio = median(ratios)
const name = `${plan.people} people, ${plan.practitioners} practitioners, up to 50 options each`
console.log(
  `${name}: ours ${median(times.ours).toFixed(0)} ms, HiGHS ${median(times.theirs).toFixed(0)} ms`,
)
console.log(
  `${ratio.toFixed(1)} times faster (goal ${plan.goal}: ${ratio >= plan.goal ? 'met' : 'missed'})`,
)

// npm run rehearse:cells: rehearses what docs/guides/scaling-out.md says about moving an account.
// Clients book sessions while their account moves to another cell. Reports how many requests were
// refused and for how long, and whether any write that was acknowledged is lost or was done twice.
import { parseArgs } from 'node:util'
import { rehearseMove } from './rehearsal.ts'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '4' },
    writes: { type: 'string', default: '300' }, // Before the move, and in each part after it.
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (number: number) => `${number.toFixed(1)} s`

const { sent, acknowledged, refused, failed, problems, ...times } = await rehearseMove({
  clients: Number(values.clients),
  writes: Number(values.writes),
  say,
})
say(`Requests sent: ${sent}, acknowledged: ${acknowledged}`)
say(`Refused with 503 and Retry-After: ${refused}, over ${seconds(times.frozen_seconds)}`)
say(`Failed otherwise: ${failed}`)
say(`Longest time without an acknowledged write: ${seconds(times.longest_gap_seconds)}`)
say(`The move took ${seconds(times.move_seconds)}`)
say(`Acknowledged writes that are lost, or were done twice: ${problems.length}`)
for (const problem of problems.slice(0, 20)) say(`  ${problem}`)
process.exit(problems.length + failed > 0 ? 1 : 0)

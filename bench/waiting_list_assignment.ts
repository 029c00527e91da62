// npm run bench:waiting_list_assignment: a waiting list of 2,000 persons and 1,000 practitioners,
// assigned through the API while another account keeps calling. Prints the time, the memory, the
// outcomes, and the ratio of two medians of the other account's 99th percentile. "-- --quick" is
// smaller.
import { storePractice } from '#tests/random_practices.ts'
import { makeAccount } from './bench_account.ts'
import { startHouse } from './bench_service.ts'
import { clientOf } from './client.ts'
import { median } from './compare.ts'
import { memory } from './cpu.ts'
import { askBeside } from './other_account.ts'
import { seedPersons } from './seed_persons.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { persons: 200, practitioners: 200, seconds: 2 }
  : { persons: 2_000, practitioners: 1_000, seconds: 5 }
const goal = 2
const limit_ms = 60 * 60_000

const service = await startHouse()
try {
  await storePractice(service.database, service.account, plan.practitioners, 5)
  await service.database.query(
    `update practitioners set licenses = (
       select jsonb_agg(one || '{"jurisdiction": "US-NY"}') from jsonb_array_elements(licenses) one)
     where account = $1`,
    [service.account],
  )
  await seedPersons(service, plan.persons)
  const quiet = await makeAccount(service)
  const ask = () => askBeside(service, quiet, plan.seconds)
  await ask()
  const before = [await ask(), await ask(), await ask()]
  const [node_before, began] = [memory(service.processes).node, performance.now()]
  const send = clientOf(service)
  const entries = service.persons.map((person_id) => ({
    person_id,
    location: { jurisdiction: 'US-NY' },
  }))
  const { status, text } = await send('matchings/assign', { entries })
  if (status !== 200) throw new Error(`assign answered ${status}: ${text.slice(0, 300)}`)
  const { id } = JSON.parse(text)
  console.log(`accepted in ${Math.round(performance.now() - began)} ms`)
  const during: number[] = []
  let most_node = 0
  for (;;) {
    if (performance.now() > began + limit_ms) throw new Error('Not assigned in time.')
    during.push(await askBeside(service, quiet, plan.seconds))
    most_node = Math.max(most_node, memory(service.processes).node)
    const now = JSON.parse((await send(`matching_assignments/${id}`)).text)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(
      `${seconds} s: ${now.status}, ${now.searched_count} searched, ` +
        `${now.decided_count} decided, ` +
        `${now.offered_count} offered`,
    )
    if (now.completed_at) break
  }
  const { rows } = await service.database.query(
    `select assignment_outcome, assignment_reason, count(*)::int from matchings
     where account = $1 and assignment_id = $2 group by 1, 2 order by 3 desc`,
    [service.account, id],
  )
  for (const { assignment_outcome, assignment_reason, count } of rows) {
    console.log(`${count} ${assignment_outcome} ${assignment_reason ?? ''}`)
  }
  const ratio = median(during) / median(before)
  console.log(
    `${ratio <= goal ? 'ok  ' : 'MISS'} other callers: ${ratio.toFixed(2)} times the 99th ` +
      `percentile (goal ${goal}): ${median(before).toFixed(1)} ms before, ` +
      `${median(during).toFixed(1)} ms during, over ${during.length} slices`,
  )
  console.log(
    `memory of the service: ${node_before.toFixed(0)} MB before, at most ` +
      `${most_node.toFixed(0)} MB`,
  )
} finally {
  await service.stop()
}
process.exit(0)

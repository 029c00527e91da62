// A remittance of several batches in which one claim is ours, and a worker that runs its posting
// job one batch at a time.
import { paid_line, type RemittanceFields, remittanceFor } from './remittance_examples.ts'
import { call, db, log, outside, type RequestOptions, secrets, sql } from './harness.ts'
import { type Break, interruptCommits } from './interrupted_commits.ts'
import { runScheduledJobs } from '#jobs/clock.ts'

export const others = 249
const other = (number: number) => [
  `CLP*FOREIGN${number}*1*10*10**12*ICN-F${number}*11*1`,
  'SVC*HC:90837*10*10**1',
]

// Our claim is in the second batch, between claims of nobody.
export function largeRemittance(control_number: string, fields: Partial<RemittanceFields> = {}) {
  const { lines = paid_line } = fields
  const own = remittanceFor(control_number, 'TRACE-LARGE', {
    ...fields,
    lines: [...lines, ...Array.from({ length: others }, (_, i) => other(i)).flat()],
  })
  const [head, claim, ...rest] = own.split(/(?=CLP\*)/)
  const last = rest.pop()!
  const [last_claim, end] = last.split(/(?=SE\*)/)
  const segments = [...rest.slice(0, 120), claim!, ...rest.slice(120), last_claim!]
  return (head! + segments.join('') + end!).replace('BPR*I*125*', `BPR*I*${125 + others * 10}*`)
}

export async function postingSteps(x12: string, options: RequestOptions) {
  const { body: made } = await call('POST', '/v1/remittances', { x12 }, options)
  const id: string = made.id
  const read = async () => (await call('GET', `/v1/remittances/${id}`, undefined, options)).body
  // Runs one job of each account that has one due.
  const runOne = async (way: Break = null) => {
    await sql.query(
      "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1",
      [id],
    )
    const broken = interruptCommits(db, () => way)
    const context = { db: broken, secrets, outside, log }
    for (let jobs = 0; jobs < 50; jobs++) {
      const before = (await read()).version
      let left = 2
      await runScheduledJobs(context, () => left-- > 0)
      if (way || (await read()).version !== before) return
    }
  }
  const countBatches = async () => {
    const query = 'select from remittance_batches where remittance_id = $1'
    return (await sql.query(query, [id])).rows.length
  }
  return { id, read, runOne, countBatches }
}

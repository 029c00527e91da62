// Tries part of a transaction. If it fails, all that it wrote is undone, and the transaction can go
// on. What was denied stays in the audit log.
import { type Statement, sql } from '#db/sql.ts'
import { type Call, newEffects } from './call.ts'

export async function attempt<Result>(
  call: Call,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const { effects, person_keys } = call
  const own = newEffects()
  const key_count = person_keys.size
  let is_open = true
  // What still runs beside the part that failed must not write after it was undone.
  const query = <Row>(statement: Statement): Promise<Row[]> =>
    is_open ? call.query<Row>(statement) : Promise.reject(new Error('The attempt has ended.'))
  await call.query(sql`savepoint attempt`)
  try {
    const result = await work({ ...call, query, effects: own })
    await call.query(sql`release savepoint attempt`)
    effects.events.push(...own.events)
    effects.jobs.push(...own.jobs)
    effects.metadata.push(...own.metadata)
    effects.audit.entries.push(...own.audit.entries)
    return result
  } catch (error) {
    is_open = false
    await Promise.all([
      call.query(sql`rollback to savepoint attempt`),
      call.query(sql`release savepoint attempt`),
    ])
    // A key that it created isn't stored.
    for (const id of [...person_keys.keys()].slice(key_count)) person_keys.delete(id)
    const denied = own.audit.entries.filter(({ outcome }) => outcome === 'denied')
    effects.audit.entries.push(...denied)
    throw error
  }
}

// Tries something that the rules can refuse, and undoes all of it if they do. What was denied stays
// in the audit log.
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type Call, newEffects } from '#kernel/call.ts'

export type Refusal = { refused: string }

export async function attempt<Result extends object>(
  call: Call,
  run: (call: Call) => Promise<Result>,
): Promise<Result | Refusal> {
  const { effects } = call
  const own = newEffects()
  await call.query(sql`savepoint attempt`)
  try {
    const result = await run({ ...call, effects: own })
    await call.query(sql`release savepoint attempt`)
    effects.events.push(...own.events)
    effects.jobs.push(...own.jobs)
    effects.metadata.push(...own.metadata)
    effects.audit.entries.push(...own.audit.entries)
    return result
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await call.query(sql`rollback to savepoint attempt`)
    const denied = own.audit.entries.filter(({ outcome }) => outcome === 'denied')
    effects.audit.entries.push(...denied)
    return { refused: error.code }
  }
}

// Tests a connection: logs in at the clearinghouse after the request is committed, and records what
// is wrong.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { AfterCommitContext } from '#http/routing/route.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { findRow, updateRow } from '#kernel/record.ts'
import { ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import { isRemote, reachRemote } from './reach.ts'
import { connectionKind as kind } from './schema.ts'

export async function performTest(context: AfterCommitContext, account: string, id: string) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const test_error = await failureOf(async () => {
    const { remote, now } = await within(async (call) => {
      const connection = await findRow(call, kind, id)
      const remote = isRemote(connection) ? reachRemote(call, connection) : undefined
      return { remote, now: call.real_now }
    })
    await remote?.check(now)
  })
  return await within((call) =>
    updateRow(call, kind, id, { tested_at: toTimestamp(call.real_now), test_error }, 'tested'),
  )
}

async function failureOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ClearinghouseDown) return error.message.slice(0, 500)
    throw error
  }
}

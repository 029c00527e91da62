// Continues long work of accounts, a batch at a time, and rests in between so that requests don't
// wait for it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Statement } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, queryAsWorker } from '#kernel/unit_of_work.ts'
import type { ShouldContinue } from './clock.ts'

export type BatchContext = AccountContext & { log: Logger }

type Batches = {
  object: string
  waiting: Statement // Finds the account and ID of objects with work.
  // Returns a function that does the next batch and returns false if there is no more.
  start(account: string, id: string): () => Promise<boolean>
}

// After a batch, a worker rests for this part of the time that it took.
const rest = 0.25
const shortest_rest_ms = 1

export async function runBatches(
  context: BatchContext,
  { object, waiting, start }: Batches,
  shouldContinue: ShouldContinue,
) {
  const found = await queryAsWorker<{ account: string; id: string }>(context.db, waiting)
  await Promise.all(found.map(({ account, id }) => runOne(account, id)))
  return found.length

  // One object's failure must not block the others. The next round continues where it stopped.
  async function runOne(account: string, id: string) {
    const nextBatch = start(account, id)
    try {
      for (;;) {
        const began = performance.now()
        const goes_on = shouldContinue() && (await nextBatch())
        if (!goes_on) return
        await sleep(Math.max(shortest_rest_ms, (performance.now() - began) * rest))
      }
    } catch (error) {
      context.log.warn({ account, object, id, error: describe(error) }, 'a batch was interrupted')
    }
  }
}

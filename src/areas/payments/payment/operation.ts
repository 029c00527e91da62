// Processor operations (outbox pattern): written with an idempotency key in the deciding
// transaction, performed outside of any, and recorded once. After a crash the operation is retried
// with the same key, so that nothing moves twice.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { AfterCommitContext } from '#http/routing/route.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import {
  type Failure,
  type Processor,
  ProcessorDown,
  ProcessorRefused,
} from '#outside/ports/processor.ts'
import { findRow, type Kind, type Row } from '#kernel/record.ts'
import { claimOperation, finishOperation, insertOperation, waitingOperations } from './store.ts'
import { postponeOperation } from './store.ts'

export type Operation = {
  id: string
  object_id: string
  step: string
  key: string
  asked: any
  tries: number
}

type Within = <T>(work: (call: Call) => Promise<T>) => Promise<T>

export type Handler = {
  perform(processor: Processor, operation: Operation, within: Within): Promise<any>
  record(call: Call, operation: Operation, outcome: any): Promise<unknown>
  refused(call: Call, operation: Operation, failure: Failure): Promise<unknown>
}
export type Handlers = Record<string, Handler>

export const longest_pause_seconds = 3_600

// The key is derived from the operation, never random: the same operation can't be queued twice.
export async function askProcessor(
  call: Call,
  object_id: string,
  step: string,
  asked: object = {},
  word = step,
  after_seconds = 0,
) {
  await insertOperation(call, {
    id: newId('op'),
    object_id,
    step,
    key: `${object_id}:${word}`,
    asked: asJson(asked),
    due_at: toTimestamp(call.real_now.add({ seconds: after_seconds })),
    created_at: toTimestamp(call.now),
  })
}

// The processor to call, and the transactions that record the outcome.
type Asking = {
  within: Within
  processor: () => Processor
  down: (operation: Operation, error: Error) => void
}

export function operate(
  works: AfterCommitContext,
  handlers: Handlers,
  account: string,
  id: string,
) {
  return ask(
    {
      within: (work) => inAccount(works, account, work),
      processor: () => works.outside.processors.of(account),
      down({ object_id, step }, error) {
        const told = { account, object_id, step, error: describe(error) }
        works.log.warn(told, 'payment processor did not respond; operation will be retried')
      },
    },
    handlers,
    id,
  )
}

async function ask({ within, processor, down }: Asking, handlers: Handlers, id: string) {
  const operation = await within((call) => claimOperation(call, id))
  if (!operation) return false
  const { perform, record, refused } = handlers[operation.step]!
  try {
    const outcome = await perform(processor(), operation, within)
    await within(async (call) => {
      if (await finishOperation(call, id)) await record(call, operation, outcome)
    })
  } catch (error) {
    if (error instanceof ProcessorRefused) {
      await within(async (call) => {
        if (await finishOperation(call, id)) await refused(call, operation, error.failure)
      })
    } else if (error instanceof ProcessorDown) {
      down(operation, error)
      const seconds = Math.min(longest_pause_seconds, 2 ** Math.min(operation.tries, 12))
      await within((call) =>
        postponeOperation(call, id, toTimestamp(call.real_now.add({ seconds }))),
      )
    } else throw error
  }
  return true
}

// The processor of a payment, refund, dispute or payout, if it runs in the call's transaction and
// follows the account's test clock.
export function processorInTransaction(call: Call, { processor }: Row) {
  const local = call.outside.processors.inTransaction?.(call)
  return local?.name === processor ? local : undefined
}

// Performs an object's pending operations in the call's own transaction. For seeded history only:
// the simulated processor keeps its state in the same database.
export async function operateHere(
  call: Call,
  handlers: Handlers,
  processor: Processor,
  object_id: string,
) {
  const within: Within = (work) => work(call)
  const asking = { within, processor: () => processor, down: () => {} }
  for (const { id } of await waitingOperations(call, object_id)) await ask(asking, handlers, id)
}

// Performs an object's pending operations and waits for them up to a limit. The rest continues in
// the background; if this process exits first, a worker takes over.
async function followOperations(
  works: AfterCommitContext,
  handlers: Handlers,
  account: string,
  object_id: string,
) {
  const within: Within = (work) => inAccount(works, account, work)
  const waiting = await within((call) => waitingOperations(call, object_id))
  if (waiting.length === 0) return
  const done = (async () => {
    for (const { id } of waiting) await operate(works, handlers, account, id)
  })()
  let in_time = true
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    in_time = false
    limit.resolve()
  }, works.outside.processors.wait_ms)
  const finished = done.catch((error) => {
    if (in_time) throw error
    works.log.error(
      { account, object_id, error: describe(error) },
      'recording a processor outcome failed after the response was sent',
    )
  })
  await Promise.race([finished, limit.promise]).finally(() => clearTimeout(timer))
}

// The step a route runs once its change is committed.
export const following =
  (handlers: Handlers, kind: Kind) =>
  async (works: AfterCommitContext, account: string, id: string) => {
    await followOperations(works, handlers, account, id)
    return await inAccount(works, account, (call) => findRow(call, kind, id))
  }

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
import { findRow, type Kind } from '#kernel/record.ts'
import {
  claimOperation,
  finishOperation,
  insertEvent,
  insertOperation,
  listWaitingOperations,
  postponeOperation,
} from './operation_store.ts'

export type Operation<Arguments = unknown> = {
  id: string
  object_id: string
  kind: string
  key: string
  arguments: Arguments // What the operation was queued with.
  attempts: number
}

type InTransaction = <T>(work: (call: Call) => Promise<T>) => Promise<T>

// Each handler knows its own arguments and outcome. Code that runs a handler doesn't.
export type Handler<Arguments = unknown, Outcome = unknown> = {
  perform(
    processor: Processor,
    operation: Operation<Arguments>,
    inTransaction: InTransaction,
  ): Promise<Outcome>
  record(call: Call, operation: Operation<Arguments>, outcome: Outcome): Promise<unknown>
  reject(call: Call, operation: Operation<Arguments>, failure: Failure): Promise<unknown>
}
export type Handlers = Record<string, Handler>

export const longest_pause_seconds = 3_600

// The key is derived from the operation, never random: the same operation can't be queued twice.
export async function queueOperation(
  call: Call,
  object_id: string,
  kind: string,
  args: object = {},
  word = kind,
  after_seconds = 0,
) {
  await insertOperation(call, {
    id: newId('op'),
    object_id,
    kind,
    key: `${object_id}:${word}`,
    arguments: asJson(args),
    due_at: toTimestamp(call.real_now.add({ seconds: after_seconds })),
    created_at: toTimestamp(call.now),
  })
}

// The processor to call, and the transactions that record the outcome.
type OperationContext = {
  inTransaction: InTransaction
  processor: () => Processor
  onOutage: (operation: Operation, error: Error) => void
}

export function performOperation(
  context: AfterCommitContext,
  handlers: Handlers,
  account: string,
  id: string,
) {
  return perform(
    {
      inTransaction: (work) => inAccount(context, account, work),
      processor: () => context.outside.processors.of(account),
      onOutage({ object_id, kind }, error) {
        const fields = { account, object_id, operation: kind, error: describe(error) }
        context.log.warn(fields, 'payment processor did not respond; operation will be retried')
      },
    },
    handlers,
    id,
  )
}

async function perform(
  { inTransaction, processor, onOutage }: OperationContext,
  handlers: Handlers,
  id: string,
) {
  const operation = await inTransaction((call) => claimOperation(call, id))
  if (!operation) return false
  const handler = handlers[operation.kind]!
  try {
    const outcome = await handler.perform(processor(), operation, inTransaction)
    await inTransaction(async (call) => {
      if (await finishOperation(call, id)) await handler.record(call, operation, outcome)
    })
  } catch (error) {
    if (error instanceof ProcessorRefused) {
      await inTransaction(async (call) => {
        if (await finishOperation(call, id)) await handler.reject(call, operation, error.failure)
      })
    } else if (error instanceof ProcessorDown) {
      onOutage(operation, error)
      const seconds = Math.min(longest_pause_seconds, 2 ** Math.min(operation.attempts, 12))
      await inTransaction((call) =>
        postponeOperation(call, id, toTimestamp(call.real_now.add({ seconds }))),
      )
    } else throw error
  }
  return true
}

// The processor of a payment, refund, dispute or payout, if it runs in the call's transaction and
// follows the account's test clock.
export function processorInTransaction(call: Call, { processor }: { processor: string | null }) {
  const local = call.outside.processors.inTransaction?.(call)
  return local?.name === processor ? local : undefined
}

// Performs an object's pending operations in the call's own transaction. For seeded history only:
// the simulated processor keeps its state in the same database.
export async function performOperationsInCall(
  call: Call,
  handlers: Handlers,
  processor: Processor,
  object_id: string,
) {
  const inTransaction: InTransaction = (work) => work(call)
  const context = { inTransaction, processor: () => processor, onOutage: () => {} }
  for (const { id } of await listWaitingOperations(call, object_id)) {
    await perform(context, handlers, id)
  }
}

// Performs an object's pending operations and waits for them up to a limit. The rest continues in
// the background; if this process exits first, a worker takes over.
export async function performOperations(
  context: AfterCommitContext,
  handlers: Handlers,
  account: string,
  object_id: string,
) {
  const inTransaction: InTransaction = (work) => inAccount(context, account, work)
  const waiting = await inTransaction((call) => listWaitingOperations(call, object_id))
  if (waiting.length === 0) return
  const done = (async () => {
    for (const { id } of waiting) await performOperation(context, handlers, account, id)
  })()
  let in_time = true
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    in_time = false
    limit.resolve()
  }, context.outside.processors.wait_ms)
  const finished = done.catch((error) => {
    if (in_time) throw error
    context.log.error(
      { account, object_id, error: describe(error) },
      'recording a processor outcome failed after the response was sent',
    )
  })
  await Promise.race([finished, limit.promise]).finally(() => clearTimeout(timer))
}

// The operation a route performs once its change is committed.
export const performAfterCommit =
  (handlers: Handlers, kind: Kind) =>
  async (context: AfterCommitContext, account: string, id: string) => {
    await performOperations(context, handlers, account, id)
    return await inAccount(context, account, (call) => findRow(call, kind, id))
  }

// True the first time a processor's webhook event is received.
export const isFirstReceipt = (call: Call, processor: string, event_id: string, type: string) =>
  insertEvent(call, processor, event_id, type)

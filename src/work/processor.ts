// Runs pending payment processor operations: those a request couldn't wait for, those a crash left
// behind, and those without a webhook for too long.
import { describe } from '#http/trouble.ts'
import type { Following } from '#http/route.ts'
import { asWorker } from '#in_account.ts'
import { isFreeNow } from '#lease.ts'
import { sql } from '#db/sql.ts'
import type { Processors } from '#outside/processor/processor.ts'
import { operate } from '#resources/payment/operation.ts'
import { handlers } from '#resources/payments.ts'
import type { Going } from './clock.ts'

type Works = Omit<Following, 'processors'> & { processors?: Processors }

const most_at_once = 8

const waiting = sql`
  select account, id from processor_operations
  where status = 'waiting' and due_at <= now() and ${isFreeNow}
  order by due_at
  limit ${most_at_once}`

export async function askProcessors(works: Works, going: Going = () => true) {
  const { processors, ...rest } = works
  if (!processors) return
  while (going()) {
    const found = await asWorker<{ account: string; id: string }>(works.db, waiting)
    const done = await Promise.all(
      found.map(({ account, id }) =>
        operate({ ...rest, processors }, handlers, account, id).catch((error) => {
          works.log.error(
            { account, operation: id, error: describe(error) },
            'processor operation failed',
          )
          return false
        }),
      ),
    )
    if (!done.some(Boolean)) return
  }
}

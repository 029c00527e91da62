// Finds the messages that are to be sent now, across accounts, for the worker.
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { messageLifecycle } from './lifecycle.ts'

export const queuedMessages = (most: number) => sql`
  select account, id from messages
  where ${inSet(messageLifecycle, 'sendable')} and (due_at is null or due_at <= now())
    and ${isFreeNow} and ${isOpen()}
  order by created_at
  limit ${most}`

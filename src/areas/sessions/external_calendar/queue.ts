// Finds the external calendars that are to be fetched now, across accounts, for the worker.
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { externalCalendarLifecycle } from './lifecycle.ts'

export const dueCalendars = (most: number) => sql`
  select account, id from external_calendars
  where ${inSet(externalCalendarLifecycle, 'polled')} and poll_after <= now() and ${isFreeNow}
    and ${isOpen()}
  order by poll_after
  limit ${most}`

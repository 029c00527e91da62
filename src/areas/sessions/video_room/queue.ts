// Finds the rooms that are to be deleted, across accounts, for the worker.
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { isFreeNow } from '#kernel/lease.ts'

export const expiredRooms = (most: number) => sql`
  select account, id from video_rooms
  where deleted_at is null and expires_at <= now() and ${isFreeNow}
    and ${isOpen()}
  order by expires_at
  limit ${most}`

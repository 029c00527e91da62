// Deletes expired video rooms from their provider. A room that can't be deleted is tried again when
// the lease on it ends.
import type { Logger } from 'pino'
import { describe } from '#http/responses/database_errors.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { claimRoom, recordDeletion } from '#areas/sessions/video_room/closing.ts'
import { expiredRooms } from '#areas/sessions/video_room/queue.ts'
import type { ShouldContinue } from './clock.ts'

const batch_size = 8

export async function closeVideoRooms(
  context: AccountContext & { log: Logger },
  shouldContinue: ShouldContinue = () => true,
) {
  const next = expiredRooms(batch_size)
  for (let closed = 0; ;) {
    const found = shouldContinue()
      ? await queryAsWorker<{ account: string; id: string }>(context.db, next)
      : []
    if (found.length === 0) return closed
    for (const { account, id } of found) if (await closeOne(context, account, id)) closed++
  }
}

async function closeOne(context: AccountContext & { log: Logger }, account: string, id: string) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const claimed = await within((call) => claimRoom(call, id))
  if (!claimed) return false
  const { room, video, is_last } = claimed
  try {
    await video?.deleteRoom(room.name)
  } catch (error) {
    const described = { account, room_id: id, error: describe(error) }
    context.log.warn(described, 'a video room could not be deleted from its provider')
    if (!is_last) return false
  }
  await within((call) => recordDeletion(call, room))
  return true
}

// Deletes a video room from its provider once it has expired, or its session doesn't take place.
// The room expires at the provider too, so one that can't be deleted lets nobody in.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { connectVideo } from '#areas/sessions/telehealth_settings/credentials.ts'
import { findSettings } from '#areas/sessions/telehealth_settings/telehealth_settings.ts'
import { simulateLeaving } from './connections.ts'
import { claimExpired, updateRoom, type VideoRoomRow } from './store.ts'

const most_attempts = 30 // Each after the lease of the last.

// Undefined if there is nothing to delete.
export async function claimRoom(call: Call, id: string) {
  const room = await claimExpired(call, id)
  if (!room) return undefined
  const { credentials } = await findSettings(call)
  const video = connectVideo(call, room.simulated ? null : credentials)
  return { room, video, is_last: room.attempts >= most_attempts }
}

export async function recordDeletion(call: Call, { id, simulated }: VideoRoomRow) {
  if (simulated) await simulateLeaving(call, id)
  await updateRoom(call, id, { deleted_at: toTimestamp(call.real_now), claimed_until: null })
}

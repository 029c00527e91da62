// Deduplicates processor webhooks.
import type { Call } from '#kernel/call.ts'
import { rememberEvent } from './store.ts'

// True the first time an event is seen.
export const heardOf = (call: Call, processor: string, event_id: string, type: string) =>
  rememberEvent(call, processor, event_id, type)

// What a processor sends by itself counts once, however often it is sent.
import type { Call } from '#call.ts'
import { rememberEvent } from './store.ts'

// Whether this is the first time; from now on it was heard of.
export const heardOf = (call: Call, processor: string, event_id: string, type: string) =>
  rememberEvent(call, processor, event_id, type)

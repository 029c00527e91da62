// Builds the error for a failed booking, with alternative times. Never reveals who holds the slot.
import { type Call, timestampOf } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import {
  type Diary,
  readDiary,
  situationOf,
  type SlotRequirements,
} from '#areas/sessions/availability/diary.ts'
import {
  bookingCheck,
  opensAt,
  type BookingErrorCode,
  type Situation,
  slotsIn,
} from '#areas/sessions/availability/bookable.ts'
import { type Room, spansTaken } from './rooms.ts'
import { last_ms } from './times.ts'

const most_alternatives = 3
const days_ahead = 31
const day_ms = 86_400_000
const usual_step_ms = 30 * 60_000

export type BookingRequest = SlotRequirements & {
  practitioner_id: string
  starts: number
  except?: string[]
  room?: Room | null // Alternatives are times at which it is free.
}

export async function bookingError(call: Call, code: BookingErrorCode, request: BookingRequest) {
  const { practitioner_id, except = [] } = request
  const now = call.now.epochMilliseconds
  const from = Math.max(request.starts, now)
  const span = { from, until: Math.min(from + days_ahead * day_ms, last_ms) }
  const diary = await readDiary(call, practitioner_id, span, { except })
  const room_taken = request.room ? await spansTaken(call, request.room, span, except) : undefined
  const alternatives = alternativesIn(diary, { ...request, room_taken }, span)
  const { terms } = situationOf(diary, request)
  const opens = terms ? opensAt(terms, code, request.starts, now) : undefined
  const available_at = opens === undefined ? {} : { available_at: timestampOf(opens) }
  return new ApiError(code, {}, { param: 'starts_at', ...available_at, alternatives })
}

function alternativesIn(
  diary: Diary,
  request: BookingRequest,
  span: { from: number; until: number },
) {
  const situation = situationOf(diary, request)
  const starts = situation.terms
    ? slotsIn(situation, span, most_alternatives)
    : nextFree(situation, span)
  const length_ms = request.duration_minutes * 60_000
  return starts.map((at) => ({ starts_at: timestampOf(at), ends_at: timestampOf(at + length_ms) }))
}

// Without published availability, any free time works: tries every half hour.
function nextFree(situation: Situation, span: { from: number; until: number }) {
  const { check } = bookingCheck(situation, span)
  const starts: number[] = []
  for (let at = span.from; at < span.until && starts.length < most_alternatives;) {
    if (check(at) === undefined) starts.push(at)
    at += usual_step_ms
  }
  return starts
}

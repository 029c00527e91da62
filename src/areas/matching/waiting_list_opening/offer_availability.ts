// Offers times of new availability to those who wait for the practitioner: each person, in order,
// gets the first open time that fits. A trigger schedules the job (migration 0136).
import { type Call, timestampOf } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { findRow } from '#kernel/record.ts'
import { type Diary, isOpen, readDiary, situationOf } from '#areas/sessions/availability/diary.ts'
import { slotsIn } from '#areas/sessions/availability/bookable.ts'
import { formatFor } from '#areas/sessions/availability/offered_care.ts'
import { serviceKind } from '#areas/sessions/service/lifecycle.ts'
import type { WaitingListEntryRow } from '#areas/matching/waiting_list_entry/schema.ts'
import { holdTime, recordOffer, skip } from './offer_opening.ts'
import { shortest_minutes } from './response_time.ts'
import { createOpening } from './opening.ts'
import { findWaiting, isWithinWindows, lockWaiting } from './store.ts'

const offeringAvailability = { name: 'practitioner.offer_openings' }
const most_offers = 20 // In one transaction. The next one goes on.
const most_waiting = 500
const most_slots = 500
const day_ms = 86_400_000
const minute_ms = 60_000
const days_ahead = 60

export const offerAvailabilityJob: Job = {
  ...offeringAvailability,
  summary: 'Offer the open times of a practitioner to the waiting list.',
  unbound: 'It follows a change of availability, which leaves no trace in the practitioner.',
  run: offerAvailability,
}

type Slot = { from: number; until: number }

async function offerAvailability(call: Call, practitioner_id: string) {
  const now = call.now.epochMilliseconds
  const span = { from: now, until: now + days_ahead * day_ms }
  const diary = await readDiary(call, practitioner_id, span)
  if (!isOpen(diary, now)) return
  const slotsFor = slotFinder(diary, span)
  const taken: Slot[] = []
  const offered = new Set<string>() // A person with several places gets one offer.
  let tried = 0
  for (const waiting of await findWaiting(call, practitioner_id, most_waiting)) {
    if (offered.has(waiting.person_id)) continue
    const slot = await firstSlot(call, waiting, await slotsFor(call, waiting), taken)
    const entry = slot && (await lockWaiting(call, { practitioner_id }, waiting))
    if (!slot || !entry) continue
    if (++tried > most_offers) {
      return scheduleJob(call, offeringAvailability, practitioner_id, call.now)
    }
    const time = {
      practitioner_id,
      starts_at: timestampOf(slot.from),
      ends_at: timestampOf(slot.until),
    }
    const held = await holdTime(call, time, entry)
    if ('refused' in held) {
      await skip(call, entry, held.refused)
      continue
    }
    await recordOffer(call, await createOpening(call, time), entry, held)
    offered.add(entry.person_id)
    taken.push({
      from: slot.from - held.buffer_before_minutes * minute_ms,
      until: slot.until + held.buffer_after_minutes * minute_ms,
    })
  }
}

// The open times for what a person waits for, computed once for all who wait for the same.
function slotFinder(diary: Diary, span: Slot) {
  const known = new Map<string, Slot[]>()
  return async (call: Call, entry: WaitingListEntryRow) => {
    const { service_id, type, location_id } = entry
    const format = entry.format ?? formatFor(diary)
    const key = [service_id, type, format, location_id].join()
    const before = known.get(key)
    if (before) return before
    const service = service_id ? await findRow(call, serviceKind, service_id) : null
    const duration_minutes =
      service?.duration_minutes ?? diary.availability?.default_duration_minutes ?? 50
    const care = { type, format, location_id: location_id ?? undefined }
    const situation = situationOf(diary, { duration_minutes, service: care })
    const starts = slotsIn(situation, span, most_slots)
    const slots = starts.map((from) => ({ from, until: from + duration_minutes * minute_ms }))
    known.set(key, slots)
    return slots
  }
}

// The first that fits, apart from those that were offered before in this run.
async function firstSlot(call: Call, entry: WaitingListEntryRow, slots: Slot[], taken: Slot[]) {
  const { notice_minutes, earliest_start_at, start_by } = entry
  const noticed = call.now.epochMilliseconds + (notice_minutes + shortest_minutes) * minute_ms
  const earliest = Math.max(noticed, earliest_start_at ? Date.parse(earliest_start_at) : 0)
  const latest = start_by ? Date.parse(start_by) : Infinity
  const open = slots.filter(
    ({ from, until }) =>
      from >= earliest &&
      from <= latest &&
      !taken.some((each) => each.from < until && from < each.until),
  )
  if (entry.windows.length === 0) return open[0]
  const times = open.map(({ from, until }) => ({
    starts_at: timestampOf(from),
    ends_at: timestampOf(until),
  }))
  const fits = await isWithinWindows(call, entry, times)
  return open[fits.indexOf(true)]
}

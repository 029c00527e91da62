// Accepts, declines, withdraws and expires offers. Every change locks the entry first, then the
// offer, then the session, so that accepting, removing and expiring at the same time don't
// deadlock: the first decides, and the others find its result.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { Job } from '#kernel/jobs.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow, tryLockRow } from '#kernel/record.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { confirmSession } from '#areas/sessions/session/steps.ts'
import { requireUnblocked } from '#areas/matching/matching/accept.ts'
import { entryKind, entryLifecycle } from '#areas/matching/waiting_list_entry/lifecycle.ts'
import { closeOpening, markFilled, reopen } from '#areas/matching/waiting_list_opening/opening.ts'
import { offerExpiry, offerKind, offerLifecycle } from './lifecycle.ts'
import type { WaitingListOfferRow } from './schema.ts'

// A practitioner can read the offers of their own times.
export async function readOffer(call: Call, id: string) {
  const offer = await findRow(call, offerKind, id)
  const { actor } = call
  if (actor.kind !== 'practitioner' || offer.practitioner_id === actor.id) return offer
  throw notFound(offerKind.object)
}

async function lockOffer(call: Call, id: string): Promise<WaitingListOfferRow> {
  const { waiting_list_entry_id } = await findRow(call, offerKind, id)
  await lockRow(call, entryKind, waiting_list_entry_id)
  return await lockRow(call, offerKind, id)
}

// For If-Match.
export async function lockOfferVersion(call: Call, id: string) {
  const [offer] = await call.query<{ waiting_list_entry_id: string }>(sql`
    select waiting_list_entry_id from waiting_list_offers
    where account = ${call.account} and id = ${id}`)
  if (!offer) return undefined
  await tryLockRow(call, entryKind, offer.waiting_list_entry_id)
  return (await tryLockRow(call, offerKind, id))?.version
}

const isOver = (call: Call, { expires_at }: WaitingListOfferRow) =>
  Temporal.Instant.compare(call.now, expires_at) >= 0

// The rules of booking apply again: consents, eligibility and blocks can have changed since.
export async function acceptOffer(call: Call, id: string) {
  const offer = await lockOffer(call, id)
  const unanswered = isIn(offerLifecycle, 'unanswered', offer.status)
  if (unanswered && isOver(call, offer)) throw new ApiError('hold_expired', {})
  const accepted = await takeStep(call, offerLifecycle, id, 'accept', {}, offer)
  await requireUnblocked(call, offer.practitioner_id, offer.person_id)
  await confirmSession(call, offer.session_id)
  await recordBooking(call, offer)
  return accepted
}

async function recordBooking(call: Call, offer: WaitingListOfferRow) {
  await tryStep(call, entryLifecycle, offer.waiting_list_entry_id, 'book')
  await markFilled(call, offer.opening_id)
}

type Ending = 'decline' | 'withdraw' | 'expire'

async function endOffer(call: Call, offer: WaitingListOfferRow, step: Ending) {
  const ended = await takeStep(call, offerLifecycle, offer.id, step, {}, offer)
  await tryStep(call, sessionLifecycle, offer.session_id, 'release')
  return ended
}

const returnToPlace = (call: Call, offer: WaitingListOfferRow) =>
  tryStep(call, entryLifecycle, offer.waiting_list_entry_id, 'return')

async function passOn(call: Call, offer: WaitingListOfferRow, step: Ending) {
  const ended = await endOffer(call, offer, step)
  await returnToPlace(call, offer)
  await reopen(call, offer.opening_id)
  return ended
}

export const declineOffer = async (call: Call, id: string) =>
  await passOn(call, await lockOffer(call, id), 'decline')

// The practice takes the time back.
export async function withdrawOffer(call: Call, id: string) {
  const offer = await lockOffer(call, id)
  const ended = await endOffer(call, offer, 'withdraw')
  await returnToPlace(call, offer)
  await closeOpening(call, offer.opening_id, 'taken_back')
  return ended
}

// For an entry that is being removed, and is locked.
export async function withdrawOpenOffer(call: Call, entry_id: string) {
  const [open] = await call.query<{ id: string }>(sql`
    select id from waiting_list_offers
    where account = ${call.account} and waiting_list_entry_id = ${entry_id}
      and ${inSet(offerLifecycle, 'open')}`)
  if (!open) return
  const offer = await lockRow(call, offerKind, open.id)
  await endOffer(call, offer, 'withdraw')
  await reopen(call, offer.opening_id)
}

const isOpenOffer = ({ status }: WaitingListOfferRow) => isIn(offerLifecycle, 'open', status)

export const expireJob: Job = {
  ...offerExpiry,
  summary: 'Expire an offer and offer its time to the next person.',
  async run(call, id) {
    const offer = await lockOffer(call, id)
    if (isOpenOffer(offer) && isOver(call, offer)) await passOn(call, offer, 'expire')
  },
}

// The practitioner declined the request or let it expire. Cancellations don't come here.
async function undoAcceptance(call: Call, offer: WaitingListOfferRow) {
  const { status, scheduled_at } = await findRow(call, sessionKind, offer.session_id)
  if (scheduled_at || !isIn(sessionLifecycle, 'not_approved', status)) return
  await takeStep(call, offerLifecycle, offer.id, 'refuse', {}, offer)
  await tryStep(call, entryLifecycle, offer.waiting_list_entry_id, 'restore')
  await reopen(call, offer.opening_id)
}

// The session was confirmed, or the hold ended, in another way than by the offer; or the request
// wasn't approved.
export const settleJob: Job = {
  name: 'waiting_list_offer.settle',
  summary: 'Close an offer whose session is no longer on hold, or was not approved.',
  unbound: 'It follows a change of the session, which leaves no trace in the offer.',
  async run(call, id) {
    const offer = await lockOffer(call, id)
    if (isIn(offerLifecycle, 'accepted', offer.status)) return await undoAcceptance(call, offer)
    if (!isOpenOffer(offer)) return
    const { status } = await findRow(call, sessionKind, offer.session_id)
    if (isIn(sessionLifecycle, 'on_hold', status)) return
    if (isIn(sessionLifecycle, 'off_calendar', status)) {
      return await passOn(call, offer, isOver(call, offer) ? 'expire' : 'withdraw')
    }
    await takeStep(call, offerLifecycle, id, 'accept', {}, offer)
    await recordBooking(call, offer)
  },
}

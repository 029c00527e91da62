// Accepts, declines, withdraws and expires offers. Every change locks the entry first, then the
// offer, then the session, so that accepting, removing and expiring at the same time don't
// deadlock: the first decides, and the others find its result, as they do if it changed only the
// session.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { Job } from '#kernel/jobs.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow, tryLockRow } from '#kernel/record.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { participantIds } from '#areas/sessions/session/participants.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
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

// The offer as its session says: the session can be confirmed, released or declined without the
// offer. A step that comes before the job that records this finds the same.
async function lockOffer(call: Call, id: string): Promise<WaitingListOfferRow> {
  const { waiting_list_entry_id } = await findRow(call, offerKind, id)
  await lockRow(call, entryKind, waiting_list_entry_id)
  const offer = await lockRow(call, offerKind, id)
  return await settle(call, offer, await tryLockRow(call, sessionKind, offer.session_id))
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

// The session is on hold for the person, and locked.
async function endOffer(call: Call, offer: WaitingListOfferRow, step: Ending) {
  const ended = await takeStep(call, offerLifecycle, offer.id, step, {}, offer)
  await takeStep(call, sessionLifecycle, offer.session_id, 'release')
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
  const offer = open && (await lockOffer(call, open.id))
  if (!offer || !isOpenOffer(offer)) return
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

// The session was confirmed, its hold ended or went to someone else in another way than by the
// offer; or the request wasn't approved.
export const settleJob: Job = {
  name: 'waiting_list_offer.settle',
  summary: 'Close an offer whose session is no longer on hold, or was not approved.',
  unbound: 'It follows a change of the session, which leaves no trace in the offer.',
  run: async (call, id) => void (await lockOffer(call, id)),
}

async function settle(call: Call, offer: WaitingListOfferRow, session: SessionRow | undefined) {
  if (isIn(offerLifecycle, 'accepted', offer.status))
    return await settleRequest(call, offer, session)
  if (!isOpenOffer(offer)) return offer
  const theirs = session && participantIds(session).includes(offer.person_id)
  if (theirs && !session.hold_expires_at) {
    const accepted = await takeStep(call, offerLifecycle, offer.id, 'accept', {}, offer)
    await recordBooking(call, offer)
    return await settleRequest(call, accepted, session)
  }
  if (theirs && isIn(sessionLifecycle, 'on_hold', session.status)) return offer
  const free = session && isIn(sessionLifecycle, 'off_calendar', session.status)
  const step = free && isOver(call, offer) ? 'expire' : 'withdraw'
  const ended = await takeStep(call, offerLifecycle, offer.id, step, {}, offer)
  await returnToPlace(call, offer)
  await (free ? reopen(call, offer.opening_id) : closeOpening(call, offer.opening_id, 'slot_taken'))
  return ended
}

// The practitioner declined the request or let it expire. Cancellations don't come here.
async function settleRequest(call: Call, offer: WaitingListOfferRow, session?: SessionRow) {
  if (!session || session.scheduled_at) return offer
  if (!isIn(sessionLifecycle, 'not_approved', session.status)) return offer
  const refused = await takeStep(call, offerLifecycle, offer.id, 'refuse', {}, offer)
  await tryStep(call, entryLifecycle, offer.waiting_list_entry_id, 'restore')
  await reopen(call, offer.opening_id)
  return refused
}

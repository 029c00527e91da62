// The lifecycle of an offer: a free time that is held for a person on the waiting list.
import type { Call } from '#kernel/call.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { WaitingListOfferRow } from './schema.ts'

export const offerKind: Kind<WaitingListOfferRow> = {
  object: 'waiting_list_offer',
  table: 'waiting_list_offers',
  prefix: 'offer',
  of_person: true,
  carries: () => ['scheduling'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

export const offerExpiry = { name: 'waiting_list_offer.expire' }

function stopClock(call: Call, { id }: WaitingListOfferRow): void {
  cancelJob(call, offerExpiry, id)
}

const ended = ['accepted', 'declined', 'expired', 'withdrawn'] as const

export const offerLifecycle = defineLifecycle({
  kind: offerKind,
  initial: 'offered',
  states: {
    offered: 'The time is held until `expires_at`.',
    accepted: 'Accepted. The session is booked, or requested if the practitioner approves it.',
    declined: 'Declined. The time is offered to the next person.',
    expired: 'Not accepted in time. The time is offered to the next person.',
    withdrawn:
      'Withdrawn by the account, or because the entry was removed, the hold ended or the ' +
      "practitioner didn't approve the request.",
  },
  sets: {
    open: {
      in: ['offered'],
      out: ended,
      constraints: [
        'waiting_list_offers_of_opening',
        'waiting_list_offers_of_entry',
        'settle_offer',
      ],
    },
    accepted: {
      in: ['accepted'],
      out: ['offered', 'declined', 'expired', 'withdrawn'],
      constraints: ['settle_offer'],
    },
    // Whose session is the person's, unless the practitioner doesn't approve it.
    effective: {
      in: ['offered', 'accepted'],
      out: ['declined', 'expired', 'withdrawn'],
      constraints: ['open_freed_time'],
    },
    // Not accepted before the deadline, whether or not that has been recorded.
    unanswered: { in: ['offered', 'expired'], out: ['accepted', 'declined', 'withdrawn'] },
  },
  waits: { offered: [{ job: offerExpiry.name, at: 'expires_at' }] },
  steps: {
    accept: {
      from: ['offered'],
      to: 'accepted',
      summary: 'Accept a waiting list offer. Books the session.',
      after: stopClock,
    },
    decline: {
      from: ['offered'],
      to: 'declined',
      summary: 'Decline a waiting list offer. The person keeps their place.',
      after: stopClock,
    },
    withdraw: {
      from: ['offered'],
      to: 'withdrawn',
      summary: 'Withdraw a waiting list offer. The time is not offered to anyone else.',
      after: stopClock,
    },
    refuse: {
      from: ['accepted'],
      to: 'withdrawn',
      by: 'a declined or expired request',
      summary: 'Withdraw an accepted offer whose request was not approved.',
    },
    expire: {
      from: ['offered'],
      to: 'expired',
      by: 'time',
      summary: 'Expire an offer that was not accepted in time.',
      after: stopClock,
    },
  },
})

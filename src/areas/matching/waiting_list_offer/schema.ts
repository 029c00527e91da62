// Schema of waiting list offers, with the reason why a person was chosen.
import Type from 'typebox'
import {
  Choice,
  type ColumnsOf,
  hiddenFromPersons,
  Id,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { priority, urgency, waiting_since } from '#areas/matching/waiting_list_entry/schema.ts'
import { offerKind, offerLifecycle } from './lifecycle.ts'

const waiting_list_entry_id = Id('wait', 'ID of the waiting list entry.')
const person_id = Id('per', 'ID of the person who gets the offer.')
const practitioner_id = Id('prac', 'ID of the practitioner whose time is free.')
const session_id = Id('ses', 'ID of the session that holds the time.')
const { status, ...moments } = lifecycleFields(offerLifecycle)

const Selection = Type.Object(
  {
    urgency,
    priority,
    waiting_since,
    position: Type.Integer({
      description: 'Place on the whole list at that time, from 1.',
      minimum: 1,
      examples: [1],
    }),
    skipped: Type.Array(
      Type.Object({
        waiting_list_entry_id,
        reason: Text('Error code of the booking rule.', 60, { examples: ['consent_required'] }),
      }),
      { description: "Entries before it that couldn't be booked.", examples: [[]] },
    ),
  },
  { description: 'Why this person was chosen: the values that decided the order.' },
)

export const WaitingListOffer = Resource('waiting_list_offer', offerKind.prefix, {
  waiting_list_entry_id,
  person_id,
  practitioner_id,
  session_id,
  starts_at: Timestamp('Start of the session.'),
  ends_at: Timestamp('End of the session.', '2027-03-01T17:50:00.000Z'),
  status,
  cause: Choice(['cancellation', 'reschedule', 'availability'], 'Why the time is free.', {
    examples: ['cancellation'],
  }),
  expires_at: Timestamp('Until when the offer can be accepted.'),
  selection: hiddenFromPersons(Nullable(Selection)),
  ...moments,
})

export const offerFilters = UpdateOf({
  person_id,
  practitioner_id,
  session_id,
  waiting_list_entry_id,
  status,
}).properties

export interface WaitingListOfferRow extends ColumnsOf<typeof WaitingListOffer> {
  opening_id: string
}

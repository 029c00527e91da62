// Message schemas.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  Id,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { channel, language, purpose } from '#areas/messages/message_settings/schema.ts'
import { messageKind, messageLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person who gets the message.')
const session_id = Id('ses', 'ID of the session that the message is about. Null if none.')
const payment_id = Id('pay', 'ID of the payment that was received. Null if none.')
const { status, ...moments } = lifecycleFields(messageLifecycle)

// Why a message is suppressed. A failed one has the provider's own code.
export type Suppression =
  | 'no_contact'
  | 'opted_out'
  | 'consent_required'
  | 'channel_unavailable'
  | 'person_closed'
  | 'session_changed'
  | 'session_past'
  | 'offer_expired'
  | 'request_closed'

export const Message = Resource('message', messageKind.prefix, {
  person_id,
  purpose,
  channel,
  status,
  session_id: Nullable(session_id),
  form_response_id: Nullable(Id('fr', 'ID of the form response to fill in. Null if none.')),
  payment_id: Nullable(payment_id),
  language,
  to: Nullable(
    Text('Email address or phone number. Null if the person has none to use.', 254, {
      examples: ['maya@example.com'],
    }),
  ),
  subject: Nullable(Text('Subject of the email. Null for SMS.', 500)),
  text: Text('Text of the message, without health information.', 4_000, { minLength: 0 }),
  send_at: Timestamp('When the message is sent: immediately, or after quiet hours.'),
  error_code: Nullable(
    Text(
      "Why the message was suppressed, for example `opted_out`, or the provider's error code. " +
        'Null if neither.',
      64,
      { examples: ['opted_out'] },
    ),
  ),
  ...moments,
})

export const MessageCreate = Type.Object(
  {
    person_id,
    purpose: Choice(
      ['reminder', 'intake', 'statement'],
      'Purpose of the message. `reminder` requires `session_id`.',
      { examples: ['statement'] },
    ),
    session_id: Type.Optional(Nullable(session_id)),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', purpose: 'statement' }] },
)
export type MessageCreate = Static<typeof MessageCreate>

export const messageFilters = UpdateOf({
  person_id,
  session_id,
  payment_id,
  purpose,
  channel,
  status,
}).properties

// What a message says about a session. Its sequence orders the calendar invitations.
export type Appointment = {
  starts_at: string
  ends_at: string
  practitioner_id: string
  sequence: number
}

export interface MessageRow extends ColumnsOf<typeof Message> {
  occasion: string | null
  payment_request_id: string | null
  appointment: Appointment | null
  provider_reference: string | null
  attempts: number
  due_at: string | null
  claimed_until: string | null
}

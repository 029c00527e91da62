// The lifecycle of a message to a person.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { MessageRow } from './schema.ts'

export const messageKind: Kind<MessageRow> = {
  object: 'message',
  table: 'messages',
  prefix: 'msg',
  of_person: true,
  carries: () => ['scheduling'],
  encryption: { of: 'person_id', fields: { to: null, subject: null, text: '', metadata: {} } },
}

const unsent = ['scheduled', 'queued'] as const
const ended = ['delivered', 'failed', 'bounced', 'suppressed', 'canceled'] as const

export const messageLifecycle = defineLifecycle({
  kind: messageKind,
  initial: 'queued',
  states: {
    scheduled: 'Waits until `send_at`, for example for the end of quiet hours.',
    queued: 'About to be sent.',
    sent: 'Accepted by the mail server or the SMS provider.',
    delivered: 'Delivered, as the SMS provider reports. Mail servers report no delivery.',
    failed: 'Refused by the mail server or the SMS provider, or not accepted in time.',
    bounced: "Accepted, but the provider couldn't deliver it.",
    suppressed: "Not sent, because the person can't or doesn't want to be reached this way.",
    canceled: 'Canceled before it was sent.',
  },
  sets: {
    // A worker sends it.
    sendable: {
      in: ['queued'],
      out: ['scheduled', 'sent', ...ended],
      constraints: ['messages_queued'],
    },
    // Later changes can still replace it.
    unsent: { in: unsent, out: ['sent', ...ended] },
    // The person wasn't notified.
    canceled: {
      in: ['canceled'],
      out: [...unsent, 'sent', 'delivered', 'failed', 'bounced', 'suppressed'],
    },
  },
  waits: { scheduled: [{ job: 'message.queue', at: 'send_at' }] },
  steps: {
    queue: {
      from: ['scheduled'],
      to: 'queued',
      by: 'clock',
      summary: 'Queue a message at its send time.',
    },
    send: {
      from: ['queued'],
      to: 'sent',
      by: 'worker',
      summary: 'Send a message.',
      sets: { claimed_until: null },
    },
    deliver: {
      from: ['queued', 'sent'],
      to: 'delivered',
      by: 'provider',
      summary: 'Record that a message was delivered.',
      sets: { claimed_until: null },
    },
    fail: {
      from: ['queued'],
      to: 'failed',
      by: 'provider',
      summary: 'Record that a message was refused.',
      sets: { claimed_until: null },
    },
    bounce: {
      from: ['queued', 'sent', 'delivered'],
      to: 'bounced',
      by: 'provider',
      summary: "Record that a message couldn't be delivered.",
      sets: { claimed_until: null },
    },
    suppress: {
      from: unsent,
      to: 'suppressed',
      by: 'worker',
      summary: 'Suppress a message that must not be sent.',
    },
    cancel: {
      from: unsent,
      to: 'canceled',
      summary: 'Cancel a message that was not sent yet.',
    },
  },
})

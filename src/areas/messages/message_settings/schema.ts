// Schema of message settings: what an account sends to persons, when, and in whose name.
import Type, { type Static } from 'typebox'
import { Choice, ListOf, livemode, Nullable, Text, TimeZone, UpdateOf } from '#kernel/fields.ts'
import type { Language } from '#areas/persons/person/language.ts'
import { reminder_hours } from '#areas/practitioners/practitioner/reminder_hours.ts'

export const channels = ['email', 'sms'] as const
export type Channel = (typeof channels)[number]
export const purposes = [
  'confirmation',
  'reminder',
  'change',
  'cancellation',
  'request_declined',
  'intake',
  'receipt',
  'statement',
  'waiting_list_offer',
  'payment_request',
] as const
export type Purpose = (typeof purposes)[number]
export const languages = ['en', 'es'] as const satisfies Language[]
export type { Language }

export const channel = Choice(channels, 'Channel: `email` or `sms`.', {
  title: 'message_channel',
  examples: ['email'],
})
export const purpose = Choice(purposes, 'Purpose of the message.', {
  title: 'message_purpose',
  examples: ['reminder'],
})
export const language = Choice(languages, 'Language: `en` or `es`.', {
  title: 'message_language',
  examples: ['en'],
})
export const text = Text('Text with placeholders such as `{date}`.', 2_000, {
  examples: ['{brand}: Your appointment is on {date}, {time}. Reply STOP to opt out.'],
})

const clock_time = (description: string, example: string) =>
  Text(description, 5, {
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    examples: [example],
    rule: 'must be a time of day, for example `21:00`.',
  })

const Template = Type.Object(
  {
    purpose,
    channel,
    language,
    subject: Type.Optional(
      Text('Subject of an email. Default: that of the standard template.', 200, {
        examples: ['Your appointment on {date}'],
      }),
    ),
    text,
  },
  { title: 'message_template', description: 'Replaces a standard template.' },
)
export type Template = Static<typeof Template>

const fields = {
  enabled: Type.Boolean({
    description:
      'Whether Attune sends messages automatically. Default: false. Events are sent either way.',
    examples: [true],
  }),
  channels: ListOf(channel, 'Channels to use, in order of preference. Default: email, SMS.', 2, {
    minItems: 1,
    examples: [['email', 'sms']],
  }),
  consent_required: ListOf(
    channel,
    'Channels that require `automated_messages: true` on the contact. Default: SMS.',
    2,
    { examples: [['sms']] },
  ),
  reminder_hours,
  quiet_hours: Nullable(
    Type.Object(
      {
        start: clock_time('Time of day from which nothing is sent.', '21:00'),
        end: clock_time('Time of day until which nothing is sent.', '08:00'),
      },
      {
        description: "Hours without messages, in the person's time zone. Null for none.",
        examples: [{ start: '21:00', end: '08:00' }],
      },
    ),
  ),
  time_zone: TimeZone(
    'Time zone of persons and sessions without one. Default: New York.',
    'America/Chicago',
  ),
  brand_name: Nullable(
    Text("Sender name of messages. Null for the account's name.", 60, {
      pattern: '^[^\\r\\n<>{}]+$',
      examples: ['Main Street Practice'],
      rule: 'must be one line without `<`, `>`, `{` and `}`.',
    }),
  ),
  brand_color: Text('Color of emails, as six hexadecimal digits.', 7, {
    pattern: '^#[0-9a-fA-F]{6}$',
    examples: ['#123456'],
    rule: 'must be a color, for example `#2f6f5e`.',
  }),
  reply_to: Nullable(
    Text('Address for replies to emails. Null for none.', 254, {
      pattern: '^[^\\s@<>",;:]+@[^\\s@<>",;:]+\\.[^\\s@<>",;:]+$',
      examples: ['desk@example.com'],
      rule: 'must be an email address, for example `desk@example.com`.',
    }),
  ),
  sms_from: Nullable(
    Text('Number or messaging service of your SMS. Null for the default.', 34, {
      pattern: '^(\\+[1-9][0-9]{6,14}|MG[0-9a-zA-Z]{32})$',
      examples: ['+15005550006'],
      rule: 'must be a phone number in E.164 format, for example `+15005550006`.',
    }),
  ),
  portal_url: Nullable(
    Text('URL of your patient portal, for `{link}`. Null for none.', 200, {
      pattern: '^https://[^\\s<>"{}]+$',
      examples: ['https://portal.example.com'],
      rule: 'must be an https:// URL.',
    }),
  ),
  join_url: Nullable(
    Text('URL of your page to join by video, for `{join}`. Can contain `{session_id}`.', 200, {
      pattern: '^https://([^\\s<>"{}]|\\{session_id\\})+$',
      examples: ['https://portal.example.com/join/{session_id}'],
      rule: 'must be an https:// URL. The only placeholder is `{session_id}`.',
    }),
  ),
  shows_practitioner: Type.Boolean({
    description: "Whether `{practitioner}` is replaced by the practitioner's name. Default: false.",
    examples: [false],
  }),
  templates: ListOf(Template, 'Templates that replace the standard ones.', 40, {
    examples: [[]],
  }),
}

export const MessageSettings = Type.Object(
  {
    object: Type.Literal('message_settings', {
      description: 'Object type. Always `message_settings`.',
    }),
    ...fields,
    livemode,
  },
  { title: 'message_settings', description: 'What the account sends to persons, and when.' },
)

export const MessageSettingsUpdate = Type.Object(UpdateOf(fields).properties, {
  examples: [{ enabled: true, reminder_hours: [48, 2] }],
})

type Fields = Omit<Static<typeof MessageSettings>, 'object' | 'livemode'>
export type MessageSettingsUpdate = Static<typeof MessageSettingsUpdate>

// As stored: what differs from the defaults, and since when messages are enabled.
export type Settings = Fields & { enabled_at: string | null; account_name: string }

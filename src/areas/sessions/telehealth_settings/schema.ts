// Schema of telehealth settings: who provides an account's video rooms, and when they open.
import Type, { type Static } from 'typebox'
import {
  Choice,
  Integer,
  livemode,
  Nullable,
  sensitive,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'

export const provider = Choice(
  ['static', 'daily'],
  "Who provides the video room: `static` (the practitioner's own `video_url`) or `daily`. " +
    'Default: `static`.',
  { title: 'video_provider', examples: ['daily'] },
)

const fields = {
  provider,
  opens_minutes_before: Integer(
    'Minutes before the start from which links are issued, up to 120. Default: 15.',
    0,
    120,
    { examples: [15] },
  ),
  closes_minutes_after: Integer(
    'Minutes after the end until which links are issued, up to 240. Default: 30.',
    0,
    240,
    { examples: [30] },
  ),
}

const Credentials = Type.Object(
  {
    api_key: Text('API key of your Daily domain.', 200, {
      pattern: '^[\\x21-\\x7e]+$',
      examples: ['(from dashboard.daily.co)'],
      rule: 'must be an API key, without spaces.',
    }),
    webhook_secret: Type.Optional(
      Text('`hmac` of your Daily webhook, in Base64. Without it, webhooks are refused.', 200, {
        pattern: '^[A-Za-z0-9+/]{16,180}={0,2}$',
        examples: ['c2VjcmV0IG9mIHRoZSB3ZWJob29r'],
        rule: 'must be Base64, as Daily shows it.',
      }),
    ),
  },
  { title: 'telehealth_credentials', description: 'Credentials at Daily. Never returned.' },
)

export const TelehealthSettings = Type.Object(
  {
    object: Type.Literal('telehealth_settings', {
      description: 'Object type. Always `telehealth_settings`.',
    }),
    ...fields,
    credentials_set_at: Nullable(
      Timestamp('When `credentials` were last set. They are never returned. Null if not set.'),
    ),
    livemode,
  },
  { title: 'telehealth_settings', description: 'How the account provides video rooms.' },
)

export const TelehealthSettingsUpdate = Type.Object(
  UpdateOf({ ...fields, credentials: Nullable(sensitive(Credentials)) }).properties,
  { examples: [{ provider: 'daily', opens_minutes_before: 10 }] },
)

export type Credentials = Static<typeof Credentials>
export type TelehealthSettingsUpdate = Static<typeof TelehealthSettingsUpdate>
export type Settings = Pick<Static<typeof TelehealthSettings>, keyof typeof fields>

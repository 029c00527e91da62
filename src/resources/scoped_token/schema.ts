// A scoped token lets a browser or an app in: for one subject, with named scopes, for minutes.
import Type, { type Static } from 'typebox'
import { everyTokenScope } from '#catalogue/scopes.ts'
import { Choice, Id, ListOf, Metadata, Nullable, Resource, Text, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { scopedTokenKind, scopedTokenLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'The person it acts for.')
const practitioner_id = Id('prac', 'The practitioner it acts for.')
const scopes = ListOf(
  Choice(everyTokenScope, 'A scope.'),
  'What it may do: scopes that the key that makes it has too. Consents, charges and matchings ' +
    'are for persons alone; writing notes, psychotherapy notes and risk for practitioners alone.',
  everyTokenScope.length,
  { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
)
const allowed_origins = ListOf(
  Text('An origin.', 270, {
    pattern: '^(https://[^/?#@\\s,*]+|http://(localhost|127\\.0\\.0\\.1)(:\\d{1,5})?)$',
    examples: ['https://app.example.com'],
    says: 'must be https:// and a host, without a path; http:// for localhost alone.',
  }),
  'The web pages it may be used from. Without any it is for apps, and refused from every page.',
  20,
  { examples: [['https://app.example.com']] },
)

export const ScopedToken = Resource('scoped_token', scopedTokenKind.prefix, {
  person_id: Nullable(person_id),
  practitioner_id: Nullable(practitioner_id),
  scopes,
  allowed_origins,
  api_key_id: Id('key', 'The key that made it. When that ends, so does the token.'),
  prefix: Text('How it begins.', 20, { examples: ['st_test_'] }),
  last4: Text('How it ends.', 4, { examples: ['x9Qa'] }),
  expires_at: Timestamp('When it ends by itself.'),
  ...lifecycleFields(scopedTokenLifecycle),
  secret: Type.Optional(
    Text('The token itself. Shown once, when it is made; hand it to the page or the app.', 60, {
      examples: ['st_test_0123456789abcdefghijABCDEFGHIJklMNopQR'],
    }),
  ),
})

export const ScopedTokenCreate = Type.Object(
  {
    person_id: Type.Optional(person_id),
    practitioner_id: Type.Optional(practitioner_id),
    scopes,
    allowed_origins: Type.Optional(allowed_origins),
    expires_in_seconds: Type.Optional(
      Type.Integer({
        description: 'How long it lives.',
        minimum: 60,
        maximum: 3_600,
        default: 900,
        examples: [900],
      }),
    ),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        scopes: ['sessions:read', 'sessions:write'],
        allowed_origins: ['https://app.example.com'],
      },
    ],
  },
)

export type ScopedTokenCreate = Static<typeof ScopedTokenCreate>

// A check asks one source one question, and keeps what it said, what follows, and for how long.
import Type, { type Static } from 'typebox'
import { Choice, Id, Metadata, Nullable, Resource, Text, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { checkKind, checkLifecycle, note } from './lifecycle.ts'
import { checkKinds } from './policy.ts'

const practitioner_id = Id('prac', 'Whom it is about.')
const verification_id = Id('ver', 'The verification it belongs to.')
const kind = Choice(checkKinds, 'What is checked.', { examples: ['exclusion_oig'] })
const subject_id = Text('Which license, privilege or registration.', 64, {
  examples: ['lic_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
})

const Match = Type.Object({
  id: Text('Its identifier, the same in every check that finds it.', 64, {
    examples: ['match_5d41402abc4b2a76b9719d'],
  }),
  relevance: Choice(['exact', 'high', 'medium', 'low'], 'How likely it is them.', {
    examples: ['low'],
  }),
  record: Type.Record(Type.String(), Nullable(Type.String()), {
    description: 'What the source has.',
    examples: [{ last_name: 'OKAFOR', first_name: 'ADA', excluded_on: '2025-10-11' }],
  }),
  resolution: Type.Optional(
    Choice(['confirmed', 'false_positive'], 'How it was judged.', { examples: ['false_positive'] }),
  ),
  resolved_by_id: Type.Optional(
    Text('By whom.', 64, { examples: ['acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'] }),
  ),
  resolved_at: Type.Optional(Timestamp('When.')),
  note: Type.Optional(note),
})

const Source = Type.Object(
  {
    name: Text('Its name.', 50, { examples: ['oig_leie'] }),
    type: Choice(
      ['primary', 'designated_equivalent', 'self_attested'],
      'How far it can be relied on.',
      { examples: ['primary'] },
    ),
    simulated: Type.Boolean({
      description: 'Whether its twin answered: in the sandbox.',
      examples: [true],
    }),
    dataset: Type.Optional(
      Type.Object(
        {
          file: Text('Its name.', 200, { examples: ['UPDATED.csv'] }),
          sha256: Text('Of the whole file.', 64, { examples: ['…'] }),
          ingested_at: Timestamp('When it was taken in.'),
        },
        { description: 'The file that answered.' },
      ),
    ),
  },
  { description: 'Who was asked.' },
)

const Evidence = Type.Object({
  kind: Choice(['response', 'document', 'statement'], 'What it is.', { examples: ['response'] }),
  sha256: Text('Of the bytes that were looked at.', 64, { examples: ['…'] }),
  captured_at: Timestamp('When.'),
})

const triggers = ['initial', 'manual', 'monitor', 'expiry', 'data_change', 'source_file'] as const

export const Check = Resource('check', checkKind.prefix, {
  practitioner_id,
  verification_id: Nullable(verification_id),
  kind,
  subject_id: Nullable(subject_id),
  ...lifecycleFields(checkLifecycle),
  outcome: Nullable(
    Choice(
      ['clear', 'consider', 'not_found', 'disqualifying', 'source_unavailable'],
      'What the source said, in a word.',
      { examples: ['clear'] },
    ),
  ),
  fault: Nullable(Text('What is not in order.', 100, { examples: ['license_not_found'] })),
  trigger: Choice(triggers, 'Why it runs.', { examples: ['manual'] }),
  source: Nullable(Source),
  matches: Type.Array(Match, {
    description: 'What may be them, for a person to judge.',
    examples: [[]],
  }),
  evidence: Type.Array(Evidence, { description: 'What it rests on.', examples: [[]] }),
  attempts: Type.Integer({
    description: 'How often the source was asked.',
    minimum: 0,
    examples: [0],
  }),
  original_status: Nullable(
    Text('Its status before a person judged it.', 20, { examples: ['review_needed'] }),
  ),
  note: Nullable(note),
  resolved_by_id: Nullable(Text('Who judged it.', 64)),
  performed_at: Nullable(Timestamp('When the source answered.')),
  expires_at: Nullable(Timestamp('Until when it counts.')),
  supersedes_id: Nullable(Id('chk', 'The check it took the place of.')),
})

export const CheckCreate = Type.Object(
  {
    kind,
    subject_id: Type.Optional(subject_id),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ kind: 'exclusion_oig' }] },
)

export const checkFilters = {
  practitioner_id,
  verification_id,
  kind,
  status: Check.properties.status,
}

export type CheckCreate = Static<typeof CheckCreate>

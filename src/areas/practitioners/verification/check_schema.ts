// Schema of checks. A check queries one source and stores its result and how long it is valid.
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
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { checkKind, checkLifecycle, note } from './check_lifecycle.ts'
import { check_reasons, checkKinds } from './policy.ts'

const practitioner_id = Id('prac', 'ID of the practitioner checked.')
const verification_id = Id('ver', 'ID of the verification the check belongs to.')
const kind = Choice(checkKinds, 'Kind of check, for example `npi`, `license` or `exclusion_oig`.', {
  title: 'check_kind',
  examples: ['exclusion_oig'],
})
const subject_id = Text('ID of the license, privilege or DEA registration checked.', 64, {
  examples: ['lic_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
})

const Match = Type.Object({
  id: Text('Identifier of the match. The same in every check that finds it.', 64, {
    examples: ['match_5d41402abc4b2a76b9719d'],
  }),
  relevance: Choice(
    ['exact', 'high', 'medium', 'low'],
    'Likelihood that the record belongs to the practitioner.',
    {
      examples: ['low'],
    },
  ),
  record: Type.Record(Type.String(), Nullable(Type.String()), {
    description: 'Record as reported by the source.',
    examples: [{ last_name: 'OKAFOR', first_name: 'ADA', excluded_on: '2025-10-11' }],
  }),
  resolution: Type.Optional(
    Choice(['confirmed', 'false_positive'], 'Review result. Absent until the match is resolved.', {
      examples: ['false_positive'],
    }),
  ),
  resolved_by_id: Type.Optional(
    Text('ID of the account or member that resolved the match.', 64, {
      examples: ['acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
  ),
  resolved_at: Type.Optional(Timestamp('When the match was resolved.')),
  note: Type.Optional(note),
})

const Source = Type.Object(
  {
    name: Text('Source name, for example `oig_leie`.', 50, { examples: ['oig_leie'] }),
    type: Choice(
      ['primary', 'designated_equivalent', 'self_attested'],
      'Type of source: `primary`, `designated_equivalent` or `self_attested`.',
      { examples: ['primary'] },
    ),
    simulated: Type.Boolean({
      description: 'True if the response was simulated. Sandbox only.',
      examples: [true],
    }),
    dataset: Type.Optional(
      Type.Object(
        {
          file: Text('File name, for example `UPDATED.csv`.', 200, { examples: ['UPDATED.csv'] }),
          sha256: Text('SHA-256 of the file, in hexadecimal.', 64, { examples: ['…'] }),
          ingested_at: Timestamp('When the file was imported.'),
        },
        { description: 'Imported file the response came from.' },
      ),
    ),
  },
  { description: 'Source of the result. Null until the source has responded.' },
)

const Evidence = Type.Object({
  kind: Choice(
    ['response', 'document', 'statement'],
    'Kind of evidence: `response`, `document` or `statement`.',
    { examples: ['response'] },
  ),
  sha256: Text('SHA-256 of the evidence, in hexadecimal.', 64, { examples: ['…'] }),
  captured_at: Timestamp('When the evidence was captured.'),
})

const { status, ...moments } = lifecycleFields(checkLifecycle)
const triggers = ['initial', 'manual', 'monitor', 'expiry', 'data_change', 'source_file'] as const

export const Check = Resource('check', checkKind.prefix, {
  practitioner_id,
  verification_id: Nullable(verification_id),
  kind,
  subject_id: Nullable(subject_id),
  status,
  ...moments,
  outcome: Nullable(
    Choice(
      ['clear', 'consider', 'not_found', 'disqualifying', 'source_unavailable'],
      'Result reported by the source. Null until it has responded.',
      { examples: ['clear'] },
    ),
  ),
  reason: Nullable(
    Choice(check_reasons, 'Code of the problem, for example `license_not_found`. Null if none.', {
      examples: ['license_not_found'],
    }),
  ),
  trigger: Choice(triggers, 'What triggered the check.', { examples: ['manual'] }),
  source: Nullable(Source),
  matches: Type.Array(Match, {
    description: 'Possible matches to review.',
    examples: [[]],
  }),
  evidence: Type.Array(Evidence, { description: 'Evidence for the result.', examples: [[]] }),
  attempts: Type.Integer({
    description: 'Number of attempts to query the source.',
    minimum: 0,
    examples: [0],
  }),
  original_status: Nullable({
    ...status,
    description: "Status before manual review. Null if the check wasn't reviewed.",
    examples: ['review_needed'],
  }),
  note: Nullable(note),
  resolved_by_id: Nullable(
    Text("ID of the account or member that reviewed the check. Null if it wasn't.", 64),
  ),
  performed_at: Nullable(Timestamp('When the source responded.')),
  expires_at: Nullable(Timestamp("When the result expires. Null if it doesn't expire.")),
  supersedes_id: Nullable(Id('chk', 'ID of the check this one replaced.')),
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
  status,
}

export type CheckCreate = Static<typeof CheckCreate>

// The row of a check: its fields, and columns that the API doesn't return.
export interface CheckRow extends ColumnsOf<typeof Check> {
  request_digest: string | null // Of the query: see source_queries.ts.
  facts: Record<string, unknown> | null // What the source confirmed.
  claimed_until: string | null // The lease of the worker that queries the source.
}

// Schema of matching assignments: waiting lists assigned to practitioners.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Integer,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { MatchingCreate, person_id } from '#areas/matching/matching/criteria_schema.ts'
import { assignmentKind, assignmentLifecycle } from './lifecycle.ts'

const {
  limit: _limit,
  seed: _seed,
  service_id: _service_id,
  metadata: _metadata,
  ...criteria
} = MatchingCreate.properties

const Entry = Type.Object(
  {
    ...criteria,
    person_id,
    waiting_since: Type.Optional(
      Timestamp(
        'When the person joined the waiting list. Longer waits get priority.',
        '2026-10-01T09:00:00.000Z',
      ),
    ),
  },
  { description: 'Person on the waiting list, with their matching criteria.' },
)

export const assign_body_bytes = 4_000_000

const offer_hours = Integer(
  'How long each offered time is held, 1 to 72 hours. Default: 24.',
  1,
  72,
  {
    default: 24,
    examples: [24],
  },
)
const propose_only = Type.Boolean({
  description:
    'Hold no times: each matching only names the practitioner who would be offered. ' +
    'Default: false.',
  examples: [false],
})

export const AssignmentCreate = Type.Object({
  entries: Type.Array(Entry, {
    description: 'People on the waiting list, 1 to 2,000.',
    minItems: 1,
    maxItems: 2_000,
    examples: [[{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', location: { jurisdiction: 'US-NY' } }]],
  }),
  ...UpdateOf({ offer_hours, propose_only }).properties,
  metadata: Type.Optional(Metadata),
})

const count = (description: string, example = 0) =>
  Type.Integer({ description, minimum: 0, examples: [example] })
const { status, ...moments } = lifecycleFields(assignmentLifecycle)

export const MatchingAssignment = Resource('matching_assignment', assignmentKind.prefix, {
  status,
  offer_hours,
  propose_only,
  entry_count: count('Number of entries.', 1),
  searched_count: count('Number of entries searched so far.'),
  decided_count: count(
    'Number of entries with an outcome. List them with `GET /v1/matchings?assignment_id=…`.',
  ),
  offered_count: count('Number of entries with an offer or, with `propose_only`, a proposal.'),
  reason: Nullable(Text('Why the assignment failed. Null if it did not.', 500)),
  ...moments,
})

export const assignmentFilters = UpdateOf({ status }).properties

export type AssignmentCreate = Static<typeof AssignmentCreate>
export type Entry = Static<typeof Entry>
export interface MatchingAssignmentRow extends ColumnsOf<typeof MatchingAssignment> {}

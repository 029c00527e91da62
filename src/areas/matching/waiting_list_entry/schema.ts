// Schema of waiting list entries: whom or what a person waits for, and when they can come.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  hiddenFromPersons,
  Id,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { CrisisResources } from '#areas/notes/assessment/schema.ts'
import { format, type } from '#areas/sessions/availability/session_type.ts'
import { jurisdiction } from '#areas/sessions/session/steps_schema.ts'
import { Window } from '#areas/matching/matching/criteria_parts.ts'
import { entryKind, entryLifecycle } from './lifecycle.ts'

export const urgencies = ['urgent', 'soon', 'routine'] as const
export type Urgency = (typeof urgencies)[number]

const person_id = Id('per', 'ID of the person who waits.')
const { status, ...moments } = lifecycleFields(entryLifecycle)

export const urgency = Choice(
  urgencies,
  'Clinical urgency: `urgent`, `soon` or `routine`. The first criterion of the order.',
  { title: 'waiting_list_urgency', examples: ['routine'] },
)
export const priority = Integer(
  'Priority within the same urgency, 0 to 9. Higher is first.',
  0,
  9,
  {
    title: 'waiting_list_priority',
    examples: [0],
  },
)
export const waiting_since = Timestamp(
  'Since when the person waits. Longest first within the same urgency and priority.',
)
export const default_notice_minutes = 120

const terms = {
  practitioner_ids: ListOf(
    Id('prac', 'ID of a practitioner.'),
    'Practitioners the person is waiting for. Empty for any.',
    20,
    { examples: [[]] },
  ),
  type,
  format: Nullable({ ...format, description: 'Session format. Null if any will do.' }),
  service_id: Nullable(Id('svc', 'ID of the service to book. Null if none.')),
  location_id: Nullable(Id('loc', 'ID of the location of in-person sessions. Null if any.')),
  jurisdiction: Nullable({
    ...jurisdiction,
    description: 'Where the person is during the session. Decides the license required.',
  }),
  windows: ListOf(Window, 'Times that work for the person. Empty for any.', 50, {
    examples: [[]],
  }),
  earliest_start_at: Nullable(Timestamp('Earliest start of the session. Null for any.')),
  start_by: Nullable(Timestamp('Latest start of the session. Null for any.')),
  notice_minutes: Integer('Notice that the person needs, in minutes. Default: 120.', 0, 43_200, {
    examples: [default_notice_minutes],
  }),
  expires_at: Timestamp('When the entry expires. Default: `start_by`, or after 90 days.'),
}
// What only the account decides.
const triage = { urgency, priority, waiting_since }
export const triage_fields = Object.keys(triage) as (keyof typeof triage)[]

export const WaitingListEntry = Resource('waiting_list_entry', entryKind.prefix, {
  person_id,
  status,
  ...terms,
  urgency: hiddenFromPersons(Nullable(urgency)),
  priority: hiddenFromPersons(priority),
  waiting_since,
  source: Choice(['account', 'practitioner', 'person', 'matching'], 'Who added the person.', {
    examples: ['account'],
  }),
  matching_id: Nullable(Id('match', 'ID of the matching without a result. Null if none.')),
  skip_reason: hiddenFromPersons(
    Nullable(
      Text('Error code of the booking rule that last ruled out a free time. Null if none.', 60, {
        examples: ['consent_required'],
      }),
    ),
  ),
  skipped_at: hiddenFromPersons(
    Nullable(Timestamp('When the entry was last skipped. Null if never.')),
  ),
  at_risk: hiddenFromPersons(
    Nullable(
      Type.Boolean({
        description:
          'True if the person has a risk or an open risk flag of level `high` or `imminent`.',
        examples: [false],
      }),
    ),
  ),
  crisis_resources: CrisisResources,
  external_id,
  ...moments,
})

export const WaitingListEntryCreate = Type.Object(
  {
    person_id: Type.Optional(person_id),
    matching_id: Type.Optional(WaitingListEntry.properties.matching_id),
    ...UpdateOf({ ...terms, ...triage, external_id, metadata: Metadata }).properties,
  },
  { examples: [{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', urgency: 'soon' }] },
)
export const WaitingListEntryUpdate = Type.Object(
  UpdateOf({ ...terms, ...triage, external_id, metadata: MetadataChange }).properties,
  { examples: [{ urgency: 'urgent' }] },
)
export const entryFilters = UpdateOf({ person_id, status, format, urgency }).properties

export type WaitingListEntryCreate = Static<typeof WaitingListEntryCreate>
export type WaitingListEntryUpdate = Static<typeof WaitingListEntryUpdate>
export interface WaitingListEntryRow extends Omit<
  ColumnsOf<typeof WaitingListEntry>,
  'urgency' | 'at_risk'
> {
  urgency: Urgency
  at_risk: boolean
}

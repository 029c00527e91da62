// Routes for retention periods and legal holds.
import Type from 'typebox'
import {
  Choice,
  DateOnly,
  Id,
  livemode,
  Nullable,
  Text,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { route, type Route } from '#http/routing/route.ts'
import { liftHold, placeHold, readRetention } from './retention.ts'

const reason = Text("Reason for the legal hold. Don't include clinical information.", 500, {
  examples: ['Subpoena of the county court'],
})
const retain_until = DateOnly(
  'Last day of the retention period. Null if none applies.',
  '2033-11-02',
)

const Rule = Type.Object({
  id: Text('Identifier of the rule.', 60, { examples: ['common_adult'] }),
  jurisdiction: Nullable(
    Text('ISO 3166-2 code. Null for all jurisdictions.', 10, { examples: ['US-CA'] }),
  ),
  population: Choice(
    ['adult', 'minor'],
    'Whether the rule applies to adults or minors, as of the date of service.',
  ),
  years: Integer('Length of the retention period in years.', 1, 100, { examples: [7] }),
  after: Choice(
    ['service', 'majority'],
    'Start of the period: the last `service`, or the age of `majority`.',
  ),
  citation: Text('Legal source of the rule.', 300),
  retain_until,
})
const Hold = Type.Object(
  { reason, placed_at: Timestamp('When the legal hold was placed.') },
  { description: 'Legal hold, which prevents erasure regardless of the rules. Null if none.' },
)
export const Retention = Type.Object(
  {
    object: Type.Literal('retention', { description: 'Object type. Always `retention`.' }),
    livemode,
    person_id: Id('per', 'ID of the person.'),
    retain_until: Nullable(retain_until),
    rules: Type.Array(Rule, {
      description: 'Retention rules that apply. The longest period determines `retain_until`.',
    }),
    legal_hold: Nullable(Hold),
  },
  { title: 'retention', description: "How long a person's record must be retained, and why." },
)

const actors = ['account' as const]
const errors = [
  'resource_not_found' as const,
  'invalid_transition' as const,
  'precondition_failed' as const,
]

export const retentionRoutes: Route[] = [
  route({
    name: 'persons.retention',
    method: 'GET',
    path: '/v1/persons/{id}/retention',
    scope: 'persons:read',
    summary: "Retrieve the retention period of a person's record.",
    returns: Retention,
    actors,
    errors: ['resource_not_found'],
    run: (call, { id }) => readRetention(call, id),
  }),
  route({
    name: 'persons.place_hold',
    method: 'POST',
    path: '/v1/persons/{id}/place_hold',
    scope: 'persons:erase',
    summary: "Place a legal hold on a person's record. Prevents erasure until it is lifted.",
    body: Type.Object({ reason }),
    returns: Retention,
    actors,
    errors: errors,
    run: (call, { id, body }) => placeHold(call, id, body),
    replayDeleted: (call, { id }) => readRetention(call, id),
  }),
  route({
    name: 'persons.lift_hold',
    method: 'POST',
    path: '/v1/persons/{id}/lift_hold',
    scope: 'persons:erase',
    summary: "Lift the legal hold on a person's record.",
    returns: Retention,
    actors,
    errors: errors,
    run: (call, { id }) => liftHold(call, id),
    replayDeleted: (call, { id }) => readRetention(call, id),
  }),
]

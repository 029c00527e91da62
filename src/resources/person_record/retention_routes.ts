// The door of retention: until when a record must be kept, and holding it for longer.
import Type from 'typebox'
import { Choice, Day, Id, livemode, Nullable, Text, Timestamp, Whole } from '#fields.ts'
import { route, type Route } from '#http/route.ts'
import { liftHold, placeHold, readRetention } from './retention.ts'

const reason = Text('Why. No clinical details.', 500, {
  examples: ['Subpoena of the county court'],
})
const retain_until = Day('The last day it must be kept.', '2033-11-02')

const Rule = Type.Object({
  id: Text('Which.', 60, { examples: ['common_adult'] }),
  jurisdiction: Nullable(Text('Where it holds; null for everywhere.', 10, { examples: ['US-CA'] })),
  population: Choice(['adult', 'minor'], 'For whom, as they were on the day of care.'),
  years: Whole('For how many years.', 1, 100, { examples: [7] }),
  after: Choice(['service', 'majority'], 'Counted from when.'),
  citation: Text('Where it stands.', 300),
  retain_until,
})
const Hold = Type.Object(
  { reason, placed_at: Timestamp('Since when.') },
  { description: 'Why nothing may be erased, whatever the rules say.' },
)
export const Retention = Type.Object(
  {
    object: Type.Literal('retention', { description: 'What kind of object this is.' }),
    livemode,
    person_id: Id('per', 'Whose record.'),
    retain_until: Nullable(retain_until),
    rules: Type.Array(Rule, { description: 'The rules that apply; the longest counts.' }),
    legal_hold: Nullable(Hold),
  },
  { title: 'retention', description: 'Until when a record must be kept, and why.' },
)

const actors = ['account' as const]
const refuses = [
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
    summary: 'Until when the record must be kept, by which rules, and whether it is held.',
    returns: Retention,
    actors,
    refuses: ['resource_not_found'],
    run: (call, { id }) => readRetention(call, id),
  }),
  route({
    name: 'persons.place_hold',
    method: 'POST',
    path: '/v1/persons/{id}/place_hold',
    scope: 'persons:erase',
    summary: 'Hold the record for the law: nothing of it can be erased until the hold is lifted.',
    body: Type.Object({ reason }),
    returns: Retention,
    actors,
    refuses,
    run: (call, { id, body }) => placeHold(call, id, body),
    again: (call, { id }) => readRetention(call, id),
  }),
  route({
    name: 'persons.lift_hold',
    method: 'POST',
    path: '/v1/persons/{id}/lift_hold',
    scope: 'persons:erase',
    summary: 'Lift a legal hold.',
    returns: Retention,
    actors,
    refuses,
    run: (call, { id }) => liftHold(call, id),
    again: (call, { id }) => readRetention(call, id),
  }),
]

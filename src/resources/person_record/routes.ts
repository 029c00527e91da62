// The whole record of a person: merging it with another, giving it to them, erasing it.
import type { Call } from '#call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { spoken } from '#catalogue/words.ts'
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'
import { type Given, route, type Route } from '#http/route.ts'
import type { Kind } from '#record.ts'
import { Erasure, personLifecycle } from '#resources/person/lifecycle.ts'
import { Person } from '#resources/person/schema.ts'
import { erasePerson } from './erase.ts'
import { exportPerson } from './export.ts'
import { mergePersons } from './merge.ts'
import { retentionRoutes } from './retention_routes.ts'

const actors = ['account' as const]

export const Merge = Type.Object({
  person_id: Id('per', 'The other one, who is the same person. Their id will lead to this one.'),
})

const PersonExport = Type.Object(
  {
    object: Type.Literal('person_export', { description: 'What kind of object this is.' }),
    livemode,
    exported_at: Timestamp('When.'),
    person: Person,
    risk: Nullable(
      Type.Object(
        {
          level: Text('How acute.', 20, { examples: ['low'] }),
          noted_at: Timestamp('When it was noted.'),
        },
        { description: 'How acute the danger is, as it was noted last.' },
      ),
    ),
    records: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
      description: 'All that hangs on the person, by kind.',
      examples: [{ consents: [], sessions: [], disclosures: [] }],
    }),
  },
  { title: 'person_export', description: 'All a person may have of their record.' },
)

// Takes the kinds of object there are, so that none that hangs on a person is left behind.
// Whoever exports a record can read all it contains, so they need the scopes for that.
export function personRecordRoutes(kinds: Kind[], read_scopes: Map<string, Scope>): Route[] {
  const hanging = kinds.filter(({ of_person }) => of_person)
  const given_away = hanging.filter(({ exported }) => exported !== false)
  const may_need = readScopesFor(given_away, read_scopes)
  const toExport = (call: Call, { id }: Given) => exportPerson(call, given_away, may_need, id)
  return [
    route({
      name: 'persons.merge',
      method: 'POST',
      path: '/v1/persons/{id}/merge',
      cost: 10,
      scope: 'persons:write',
      summary: 'Make another person one with this one, who keeps everything of both.',
      body: Merge,
      returns: Person,
      actors,
      refuses: [
        'resource_not_found',
        'invalid_transition',
        'precondition_failed',
        'coverage_conflict',
      ],
      run: (call, { id, body }) => mergePersons(call, hanging, id, body.person_id),
    }),
    route({
      name: 'persons.export',
      method: 'POST',
      path: '/v1/persons/{id}/export',
      cost: 10,
      scope: 'persons:export',
      may_need,
      summary: 'Give the person all they may have of their record, as one JSON document.',
      returns: PersonExport,
      actors,
      sends_to: 'person',
      keeps_no_answer: true,
      refuses: [
        'resource_not_found',
        'consent_required',
        'invalid_transition',
        'precondition_failed',
      ],
      run: toExport,
      again: toExport,
    }),
    route({
      name: 'persons.erase',
      method: 'POST',
      path: '/v1/persons/{id}/erase',
      cost: 10,
      scope: 'persons:erase',
      summary: personLifecycle.steps.erase.does,
      body: Erasure,
      returns: Person,
      actors,
      refuses: [
        'resource_not_found',
        'retention_active',
        'invalid_transition',
        'precondition_failed',
      ],
      run: (call, { id, body }) => erasePerson(call, id, body),
    }),
    ...retentionRoutes,
  ]
}

function readScopesFor(kinds: Kind[], read_scopes: Map<string, Scope>): Scope[] {
  const scopeOf = (object: string) => {
    const scope = read_scopes.get(object)
    if (!scope) throw new Error(`Nothing says which scope guards one ${object}.`)
    return scope
  }
  const guards = kinds.flatMap(({ object, read_scopes: own }) => own ?? [scopeOf(object)])
  return [...new Set([scopeOf('person'), scopeOf('risk'), ...guards])]
}

// Takes the kinds there are: each that hangs on a person can move to another.
export const personRecordEvents = (kinds: Kind[]) => ({
  'person.took_over': 'A person was made one with another, whose record they have now.',
  'person.hold_placed': 'A record is held for the law: nothing of it can be erased.',
  'person.hold_lifted': 'A record is no longer held for the law.',
  ...Object.fromEntries(
    kinds
      .filter(({ of_person }) => of_person)
      .map(({ object }) => [
        `${object}.moved`,
        `One ${spoken(object)} belongs to another person now: two became one.`,
      ]),
  ),
})

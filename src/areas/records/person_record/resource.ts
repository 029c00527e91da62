// Routes for a person's whole record: merge, export and erasure.
import type { Call } from '#kernel/call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { aOrAn, capitalize, displayName } from '#catalogue/phrases.ts'
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp, wholeRecord } from '#kernel/fields.ts'
import { type RequestInput, route, type Route } from '#http/routing/route.ts'
import type { Kind } from '#kernel/record.ts'
import { Erasure, personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson, lockPersonVersion } from '#areas/persons/person/person.ts'
import { Person } from '#areas/persons/person/schema.ts'
import { erasePerson } from './erase.ts'
import { exportPerson } from './export.ts'
import { mergePersons } from './merge.ts'
import { retentionRoutes } from './retention_routes.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]

export const Merge = Type.Object({
  person_id: Id('per', 'ID of the duplicate person. Their ID will resolve to this person.'),
})

const PersonExport = Type.Object(
  {
    object: Type.Literal('person_export', { description: 'Object type. Always `person_export`.' }),
    livemode,
    exported_at: Timestamp('When the record was exported.'),
    person: Person,
    risk: Nullable(
      Type.Object(
        {
          level: Text('Risk level, from `none` to `imminent`.', 20, { examples: ['low'] }),
          updated_at: Timestamp('When the risk level was set.'),
        },
        { description: 'Current risk level. Null if it was never set.' },
      ),
    ),
    discount: Nullable(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Sliding-scale discount. Null if it was never set.',
        examples: [{}],
      }),
    ),
    records: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
      description: "Everything in the person's record, by object type.",
      examples: [{ consents: [], sessions: [], disclosures: [] }],
    }),
  },
  {
    title: 'person_export',
    description: 'The part of the record that a person has the right to receive.',
  },
)

// Takes all object types, so that none that belongs to a person is left out. An export contains the
// whole record, so it requires the read scopes of everything in it.
function personRecordRoutes(kinds: Kind[], read_scopes: Map<string, Scope>): Route[] {
  const owned = kinds.filter(({ of_person }) => of_person)
  const exportable = owned.filter(({ exported }) => exported !== false)
  const conditional_scopes = readScopesFor(exportable, read_scopes)
  const toExport = (call: Call, { id }: RequestInput) =>
    exportPerson(call, exportable, conditional_scopes, id)
  return [
    route({
      name: 'persons.merge',
      method: 'POST',
      path: '/v1/persons/{id}/merge',
      cost: 10,
      scope: 'persons:write',
      summary: 'Merge a duplicate person into this one, who keeps the records of both.',
      body: Merge,
      returns: Person,
      actors,
      errors: [
        'resource_not_found',
        'invalid_transition',
        'precondition_failed',
        'coverage_conflict',
      ],
      lockVersion: lockPersonVersion,
      run: (call, { id, body }) => mergePersons(call, owned, id, body.person_id),
    }),
    route({
      name: 'persons.export',
      method: 'POST',
      path: '/v1/persons/{id}/export',
      cost: 10,
      scope: 'persons:export',
      conditional_scopes,
      summary: "Export a person's record as one JSON document (right of access, 45 CFR 164.524).",
      returns: wholeRecord(PersonExport),
      actors,
      sends_to: 'person',
      stores_no_response: true,
      errors: [
        'resource_not_found',
        'consent_required',
        'invalid_transition',
        'precondition_failed',
      ],
      lockVersion: async (call, id) => (await findPerson(call, id, 'id', { hold: true })).version,
      run: toExport,
      replayDeleted: toExport,
    }),
    route({
      name: 'persons.erase',
      method: 'POST',
      path: '/v1/persons/{id}/erase',
      cost: 10,
      scope: 'persons:erase',
      needs_fresh_sign_in: true,
      summary: personLifecycle.steps.erase.summary,
      body: Erasure,
      returns: Person,
      actors,
      errors: [
        'resource_not_found',
        'retention_active',
        'invalid_transition',
        'precondition_failed',
      ],
      lockVersion: lockPersonVersion,
      run: (call, { id, body }) => erasePerson(call, id, body),
    }),
    ...retentionRoutes,
  ]
}

function readScopesFor(kinds: Kind[], read_scopes: Map<string, Scope>): Scope[] {
  const scopeOf = (object: string) => {
    const scope = read_scopes.get(object)
    if (!scope) throw new Error(`No read scope is defined for ${object}.`)
    return scope
  }
  const scopes = kinds.flatMap(({ object, read_scopes: own }) => own ?? [scopeOf(object)])
  return [...new Set([scopeOf('person'), scopeOf('risk'), ...scopes])]
}

// Takes all object types: each that belongs to a person can be reassigned by a merge.
const personRecordEvents = (kinds: Kind[]) => ({
  'person.duplicate_merged':
    'A person received the record of a duplicate that was merged into them.',
  'person.hold_placed': "A legal hold was placed on a person's record.",
  'person.hold_lifted': "The legal hold on a person's record was lifted.",
  ...Object.fromEntries(
    kinds
      .filter(({ of_person }) => of_person)
      .map(({ object }) => [
        `${object}.reassigned`,
        `${capitalize(aOrAn(displayName(object)))} was reassigned when two persons were merged.`,
      ]),
  ),
})

export const personRecordResource = defineResource({
  events: personRecordEvents,
  routes: ({ kinds_of_persons, read_scopes }) =>
    read_scopes ? personRecordRoutes(kinds_of_persons, read_scopes) : [],
})

// Maps random objects to FHIR resources and validates them.
import assert from 'node:assert/strict'
import { routes } from '#areas/index.ts'
import { instruments } from '#areas/notes/assessment/instruments.ts'
import { resourceTypes } from '#fhir/resource_types.ts'
import type { Source } from '#fhir/resource.ts'
import { faultsIn, missingIn } from './fhir_validators.ts'
import { type Random, randomFrom, randomObject, type Schema } from './random_objects.ts'

const base = 'https://localhost:8443/fhir/R4'

// Slots are computed, and instruments are constants.
const others: Record<string, (random: Random) => object> = {
  '/v1/slots': () => ({
    practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
    minutes: 50,
    starts_at: '2027-03-01T17:00:00.000Z',
    ends_at: '2027-03-01T17:50:00.000Z',
  }),
  '/v1/instruments': (random) => {
    const all = [...instruments.values()]
    return { instrument: all[Math.floor(random() * all.length)]! }
  },
}

// Forms whose parts don't fit together are refused by the API, so their items aren't random.
const item = (type: string, more: object = {}) => ({ id: `i_${type}`, type, text: 'How?', ...more })
const options = [
  { value: 'never', label: 'Never', score: 0 },
  { value: 'now and then', label: 'Sometimes', score: 1.5 },
]
const form_items = [
  item('group'),
  ...['display', 'boolean', 'decimal', 'integer', 'date', 'date_time', 'time', 'url'].map((type) =>
    item(type, { group_id: 'i_group' }),
  ),
  item('string', { max_length: 20, required: true, repeats: true }),
  item('text', { enable_when: [{ item_id: 'i_string', operator: 'exists', value: true }] }),
  item('choice', {
    options,
    enable_behavior: 'any',
    enable_when: [
      { item_id: 'i_date', operator: 'gte', value: '2027-03-01' },
      { item_id: 'i_integer', operator: 'lt', value: 7 },
      { item_id: 'i_decimal', operator: 'gt', value: 7.5 },
      { item_id: 'i_boolean', operator: 'eq', value: false },
    ],
  }),
  item('open_choice', {
    options,
    enable_when: [{ item_id: 'i_choice', operator: 'ne', value: 'never' }],
  }),
]

function objectOf({ list }: Source, random: Random) {
  if (others[list]) return others[list](random)
  const object = randomObject(schemaOf(list), random)
  return list === '/v1/forms' ? { ...(object as object), items: form_items } : object
}

const schemas = new Map<string, Schema>()
function schemaOf(list: string): Schema {
  const route = routes.find(({ method, path }) => method === 'GET' && path === `${list}/{id}`)
  assert.ok(route, list)
  const schema = schemas.get(list) ?? (JSON.parse(JSON.stringify(route.returns)) as Schema)
  schemas.set(list, schema)
  return schema
}

// Resources of random objects, of every type.
export function* randomResources(count: number, seed: number) {
  for (const { sources } of resourceTypes) {
    for (const source of sources) {
      const random = randomFrom(seed)
      for (let n = 0; n < count; n++) yield* source.map(objectOf(source, random), base)
    }
  }
}

export function requireValidMappings(count: number, seed: number) {
  for (const { type, sources } of resourceTypes) {
    let mapped = 0
    for (const source of sources) {
      const random = randomFrom(seed)
      for (let n = 0; n < count; n++) {
        const object = objectOf(source, random)
        for (const resource of source.map(object, base)) {
          mapped++
          const faults = [...faultsIn(resource), ...missingIn(resource)]
          const shown = `${type}: ${faults.join('\n')}\n${JSON.stringify(resource)}`
          assert.equal(faults.length, 0, shown)
        }
      }
    }
    assert.ok(mapped > 0, `nothing became a ${type}`)
  }
}

// No sequence of requests by one practitioner extends what they can read: every write route they
// can call, with random bodies and targets, for persons in every relation to them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { tokenScopes } from '#catalogue/scopes.ts'
import type { Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import {
  actingAs,
  createToken,
  sha256,
  signature,
  complete_authorization,
} from './person_examples.ts'
import { makeWorld, readable } from './care_team_examples.ts'
import { inDays } from './dates.ts'
import { exampleOf } from './examples.ts'
import { type RequestOptions, call } from './harness.ts'

// Breaking the glass opens a record on purpose. No token can, and another credential reviews it.
const exceptions = ['emergency_accesses.create']

const callable = (scopes?: readonly string[]) =>
  routes.filter(
    ({ name, method, scope, actors }) =>
      method !== 'GET' &&
      (actors ?? ['practitioner']).includes('practitioner') &&
      (!scopes || scope === null || scopes.includes(scope)) &&
      !exceptions.includes(name),
  )

type Draw = { route: number; target: number; person: number; other: number; coins: number }
const draws = fc.array(
  fc.record({
    route: fc.nat(),
    target: fc.nat(),
    person: fc.nat(),
    other: fc.nat(),
    coins: fc.nat(1_023),
  }),
  { minLength: 60, maxLength: 90, size: 'max' },
)

const at = <T>(list: readonly T[], place: number) => list[place % list.length]!

let times = 0
const nextTime = () =>
  inDays(8 + Math.floor(times / 20), `${String(times++ % 20).padStart(2, '0')}:00:00`)

// The request body: the example of the schema, with existing IDs and some optional fields.
function bodyOf(route: Route, draw: Draw) {
  const { properties = {}, required = [] } = (route.body ?? {}) as {
    properties?: Record<string, any>
    required?: string[]
  }
  const { objects, persons, attacker, colleague } = world
  const person_id = at(persons, draw.person)
  const chosen: Record<string, unknown> = {
    person_id,
    practitioner_id: attacker,
    starts_at: nextTime(),
    participants: [{ person_id: at(persons, draw.other) }],
    session_id: at(objects.sessions!, draw.other),
    hold: Boolean(draw.coins & 2),
    care_team_ids: [attacker, colleague],
    relationships: [],
  }
  const body: Record<string, unknown> = {}
  Object.keys(properties).forEach((name, place) => {
    const expected = required.includes(name)
    if (name in chosen && (expected || (draw.coins >> (place % 10)) & 1)) body[name] = chosen[name]
    else if (expected) body[name] = exampleOf(properties[name])
  })
  if (route.name === 'consents.sign') return signature
  if (route.name === 'consents.create') {
    const kind = draw.coins & 4 ? 'psychotherapy_notes' : 'release'
    const data_categories = kind === 'release' ? complete_authorization.data_categories : [kind]
    const recipients = [{ type: 'practitioner', id: attacker }]
    const document = { version: '1', sha256 }
    return { ...complete_authorization, person_id, kind, recipients, data_categories, document }
  }
  return body.participants ? { ...body, type: 'group' } : body
}

async function attack(options: RequestOptions, open: Route[]) {
  const before = await readable(world.objects, options)
  const targets = structuredClone(world.objects)
  const done = new Map<string, number>()
  const weighty = open.filter(({ path }) => /\/(sessions|session_series|consents)/.test(path))
  const pool = [...open, ...Array.from({ length: 6 }, () => weighty).flat()]

  const step = async (draw: Draw) => {
    const route = at(pool, draw.route)
    const table = route.path.split('/')[2]!
    const id = at(targets[table] ?? world.persons, draw.target)
    const headers = { ...options.headers, 'if-match': '*' }
    const body = bodyOf(route, draw)
    const { status, body: answer } = await call(
      route.method,
      route.path.replace('{id}', id),
      body,
      { ...options, headers },
    )
    assert.ok(status < 500, `${route.name} answered ${status}`)
    if (status !== 200) return
    done.set(route.name, (done.get(route.name) ?? 0) + 1)
    if (typeof answer.id === 'string') (targets[table] ??= []).push(answer.id)
  }

  const never = fc.asyncProperty(draws, async (sequence) => {
    for (const draw of sequence) await step(draw)
    const now = await readable(world.objects, options)
    const gained = [...now].filter((path) => !before.has(path))
    assert.deepEqual(gained, [], `after ${[...done.keys()].join(', ')}`)
  })
  await fc.assert(never, { numRuns: 2, endOnFailure: true })
  return { before, done }
}

const world = await makeWorld()

test("no sequence of requests with a practitioner's token extends what it can read", async () => {
  const { attacker, key, persons } = world
  const scopes = tokenScopes.practitioner
  const token = await createToken({ practitioner_id: attacker }, scopes, { key })
  const { before, done } = await attack({ key: token }, callable(scopes))
  // The sequences did something, and there was something to gain.
  assert.ok(done.size >= 3, JSON.stringify([...done]))
  const shown = persons.map((id) => before.has(`/v1/persons/${id}`))
  assert.deepEqual(shown, [false, true, true, false, false, false, false, false])
})

test('no sequence of requests on behalf of a practitioner extends what they can read', async () => {
  const { attacker, key } = world
  const { done } = await attack(actingAs(attacker, { key }), callable())
  assert.ok(done.size >= 3, JSON.stringify([...done]))
})

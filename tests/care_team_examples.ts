// A practice with persons in every relation to one practitioner, each with a record that a
// colleague wrote, and everything this practitioner can read of it.
import assert from 'node:assert/strict'
import { routes } from '#areas/index.ts'
import {
  actingAs,
  grantConsent,
  createVerifiedPractitioner,
  createNote,
  createPerson,
  signNote,
} from './person_examples.ts'
import { inDays } from './dates.ts'
import { type RequestOptions, call, createTestAccount } from './harness.ts'

type World = Awaited<ReturnType<typeof makeWorld>>

export async function makeWorld() {
  const { key } = await createTestAccount()
  const own = { key }
  const attacker = await createVerifiedPractitioner(own)
  const colleague = await createVerifiedPractitioner(own)
  const objects: Record<string, string[]> = { practitioners: [attacker, colleague] }
  const keep = (table: string, id: string) => (objects[table] ??= []).push(id)
  let hour = 0
  const book = async (person_id: string | null, days: number, more: object = {}) => {
    const starts_at = inDays(days, `${String(hour++).padStart(2, '0')}:00:00`)
    const request = {
      practitioner_id: attacker,
      starts_at,
      ...(person_id && { person_id }),
      ...more,
    }
    const { body, text } = await call('POST', '/v1/sessions', request, own)
    assert.ok(body.id, text)
    keep('sessions', body.id)
    return body.id as string
  }
  const relations: Record<string, (id: string) => Promise<unknown>> = {
    stranger: async () => {},
    in_care: (id) => setTeam(id, [attacker, colleague]),
    booked: (id) => book(id, 3),
    booked_far_ahead: (id) => book(id, 90),
    held: (id) => book(id, 4, { hold: true, hold_minutes: 15 }),
    called_off: async (id) => call('POST', `/v1/sessions/${await book(id, 5)}/cancel`, {}, own),
    in_group: (id) => book(null, 6, { type: 'group', participants: [{ person_id: id }] }),
    refusing: async (id) => {
      await setTeam(id, [attacker, colleague])
      const recipients = [{ type: 'practitioner', id: attacker }]
      keep('consents', (await grantConsent(id, { kind: 'restriction', recipients }, own)).id)
    },
  }
  const setTeam = async (id: string, care_team_ids: string[]) => {
    const { status, text } = await call('PATCH', `/v1/persons/${id}`, { care_team_ids }, own)
    assert.equal(status, 200, text)
  }

  const as = actingAs(colleague, own)
  const make = async (table: string, request: object) => {
    const { body, text } = await call('POST', `/v1/${table}`, request, as)
    assert.ok(body.id, text)
    keep(table, body.id)
  }
  for (const relate of Object.values(relations)) {
    const { id: person_id } = await createPerson({ care_team_ids: [colleague] }, own)
    keep('persons', person_id)
    keep('consents', (await grantConsent(person_id, {}, own)).id)
    const signed = await createNote(person_id, as)
    await signNote(signed.id, as)
    keep('notes', signed.id)
    keep('notes', (await createNote(person_id, as, { labels: ['sud', 'minor_confidential'] })).id)
    await make('psychotherapy_notes', { person_id, text: 'For the author alone.' })
    await make('assessments', { person_id, instrument: 'phq9', answers: { q9: 1 } })
    await make('coverages', { person_id, payer_id: 'SBX01', member_id: 'W123456789' })
    await make('risk_flags', { person_id, kind: 'suicide', level: 'high' })
    await relate(person_id)
  }
  return { key, attacker, colleague, objects, persons: objects.persons! }
}

const reads = routes.filter(({ method }) => method === 'GET')

// Every path of the API that shows one of these objects to the caller, and every such list.
export async function readable(
  objects: World['objects'],
  options: RequestOptions,
): Promise<Set<string>> {
  const known = new Set(Object.values(objects).flat())
  const seen = new Set<string>()
  const look = async (path: string) => {
    const { status, body } = await call('GET', path, undefined, options)
    if (status !== 200) return
    const listed = (body.data ?? []).filter(({ id }: any) => known.has(id))
    if (!body.data) seen.add(path)
    for (const { id } of listed) seen.add(`${path} ${id}`)
  }
  const paths = reads.flatMap(({ path, query }) => {
    const table = path.split('/')[2]!
    const { required = [] } = (query ?? {}) as { required?: string[] }
    if (!of_record.includes(table) || required.length > 0) return []
    if (!path.includes('{id}')) return [`${path}?limit=100`]
    return objects[table]!.map((id) => path.replace('{id}', id))
  })
  const queue = [...paths]
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await look(path)
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return seen
}

// Not sessions: a practitioner's calendar is theirs.
const of_record = [
  'persons',
  'notes',
  'psychotherapy_notes',
  'assessments',
  'risk_flags',
  'consents',
  'coverages',
]

// The care team after random actions of the account, the person and the practitioner, compared with
// an oracle; and the ways in which practitioners could once give themselves access.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { tokenScopes } from '#catalogue/scopes.ts'
import { actingAs, grantConsent, createPerson, createToken } from './person_examples.ts'
import { type By, inCareTeam, type SessionAct } from './care_team_oracle.ts'
import { inDays } from './dates.ts'
import { type RequestOptions, call, createTestAccount, createPractitioner, sql } from './harness.ts'

async function practice() {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const callers: Record<By, RequestOptions> = {
    account: { key },
    person: { key: await createToken({ person_id }, tokenScopes.person, { key }) },
    practitioner: actingAs(practitioner_id, { key }),
  }
  const reads = async () =>
    (await call('GET', `/v1/persons/${person_id}`, undefined, callers.practitioner)).status === 200
  return { key, practitioner_id, person_id, callers, reads }
}

type Step = {
  what:
    | 'book'
    | 'hold'
    | 'confirm'
    | 'reschedule'
    | 'cancel'
    | 'no_show'
    | 'complete'
    | 'correct'
    | 'advance'
    | 'team'
  by: By
  days: number
  which: number
}
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom<Step['what'][]>(
      ...(['book', 'book', 'hold', 'confirm', 'reschedule', 'reschedule', 'cancel'] as const),
      ...(['no_show', 'complete', 'correct', 'advance', 'advance', 'team'] as const),
    ),
    by: fc.constantFrom('account', 'person', 'practitioner', 'practitioner'),
    days: fc.constantFrom(1, 2, 4, 29, 31, 60),
    which: fc.nat(),
  }),
  { minLength: 12, maxLength: 18, size: 'max' },
)

const noted: Partial<Record<Step['what'], SessionAct['act']>> = {
  confirm: 'confirmed',
  cancel: 'called_off',
  complete: 'completed',
  correct: 'corrected',
}

async function follow(sequence: Step[]) {
  const { key, practitioner_id, person_id, callers, reads } = await practice()
  const sessions = new Map<string, SessionAct[]>()
  let [named, passed, hour] = [false, 0, 0]
  const now = () => Date.now() + passed
  // An hour of each day is used once, so that no time is taken.
  const timeIn = (days: number) => {
    const time = `${String(++hour).padStart(2, '0')}:00:00`
    const at = Temporal.Instant.from(inDays(days, time))
    return at.add({ milliseconds: passed }).epochMilliseconds
  }
  const expected = () => inCareTeam(named, [...sessions.values()], now())

  for (const { what, by, days, which } of sequence) {
    const request = callers[by]
    const [id, history] = [...sessions][which % Math.max(sessions.size, 1)] ?? []
    const take = (step: string, body: object = {}) =>
      call('POST', `/v1/sessions/${id}/${step}`, body, request)
    if (what === 'advance') {
      await call('POST', '/v1/test_clock/advance', { by: `P${days}D` }, { key })
      passed += days * 86_400_000
    } else if (what === 'team') {
      named = !named
      const care_team_ids = named ? [practitioner_id] : []
      const { status } = await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids }, { key })
      assert.equal(status, 200)
    } else if (what === 'book' || what === 'hold') {
      const starts = timeIn(days)
      const hold = what === 'hold'
      const starts_at = new Date(starts).toISOString()
      const body = { practitioner_id, person_id, starts_at, hold }
      const { status, body: made, text } = await call('POST', '/v1/sessions', body, request)
      const may = by !== 'practitioner' || expected()
      assert.equal(status, may ? 200 : 403, text)
      if (may) sessions.set(made.id, [{ act: hold ? 'held' : 'booked', by, starts }])
      else assert.deepEqual([made.error.code, made.error.param], ['permission_denied', 'person_id'])
    } else if (id && history) {
      const starts = timeIn(days)
      const moved = { starts_at: new Date(starts).toISOString() }
      const { status, body } = await take(what, what === 'reschedule' ? moved : {})
      if (status !== 200) continue
      if (what === 'reschedule') history.push({ act: 'moved', by, starts })
      else if (what === 'no_show') history.push({ act: 'missed', at: Date.parse(body.no_show_at) })
      else history.push({ act: noted[what]!, by } as SessionAct)
    }
    assert.equal(await reads(), expected(), `after ${what} by ${by}`)
  }
}

test("the care team equals the oracle's after any sequence of actions", async () => {
  await fc.assert(fc.asyncProperty(steps, follow), { numRuns: 10, endOnFailure: true })
})

test("a practitioner can't get access to a record by booking a session themselves", async () => {
  const { key, practitioner_id, person_id, callers, reads } = await practice()
  const scopes = tokenScopes.practitioner
  const token = { key: await createToken({ practitioner_id }, scopes, { key }) }
  const at = (hour: number) => ({ practitioner_id, starts_at: inDays(3, `${hour}:00:00`) })
  const make = async (body: object, options: RequestOptions) => {
    const { body: made, text } = await call('POST', '/v1/sessions', body, options)
    assert.ok(made.id, text)
    return made.id as string
  }
  const [empty, group] = [
    await make(at(10), token),
    await make({ ...at(12), type: 'group', capacity: 4 }, token),
  ]
  const held = await make({ ...at(14), person_id, hold: true }, callers.account)
  for (const request of [token, callers.practitioner]) {
    const ways: [string, string, object][] = [
      ['POST', '/v1/sessions', { ...at(16), person_id }],
      ['POST', '/v1/sessions', { ...at(16), person_id, hold: true }],
      ['POST', '/v1/sessions', { ...at(16), type: 'group', participants: [{ person_id }] }],
      ['POST', '/v1/session_series', { ...at(16), person_id, count: 2 }],
      ['PATCH', `/v1/sessions/${empty}`, { person_id }],
      ['POST', `/v1/sessions/${group}/add_participant`, { person_id }],
      ['POST', `/v1/sessions/${held}/confirm`, {}],
    ]
    for (const [method, path, body] of ways) {
      const { status, body: answer } = await call(method, path, body, request)
      assert.deepEqual([status, answer.error?.code], [403, 'permission_denied'], path)
      assert.match(answer.error.how_to_resolve, /without On-Behalf-Of/)
      const { body: found } = await call(
        'GET',
        `/v1/audit_entries?decision_id=${answer.error.decision_id}`,
        undefined,
        { key },
      )
      assert.equal(found.data[0].outcome, 'denied')
    }
    assert.equal(await reads(), false)
  }
  // The same session, confirmed by the account, opens it; called off, it does no more.
  await call('POST', `/v1/sessions/${held}/confirm`, {}, { key })
  assert.equal(await reads(), true)
  await call('POST', `/v1/sessions/${held}/cancel`, {}, { key })
  assert.equal(await reads(), false)
})

test("a practitioner can't change a person's care team or representatives", async () => {
  const { key, practitioner_id, person_id, callers } = await practice()
  const other = await createPractitioner({ key })
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner_id] }, { key })
  const as = callers.practitioner
  const names = [{ use: 'official', given: 'Noa', family: 'Berg' }]
  const refused: [string, string, object, string][] = [
    [
      'PATCH',
      `/v1/persons/${person_id}`,
      { care_team_ids: [practitioner_id, other] },
      'care_team_ids',
    ],
    ['PATCH', `/v1/persons/${person_id}`, { relationships: [] }, 'relationships'],
    ['POST', '/v1/persons', { names, care_team_ids: [other] }, 'care_team_ids'],
  ]
  for (const [method, path, body, param] of refused) {
    const { status, body: answer } = await call(method, path, body, as)
    assert.deepEqual([status, answer.error?.param], [403, param])
  }
  const added = await call('POST', '/v1/persons', { names }, as)
  assert.deepEqual(added.body.care_team_ids, [practitioner_id])
})

test("a practitioner can't lift a refusal or get access by a consent they recorded", async () => {
  const { key, practitioner_id, person_id, callers } = await practice()
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner_id] }, { key })
  const as = callers.practitioner
  const recipients = [{ type: 'organization', name: 'Lakeside Clinic' }]
  const refusal = await grantConsent(person_id, { kind: 'restriction', recipients }, { key })
  for (const [step, body] of Object.entries({
    revoke: {},
    suspend: { reason: 'Looked into' },
    end: {},
    void: { reason: 'By mistake' },
  })) {
    const { status, body: answer } = await call(
      'POST',
      `/v1/consents/${refusal.id}/${step}`,
      body,
      as,
    )
    assert.deepEqual([status, answer.error?.code], [403, 'permission_denied'], step)
  }
  const replacing = { kind: 'restriction', recipients, supersedes_id: refusal.id }
  await assert.rejects(grantConsent(person_id, replacing, as))
  const { body: consent } = await call('GET', `/v1/consents/${refusal.id}`, undefined, { key })
  assert.equal(consent.status, 'granted')
  const recorded = await grantConsent(person_id, {}, as)
  assert.equal(recorded.evidence[0].recorded_by, `practitioner ${practitioner_id}`)
})

test('The care teams of many persons are those of each of them', async () => {
  const { account, key } = await createTestAccount()
  const practitioners = await Promise.all([1, 2].map(() => createPractitioner({ key })))
  const starts_at = new Date(Date.now() - 7_200_000).toISOString()
  const record = async (person_id: string, practitioner_id: string, step?: string) => {
    const where = { format: 'phone', person_location: { jurisdiction: 'US-NY' } }
    const body = { person_id, practitioner_id, starts_at, recorded: true, ...where }
    const { status, text, body: session } = await call('POST', '/v1/sessions', body, { key })
    assert.equal(status, 200, text)
    if (!step) return
    const ended = await call('POST', `/v1/sessions/${session.id}/${step}`, {}, { key })
    assert.equal(ended.status, 200, ended.text)
  }
  const teams = [
    { steps: [], expected: [] },
    { named: [practitioners[1]!], steps: [], expected: [practitioners[1]] },
    { steps: [undefined], expected: [practitioners[0]] },
    { steps: ['complete', 'complete'], expected: [...practitioners] },
    { steps: ['no_show'], expected: [practitioners[0]] },
  ]
  const ids: string[] = []
  for (const { named, steps: taken } of teams) {
    const { id } = await createPerson({ care_team_ids: named ?? [] }, { key })
    ids.push(id)
    await grantConsent(id, {}, { key })
    for (const [at, step] of taken.entries()) await record(id, practitioners[at]!, step)
  }
  const { rows: found } = await sql.query(
    `select person_id, care_team, care_team_of($1, person_id) as alone
     from care_teams_of($1, $2)`,
    [account, [...ids, 'per_unknown']],
  )
  const byId = new Map(found.map((row) => [row.person_id, row]))
  assert.deepEqual([...byId.keys()].toSorted(), ids.toSorted())
  for (const [at, { expected }] of teams.entries()) {
    const { care_team, alone } = byId.get(ids[at]!)!
    assert.deepEqual(care_team.toSorted(), expected.toSorted(), `person ${at}`)
    assert.deepEqual(alone.toSorted(), expected.toSorted(), `person ${at} alone`)
  }
})

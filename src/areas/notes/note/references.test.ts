// Tests a note's references (goals of the current plan, the person's assessments, a past date) and
// that discarded or erased notes can't be written to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type RequestOptions,
  call,
  db,
  createTestAccount,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import {
  actingAs,
  createCareTeam,
  createVerifiedPractitioner,
  createNote,
  serviceOn,
  signNote,
  complete_note,
} from '#tests/person_examples.ts'
import { verifyNotes } from '#jobs/verify_notes.ts'
import { formatOf } from './formats.ts'

const sign = (id: string, as: RequestOptions) => call('POST', `/v1/notes/${id}/sign`, undefined, as)
const faultsOf = ({ body }: any) =>
  body.error?.details?.map(({ param, code }: any) => [param, code])

const sections = Object.fromEntries(
  Object.keys(formatOf('treatment_plan').sections).map((name) => [name, 'Said.']),
)
const goal = (ref: string, text = 'Attends meetings') => ({ ref, text })

test('A note refers to goals of the plan in effect on the date of service', async () => {
  const { person_id, as } = await createCareTeam()
  const plan = async (date: string, refs: string[]) => {
    const fields = {
      format: 'treatment_plan',
      sections,
      service: serviceOn(date),
      goals: refs.map((ref) => goal(ref)),
    }
    return await signNote((await createNote(person_id, as, fields)).id, as)
  }
  const progress = async (date: string, goal_refs: string[]) => {
    const { id } = await createNote(person_id, as, { service: serviceOn(date), goal_refs })
    return faultsOf(await sign(id, as)) ?? 'signed'
  }
  assert.equal(await progress('2026-09-01', []), 'signed')
  assert.deepEqual(await progress('2026-09-01', ['g1']), [['goal_refs[0]', 'goal_unknown']])
  const old = await plan('2026-08-01', ['g0'])
  await plan('2026-10-01', ['g1', 'g2'])
  assert.deepEqual(await progress('2026-10-02', []), [['goal_refs', 'goal_missing']])
  assert.equal(await progress('2026-10-02', ['g2']), 'signed')
  assert.deepEqual(await progress('2026-10-02', ['g2', 'g0']), [['goal_refs[1]', 'goal_unknown']])
  // Before the second plan the first was in force; once that is voided, none was.
  assert.equal(await progress('2026-09-30', ['g0']), 'signed')
  await call('POST', `/v1/notes/${old.id}/request_void`, { reason: 'Wrong person' }, as)
  await call('POST', `/v1/notes/${old.id}/void`)
  assert.equal(await progress('2026-09-30', []), 'signed')
})

test("Duplicates and another person's assessments are rejected", async () => {
  const { person_id, as } = await createCareTeam()
  const post = (fields: object) =>
    call('POST', '/v1/notes', { person_id, ...complete_note, ...fields }, as)
  const { body: theirs } = await call('POST', '/v1/assessments', { person_id, instrument: 'phq9' })
  const other = await createCareTeam()
  const { body: another } = await call('POST', '/v1/assessments', {
    person_id: other.person_id,
    instrument: 'phq9',
  })
  assert.equal((await post({ assessment_ids: [theirs.id] })).status, 200)
  const strange = await post({ assessment_ids: [theirs.id, another.id] })
  assert.deepEqual([strange.status, strange.body.error.param], [404, 'assessment_ids[1]'])
  const { body: made } = await post({})
  const headers = { ...as.headers, 'if-match': '"1"' }
  const patch = { assessment_ids: ['asmt_none'] }
  const saved = await call('PATCH', `/v1/notes/${made.id}`, patch, { headers })
  assert.equal(saved.status, 404)

  const twice = await post({
    format: 'treatment_plan',
    sections: {},
    goals: [goal('g'), goal('g', 'Sleeps')],
  })
  assert.deepEqual([twice.status, twice.body.error.param], [400, 'goals[1].ref'])
  const ranks = ['F41.1', 'F32.9'].map((code) => ({ code, rank: 1 }))
  const ranked = await post({ diagnoses: ranks })
  assert.deepEqual([ranked.status, ranked.body.error.param], [400, 'diagnoses[1].rank'])
})

test("Care that hasn't ended can't be signed, nor times on another date", async () => {
  const { person_id, as } = await createCareTeam()
  const soon = Temporal.Now.instant().add({ hours: 1 })
  const service = {
    ...complete_note.service,
    date: soon.toString().slice(0, 10),
    started_at: soon.subtract({ hours: 2 }).toString(),
    ended_at: soon.toString(),
  }
  const early = await sign((await createNote(person_id, as, { service })).id, as)
  assert.deepEqual(
    [early.body.error.code, early.body.error.param],
    ['date_in_future', 'service.ended_at'],
  )
  const other = { ...complete_note.service, date: '2026-10-01' }
  const { id } = await createNote(person_id, as, { service: other })
  assert.deepEqual(faultsOf(await sign(id, as)), [['service.date', 'times_on_another_day']])
  const nextDay = { ...complete_note.service, date: '2026-11-03' }
  assert.equal(
    (await sign((await createNote(person_id, as, { service: nextDay })).id, as)).status,
    200,
  )
})

test("A discarded returned note is valid, and a signed note made a draft again isn't", async () => {
  const { account, key } = await createTestAccount()
  const { person_id, practitioner_id, as } = await createCareTeam({ key })
  const supervisor = await createVerifiedPractitioner({ key })
  await sql.query(
    `update practitioners set licenses = jsonb_set(licenses, '{0,level}', '"supervised"'),
       supervision = $2 where id = $1`,
    [practitioner_id, { required: true, supervisor_id: supervisor }],
  )
  const { id } = await createNote(person_id, as)
  assert.equal((await signNote(id, as)).status, 'submitted')
  const returned = await call(
    'POST',
    `/v1/notes/${id}/return`,
    { comment: 'More.' },
    actingAs(supervisor, { key }),
  )
  assert.equal(returned.body.status, 'returned', returned.text)
  assert.equal((await call('POST', `/v1/notes/${id}/discard`, undefined, as)).status, 200)
  assert.deepEqual((await verifyNotes({ db, secrets, outside }, account)).failures, [])

  const again = await createNote(person_id, as)
  await signNote(again.id, as)
  await sql.query("update notes set status = 'drafted' where id = $1", [again.id])
  const { failures } = await verifyNotes({ db, secrets, outside }, account)
  assert.deepEqual(failures, [
    { note_id: again.id, message: 'the note was signed but is a draft again' },
  ])
})

test('A truncated chain and a deleted note are detected', async () => {
  const { account, key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const { id } = await createNote(person_id, as)
  await signNote(id, as)
  await sql.query('delete from note_signatures where note_id = $1', [id])
  await sql.query('delete from notes where id = $1', [id])
  const { failures } = await verifyNotes({ db, secrets, outside }, account)
  const message = 'signatures recorded in the audit log: 1, stored: 0'
  assert.deepEqual(failures, [{ note_id: id, message }])
})

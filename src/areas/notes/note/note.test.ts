// Tests rules specific to notes. Generic tests cover their routes and lifecycle.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errors } from '#catalogue/errors.ts'
import {
  actingAs,
  grantConsent,
  createCareTeam,
  createVerifiedPractitioner,
  createNote,
  createPerson,
} from '#tests/person_examples.ts'
import {
  serviceOn,
  signNote,
  markVerified,
  complete_authorization,
  complete_note,
} from '#tests/person_examples.ts'
import {
  call,
  db,
  log_lines,
  createTestAccount,
  own_account,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { findBillableNotes } from './billable.ts'
import { formatNames, noteFormats } from './formats.ts'

const note = (id: string) => `/v1/notes/${id}`
const codesOf = ({ body }: any) => body.error.details.map(({ code }: any) => code)

for (const format of formatNames) {
  test(`${format}: signing requires each required section and reports all missing ones at once`, async () => {
    const { person_id, as } = await createCareTeam()
    const { id } = await createNote(person_id, as, {
      format,
      sections: {},
      service: null,
      diagnoses: [],
    })
    const refused = await call('POST', `${note(id)}/sign`, undefined, as)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.error.code, 'note_incomplete')
    const params = refused.body.error.details.map(({ param }: any) => param)
    const { sections, for_payer } = noteFormats[format]
    for (const [name, { required }] of Object.entries(sections)) {
      assert.equal(params.includes(`sections.${name}`), required, name)
    }
    assert.ok(params.includes('service.date') && params.includes('service.person_location'))
    for (const param of [
      'service.started_at',
      'service.ended_at',
      'service.modality',
      'diagnoses',
    ]) {
      assert.equal(params.includes(param), for_payer, param)
    }

    const filled = Object.fromEntries(Object.keys(sections).map((name) => [name, 'Said.']))
    const { service, diagnoses } = complete_note
    const headers = { ...as.headers, 'if-match': '"1"' }
    const body = { sections: filled, service, diagnoses }
    const saved = await call('PATCH', note(id), body, { ...as, headers })
    assert.equal(saved.status, 200, saved.text)
    const signed = await signNote(id, as)
    assert.equal(signed.status, 'signed')
    assert.equal(signed.billable, for_payer)
  })
}

test("A section that isn't in the format is rejected", async () => {
  const { person_id, as } = await createCareTeam()
  const request = { person_id, format: 'dap', sections: { objective: 'x' } }
  const { status, body } = await call('POST', '/v1/notes', request, as)
  assert.equal(status, 400)
  assert.equal(body.error.param, 'sections')
})

test('A diagnosis code must be valid and billable on the date of service', async () => {
  const { person_id, as } = await createCareTeam()
  const tried = async (code: string, date: string) => {
    const service = serviceOn(date)
    const made = await createNote(person_id, as, { diagnoses: [{ code, rank: 1 }], service })
    const { status, body } = await call('POST', `${note(made.id)}/sign`, undefined, as)
    return status === 200 ? 'signed' : body.error.details[0].code
  }
  assert.equal(await tried('F41.1', '2026-11-02'), 'signed')
  assert.equal(await tried('F41', '2026-11-02'), 'code_not_billable')
  assert.equal(await tried('G47.00', '2026-11-02'), 'signed', 'outside the built-in code set')
  // Binge eating disorder could be billed until it was divided by severity.
  assert.equal(await tried('F50.81', '2024-09-30'), 'signed')
  assert.equal(await tried('F50.81', '2024-10-01'), 'code_not_billable')
  assert.equal(await tried('F50.810', '2024-09-30'), 'code_not_valid')
  assert.equal(await tried('F50.810', '2024-10-01'), 'signed')
})

test('Of two concurrent saves of one draft version, one succeeds and the other gets 412', async () => {
  const { person_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  const save = (plan: string, match = '"1"') =>
    call(
      'PATCH',
      note(id),
      { sections: { ...complete_note.sections, plan } },
      { ...as, headers: { ...as.headers, 'if-match': match } },
    )
  const both = await Promise.all([save('One.'), save('Other.')])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412])
  const won = both.find(({ status }) => status === 200)!.body.sections.plan
  const { body } = await call('GET', note(id), undefined, as)
  assert.equal(body.sections.plan, won)
  const without = await call('PATCH', note(id), { sections: {} }, as)
  assert.equal(without.status, 428)

  await save('Third.', '"2"')
  const versions = await call('GET', `${note(id)}/versions`, undefined, as)
  const describe = versions.body.data.map(({ number, sections }: any) => [number, sections.plan])
  assert.deepEqual(describe, [
    [2, won],
    [1, complete_note.sections.plan],
  ])
})

test("Only the author can save, sign or discard a draft, and the account can't write notes", async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  const other = await createVerifiedPractitioner()
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner_id, other] })
  for (const step of ['sign', 'discard']) {
    const refused = await call('POST', `${note(id)}/${step}`, undefined, actingAs(other))
    assert.equal(refused.body.error.code, 'permission_denied')
    const plain = await call('POST', `${note(id)}/${step}`)
    assert.equal(plain.body.error.code, 'permission_denied')
  }
  const headers = { 'on-behalf-of': other, 'if-match': '*' }
  const saved = await call('PATCH', note(id), { labels: ['sud'] }, { headers })
  assert.equal(saved.body.error.code, 'permission_denied')
  const { status } = await call('GET', note(id), undefined, actingAs(other))
  assert.equal(status, 200)
})

test('A signed note can be amended but not edited', async () => {
  const { person_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  await signNote(id, as)
  const headers = { ...as.headers, 'if-match': '*' }
  const saved = await call('PATCH', note(id), { labels: ['sud'] }, { ...as, headers })
  assert.equal(saved.status, 409)
  assert.deepEqual(saved.body.error.allowed, ['amend', 'void'])
  for (const step of ['sign', 'withdraw', 'discard', 'unlock']) {
    const { status } = await call('POST', `${note(id)}/${step}`, undefined, as)
    assert.equal(status, step === 'unlock' ? 404 : 409)
  }
})

test('An amendment is signed and dated, and the original stays readable', async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  const signed = await signNote(id, as)
  const add = (type: string, request: object) =>
    call('POST', `${note(id)}/amend`, { type, text: `A ${type}.`, reason: 'Why.' }, request)
  for (const type of ['addendum', 'late_entry', 'correction']) {
    assert.equal((await add(type, as)).status, 200)
    assert.equal((await add(type, {})).body.error.code, 'permission_denied')
  }
  const other = await createVerifiedPractitioner()
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner_id, other] })
  assert.equal((await add('correction', actingAs(other))).body.error.code, 'permission_denied')
  assert.equal((await add('addendum', actingAs(other))).status, 200)
  const last = await add('patient_statement', {})
  assert.equal(last.status, 200, last.text)
  const { addenda, sections, content_hash, status } = last.body
  assert.deepEqual(
    addenda.map(({ type, by_kind }: any) => `${type} ${by_kind}`),
    [
      'addendum practitioner',
      'late_entry practitioner',
      'correction practitioner',
      'addendum practitioner',
      'patient_statement account',
    ],
  )
  assert.deepEqual(
    [sections, content_hash, status],
    [signed.sections, signed.content_hash, 'amended'],
  )
  const proof = await call('GET', `${note(id)}/proof`)
  assert.equal(proof.body.valid, true, proof.text)
  assert.equal(proof.body.signatures.length, 6)
})

test('Voiding a note takes two actors', async () => {
  const { person_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  await signNote(id, as)
  const step = (name: string, request: object) =>
    call('POST', `${note(id)}/${name}`, undefined, request)
  assert.equal((await step('void', as)).body.error.code, 'permission_denied')
  const requested = await call('POST', `${note(id)}/request_void`, { reason: 'Wrong person' }, as)
  assert.equal(requested.body.status, 'signed')
  assert.equal((await step('void', as)).body.error.code, 'permission_denied')
  const voided = await step('void', {})
  assert.equal(voided.body.status, 'voided', voided.text)
  assert.equal(voided.body.sections.plan, complete_note.sections.plan)
})

test('A note signed more than three days after care is a late entry', async () => {
  const { person_id, as } = await createCareTeam()
  const today = Temporal.Now.instant()
  const service = {
    ...complete_note.service,
    date: today.toString().slice(0, 10),
    started_at: today.subtract({ hours: 2 }).toString(),
    ended_at: today.subtract({ hours: 1 }).toString(),
  }
  const fresh = await createNote(person_id, as, { service })
  assert.equal((await signNote(fresh.id, as)).late_entry, false)
  const old = await createNote(person_id, as)
  assert.equal((await signNote(old.id, as)).late_entry, true)
  const ahead = { ...service, date: '2099-01-01' }
  const early = await createNote(person_id, as, { service: ahead })
  const refused = await call('POST', `${note(early.id)}/sign`, undefined, as)
  assert.equal(refused.body.error.code, 'date_in_future')
})

test('An AI draft requires consent, and a review before signing', async () => {
  const { person_id, as } = await createCareTeam()
  const request = { person_id, ...complete_note, origin: { method: 'ai_draft', model: 'scribe' } }
  const refused = await call('POST', '/v1/notes', request, as)
  assert.equal(refused.body.error.code, 'consent_required')
  assert.equal(refused.body.error.consent.kind, 'ai_documentation')
  await grantConsent(person_id, { kind: 'ai_documentation' })
  const { body } = await call('POST', '/v1/notes', request, as)
  const unread = await call('POST', `${note(body.id)}/sign`, undefined, as)
  assert.deepEqual(codesOf(unread), ['draft_not_reviewed'])
})

test('A note copies times and location from its session', async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  await grantConsent(person_id)
  const book = { practitioner_id, person_id, starts_at: '2031-01-06T15:00:00Z' }
  const { body: session } = await call('POST', '/v1/sessions', book)
  await sql.query(
    `update sessions set status = 'completed', started_at = '2026-11-03T01:00:00Z',
       completed_at = '2026-11-03T01:50:00Z', person_location = '{"jurisdiction":"US-NY"}'
     where id = $1`,
    [session.id],
  )
  const { service: _, ...rest } = complete_note
  const request = { ...rest, session_id: session.id, service: { interventions: ['Exposure'] } }
  const made = await createNote(person_id, as, request)
  assert.equal(made.service.date, '2026-11-02') // In the zone of the practitioner.
  assert.equal(made.service.ended_at, '2026-11-03T01:50:00.000Z')
  assert.equal(made.service.person_location.jurisdiction, 'US-NY')
  const billable = () =>
    inAccount({ db, secrets, outside }, own_account.account, (c) =>
      findBillableNotes(c, session.id, person_id),
    )
  assert.deepEqual(await billable(), [])
  assert.equal((await signNote(made.id, as)).status, 'signed')
  const free = { format: 'free', sections: { text: 'Called back.' } }
  const call_back = await createNote(person_id, as, { ...request, ...free })
  await signNote(call_back.id, as)
  assert.deepEqual(
    (await billable()).map(({ id, diagnoses }) => [id, diagnoses[0]!.code]),
    [[made.id, 'F41.1']],
  )
  const other = await createPerson({ care_team_ids: [practitioner_id] })
  const strange = await call('POST', '/v1/notes', { ...request, person_id: other.id }, as)
  assert.equal(strange.body.error.param, 'session_id')
})

test('Reading a note requires the care team or consent, and is audited', async () => {
  const { person_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as, { labels: ['sud'] })
  assert.equal((await call('GET', note(id))).status, 200)
  const outsider = await createVerifiedPractitioner()
  const refused = await call('GET', note(id), undefined, actingAs(outsider))
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'consent_required')
  const recipients = [{ type: 'practitioner', id: outsider }]
  const released = {
    ...complete_authorization,
    kind: 'release',
    purposes: ['treatment'],
    recipients,
  }
  await grantConsent(person_id, { ...released, data_categories: ['progress_notes'] })
  // The note is of substance use too, and that must be named.
  assert.equal((await call('GET', note(id), undefined, actingAs(outsider))).status, 403)
  const named = { ...released, regimes: ['part2'], data_categories: ['progress_notes', 'sud'] }
  await grantConsent(person_id, named)
  const read = await call('GET', note(id), undefined, actingAs(outsider))
  assert.equal(read.status, 200, read.text)
  const { rows } = await sql.query(
    "select action, outcome from audit_entries where person_id = $1 and actor_id = $2 and action = 'note.read'",
    [person_id, outsider],
  )
  assert.equal(rows.length, 1)
})

test('Lists of notes omit their content', async () => {
  const { person_id, as } = await createCareTeam()
  await createNote(person_id, as)
  const { body } = await call('GET', `/v1/notes?person_id=${person_id}`)
  assert.equal(body.data.length, 1)
  assert.equal('sections' in body.data[0] || 'diagnoses' in body.data[0], false)
  const outsider = await createVerifiedPractitioner()
  const none = await call('GET', `/v1/notes?person_id=${person_id}`, undefined, actingAs(outsider))
  assert.deepEqual(none.body.data, [])
})

test('A discarded draft keeps only its hash', async () => {
  const { person_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  const headers = { ...as.headers, 'if-match': '*' }
  await call('PATCH', note(id), { sections: { plan: 'Other.' } }, { ...as, headers })
  const { body } = await call('POST', `${note(id)}/discard`, undefined, as)
  assert.deepEqual([body.status, body.sections, body.diagnoses], ['discarded', {}, []])
  assert.match(body.content_hash, /^[0-9a-f]{64}$/)
  const { rows } = await sql.query('select encrypted from note_versions where note_id = $1', [id])
  assert.deepEqual(rows, [{ encrypted: null }])
})

test('No content of a note is in plaintext in the database, the events or the log', async () => {
  const mark = 'CANARY5519'
  const { account, key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const sections = { data: mark, assessment: mark, plan: mark }
  const { id } = await createNote(person_id, as, { sections })
  const headers = { ...as.headers, 'if-match': '*' }
  await call('PATCH', note(id), { sections: { ...sections, data: `${mark}2` } }, { ...as, headers })
  await signNote(id, as)
  const amend = { type: 'addendum', text: mark, reason: mark }
  await call('POST', `${note(id)}/amend`, amend, { ...as, idempotency_key: 'amend' })
  const psy = { person_id, text: mark }
  await call('POST', '/v1/psychotherapy_notes', psy, { ...as, idempotency_key: 'psy' })
  const tables = await sql.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  for (const { relname } of tables.rows) {
    const { rows } = await sql.query(`select t::text as text from ${relname} as t`)
    for (const { text } of rows) {
      assert.equal(text.includes(mark), false, `${relname} holds what was written`)
      // Bytes are written in hex.
      assert.equal(text.includes(Buffer.from(mark).toString('hex')), false, relname)
    }
  }
  assert.equal(log_lines.join('').includes(mark), false)
  assert.ok(account !== own_account.account)
})

test("A draft is overdue after three days, and a signed note isn't", async () => {
  const { key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const [late, done] = [await createNote(person_id, as), await createNote(person_id, as)]
  await signNote(done.id, as)
  await call('POST', '/v1/test_clock/advance', { by: 'P4D' }, { key })
  const { rows } = await sql.query(
    "select object_id from events where type = 'note.overdue' and object_id = any($1)",
    [[late.id, done.id]],
  )
  assert.deepEqual(rows, [{ object_id: late.id }])
})

test('Signing requires a verified license on the date of service, with reasons if not', async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const { id } = await createNote(person_id, as)
  const sign = () => call('POST', `${note(id)}/sign`, undefined, as)
  const license = (verified: object) =>
    sql.query(
      `update practitioners
       set licenses = jsonb_set(licenses, '{0,verified}', licenses -> 0 -> 'verified' || $2)
       where id = $1`,
      [practitioner_id, JSON.stringify(verified)],
    )
  // Begun the day after, ended the day before care, and nothing known at all.
  await license({ issued_on: '2026-11-03' })
  assert.deepEqual(codesOf(await sign()), ['license_not_yet_issued'])
  await license({ issued_on: '2010-01-01', expires_on: '2026-11-01' })
  assert.deepEqual(codesOf(await sign()), ['license_expired'])
  await sql.query("update practitioners set status = 'unverified', licenses = '[]' where id = $1", [
    practitioner_id,
  ])
  const unknown = await sign()
  assert.equal(unknown.body.error.code, 'practitioner_not_eligible')
  assert.ok(codesOf(unknown).includes('not_verified'))
  assert.match(errors.practitioner_not_eligible.remedy, /verifications/)
  await markVerified(practitioner_id)
  await license({ expires_on: '2026-11-02' })
  assert.equal((await sign()).body.status, 'signed')
})

test("A supervised license requires the supervisor's co-signature", async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const supervisor = await createVerifiedPractitioner()
  const bare = await createNote(person_id, as)
  await markVerified(practitioner_id, 'supervised')
  const alone = await call('POST', `${note(bare.id)}/sign`, undefined, as)
  assert.deepEqual(codesOf(alone), ['supervisor_missing'])

  await sql.query('update practitioners set supervision = $2 where id = $1', [
    practitioner_id,
    JSON.stringify({ supervisor_id: supervisor, starts_on: '2020-01-01', ends_on: null }),
  ])
  const { id } = await createNote(person_id, as)
  const submitted = await signNote(id, as)
  assert.deepEqual([submitted.status, submitted.supervisor_id], ['submitted', supervisor])
  assert.equal(submitted.billable, false)

  // The supervisor, who is in no care team, reads it; the author cannot co-sign their own.
  const step = (name: string, request: object, body?: object) =>
    call('POST', `${note(id)}/${name}`, body, request)
  assert.equal((await call('GET', note(id), undefined, actingAs(supervisor))).status, 200)
  assert.equal((await step('cosign', as)).body.error.code, 'permission_denied')
  const outsider = actingAs(await createVerifiedPractitioner())
  assert.equal((await step('cosign', outsider)).body.error.code, 'consent_required')

  const returned = await step('return', actingAs(supervisor), { comment: 'Say more.' })
  assert.deepEqual([returned.body.status, returned.body.comment], ['returned', 'Say more.'])
  const headers = { ...as.headers, 'if-match': `"${returned.body.version}"` }
  const sections = { ...complete_note.sections, plan: 'Weekly, for twelve weeks.' }
  assert.equal((await call('PATCH', note(id), { sections }, { ...as, headers })).status, 200)
  await signNote(id, as)
  assert.equal((await step('withdraw', as)).body.status, 'drafted')
  await signNote(id, as)
  const cosigned = await step('cosign', actingAs(supervisor))
  assert.equal(cosigned.body.status, 'signed', cosigned.text)
  assert.equal(cosigned.body.billable, true)
  const [author, cosigner] = cosigned.body.signatures
  assert.deepEqual([author.role, cosigner.role], ['author', 'cosigner'])
  assert.equal(author.content_hash, cosigner.content_hash)
  const proof = await call('GET', `${note(id)}/proof`)
  assert.deepEqual([proof.body.valid, proof.body.signatures.length], [true, 4], proof.text)
})

test('Concurrent signatures of one practitioner are each chained to the previous one', async () => {
  const { person_id, as } = await createCareTeam()
  const ids = []
  for (let i = 0; i < 6; i++) ids.push((await createNote(person_id, as)).id)
  const signed = await Promise.all(ids.map((id) => signNote(id, as)))
  assert.ok(signed.every(({ status }) => status === 'signed'))
  const { rows } = await sql.query(
    'select number from note_signatures where note_id = any($1) order by number',
    [ids],
  )
  assert.deepEqual(
    rows.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6],
  )
  for (const id of ids) assert.equal((await call('GET', `${note(id)}/proof`)).body.valid, true)
})

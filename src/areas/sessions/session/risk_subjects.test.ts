// Tests whom and what a session's risk is about: the participant whose consent is missing or ends,
// the practitioner's time off or exclusion, and two sessions of one person at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { freshPractice, type Response, resultOf } from '#tests/fresh_practice.ts'
import { call, createPractitioner, sql } from '#tests/harness.ts'
import { createPerson, createToken, grantConsent } from '#tests/person_examples.ts'

async function riskPractice() {
  const practice = await freshPractice()
  const { ask, advance, read } = practice
  const risk = async (session: Response) => {
    assert.equal((await advance('PT1S')).status, 200) // Runs the reviews.
    const { at_risk, at_risk_reason, at_risk_person_id } = await read(session)
    assert.equal(at_risk, at_risk_reason !== null)
    return [at_risk_reason, at_risk_person_id]
  }
  const revoke = async (person_id: string) => {
    const { body } = await ask('GET', `/v1/consents?person_id=${person_id}`)
    const { id } = body.data.find(({ kind }: { kind: string }) => kind === 'treatment')
    return await ask('POST', `/v1/consents/${id}/revoke`, { received_via: 'written' })
  }
  return { ...practice, risk, revoke }
}

test('Of the participants of a group, the one whose consent is missing is named, except to others', async () => {
  const { person, book, inMinutes, revoke, risk, step, ask, key } = await riskPractice()
  const persons = [await person(), await person(), await person()]
  const participants = persons.map((person_id) => ({ person_id }))
  const group = await book(inMinutes(60), { type: 'group', participants, hold: true })
  await revoke(persons[1]!)
  const refused = [
    await step(group, 'confirm'),
    await book(inMinutes(180), { type: 'family', participants }),
  ]
  for (const each of refused) {
    assert.deepEqual(resultOf(each), [403, 'consent_required'])
    assert.equal(each.body.error.consent.person_id, persons[1])
  }
  await grantConsent(persons[1]!, {}, { key })
  const family = await book(inMinutes(300), { type: 'family', participants })
  await revoke(persons[2]!)
  assert.deepEqual(await risk(family), ['consent_required', persons[2]])
  await grantConsent(persons[2]!, {}, { key })
  assert.deepEqual(await risk(family), [null, null])
  const seen = await createToken({ person_id: persons[1]! }, tokenScopes.person, { key })
  await revoke(persons[2]!)
  await risk(family)
  const path = `/v1/sessions/${family.body.id}`
  assert.equal((await call('GET', path, undefined, { key: seen })).body.at_risk_person_id, null)
  assert.equal((await ask('GET', path)).body.at_risk_person_id, persons[2])
})

test('After a merge, sessions of the person at one time are flagged until one of them moves', async () => {
  const { person, book, at, risk, ask, key, step } = await riskPractice()
  const other = await createPractitioner({ key })
  for (const way of ['cancel', 'reschedule'] as const) {
    const [remaining, duplicate] = [await person(), await person()]
    const first = await book(at(9), { person_id: remaining })
    const second = await book(at(9, '10:30'), {
      person_id: duplicate,
      practitioner_id: other,
    })
    const later = await book(at(10), { person_id: duplicate })
    assert.deepEqual([first.status, second.status, later.status], [200, 200, 200], second.text)
    const merged = await ask('POST', `/v1/persons/${remaining}/merge`, { person_id: duplicate })
    assert.equal(merged.status, 200, merged.text)
    assert.deepEqual(await risk(first), ['person_double_booked', remaining])
    assert.deepEqual(await risk(second), ['person_double_booked', remaining])
    assert.deepEqual(await risk(later), [null, null])
    await step(first, way, way === 'reschedule' ? { starts_at: at(12) } : {})
    assert.deepEqual(await risk(second), [null, null])
    // It blocks its time again.
    const third = await book(at(9), { person_id: remaining })
    assert.deepEqual(resultOf(third), [409, 'person_double_booked'])
    for (const each of [first, second, later]) await step(each, 'cancel')
  }
})

test('Time off puts booked sessions at risk until it ends or they move', async () => {
  const { publish, person, book, at, risk, step } = await riskPractice()
  await publish({})
  const person_id = await person()
  const [before, within, overridden] = [
    await book(at(8), { person_id }),
    await book(at(9), { person_id }),
    await book(at(9, '12:10'), { override_availability: true }),
  ]
  assert.equal(overridden.status, 200, overridden.text)
  const time_off = [{ starts_at: at(9, '00:00'), ends_at: at(10, '00:00') }]
  assert.equal((await publish({ time_off })).status, 200)
  assert.deepEqual(await risk(within), ['practitioner_time_off', null])
  assert.deepEqual(await risk(before), [null, null])
  assert.deepEqual(await risk(overridden), [null, null])
  await step(within, 'reschedule', { starts_at: at(11) })
  assert.deepEqual(await risk(within), [null, null])
  const away = await step(before, 'reschedule', { starts_at: at(9) })
  assert.deepEqual(resultOf(away), [422, 'outside_availability'])
  await publish({ time_off: [{ starts_at: at(8, '00:00'), ends_at: at(9, '00:00') }] })
  assert.deepEqual(await risk(before), ['practitioner_time_off', null])
  await publish({ time_off: [] })
  assert.deepEqual(await risk(before), [null, null])
})

test("A minor's sessions after majority are flagged when they are booked, and earlier ones aren't", async () => {
  const { ask, key, book, risk, advance } = await riskPractice()
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate()
  const birth_date = today.add({ days: 40 }).subtract({ years: 18 }).toString()
  const parent = {
    kind: 'parent',
    name: { given: 'Ingrid', family: 'Lindqvist' },
    authority: ['treatment_consent'],
    basis: 'parental',
  }
  const minor = await createPerson({ birth_date, relationships: [parent] }, { key })
  const grantor = { capacity: 'parent', relationship_id: minor.relationships[0].id }
  await grantConsent(minor.id, { grantor }, { key })
  const on = (days: number) => `${today.add({ days })}T10:00:00Z`
  const [earlier, later] = [
    await book(on(38), { person_id: minor.id, format: 'in_person' }),
    await book(on(42), { person_id: minor.id, format: 'in_person' }),
  ]
  assert.deepEqual([earlier.status, later.status], [200, 200], later.text)
  assert.equal(later.body.at_risk_reason, 'consent_required')
  assert.deepEqual(await risk(earlier), [null, null])
  assert.deepEqual(await risk(later), ['consent_required', minor.id])
  await advance('P41D')
  await grantConsent(minor.id, {}, { key })
  assert.deepEqual(await risk(later), [null, null])
})

test('The sessions of an excluded practitioner name the exclusion, not the suspension it causes', async () => {
  const { person, book, at, risk, practitioner_id, ask } = await riskPractice()
  const session = await book(at(9), { person_id: await person() })
  await sql.query(
    `update practitioners set status = 'verified',
       exclusions = '[{"source": "oig_leie", "excluded_on": "2020-01-01"}]' where id = $1`,
    [practitioner_id],
  )
  const suspended = await ask('POST', `/v1/practitioners/${practitioner_id}/suspend`, {
    reason: 'excluded',
  })
  assert.equal(suspended.status, 200, suspended.text)
  assert.deepEqual(await risk(session), ['excluded', null])
})

test('A booking for a person who needs an interpreter warns unless the practitioner speaks the language', async () => {
  const { book, at, person, ask, own } = await riskPractice()
  const languages = [{ code: 'es-MX', preferred: true, interpreter_needed: true }]
  const needs = await person({ languages })
  const warned = await book(at(9), { person_id: needs })
  assert.deepEqual(
    warned.body.warnings.map(({ code, person_id }: any) => [code, person_id]),
    [['interpreter_needed', needs]],
  )
  await ask('PATCH', own, { languages: ['en', 'es'] })
  assert.equal((await book(at(10), { person_id: needs })).body.warnings, undefined)
  assert.equal((await book(at(11), { person_id: await person() })).body.warnings, undefined)
})

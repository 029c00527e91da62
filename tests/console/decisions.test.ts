// Decisions about practitioners and their notes, in a real browser: co-signing, returning, and the
// outcome of a verification.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { advanceClock } from '#tests/claims.ts'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import {
  createCareTeam,
  createNote,
  createVerifiedPractitioner,
  markVerified,
  signNote,
} from '#tests/person_examples.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'
import { act } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }

test('a supervisor returns a note, then co-signs it', { skip }, async () => {
  const { key } = await createTestAccount()
  const { person_id, practitioner_id, as } = await createCareTeam({ key })
  const supervisor = await createVerifiedPractitioner({ key })
  await call(
    'PATCH',
    `/v1/persons/${person_id}`,
    { care_team_ids: [practitioner_id, supervisor] },
    { key },
  )
  await markVerified(practitioner_id, 'supervised')
  await sql.query('update practitioners set supervision = $2 where id = $1', [
    practitioner_id,
    JSON.stringify({ supervisor_id: supervisor, starts_on: '2020-01-01', ends_on: null }),
  ])
  const note = await createNote(person_id, as)
  await signNote(note.id, as)
  const read = async () => (await call('GET', `/v1/notes/${note.id}`, undefined, as)).body

  const visit = await visitAccount(key, 'clinician', { practitioner_id: supervisor }, desktop)
  const { page, complaints } = visit
  const place = address(`/persons/${person_id}?tab=notes&note=${note.id}`)
  await page.goto(place)
  await act(page, 'Return', { Comment: 'Say more about the plan.' })
  await page.getByText('The note was returned.').waitFor()
  assert.deepEqual(
    [(await read()).status, (await read()).comment],
    ['returned', 'Say more about the plan.'],
  )
  await signNote(note.id, as)
  await page.goto(place)
  await page.getByRole('button', { name: 'Co-sign' }).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await act(page, 'Co-sign')
  await page.getByText('The note was co-signed.').waitFor()
  const { status, signatures } = await read()
  assert.deepEqual(
    [status, signatures.map(({ role }: { role: string }) => role)],
    ['signed', ['author', 'cosigner']],
  )
  assert.deepEqual(complaints, [])
  await page.context().close()
})

const decisions = [
  ['Approve', 'The verification was approved.', 'verified'],
  ['Request information', 'The information was requested.', 'information_requested'],
  ['Reject', 'The verification was rejected.', 'rejected'],
] as const

for (const [label, done, status] of decisions) {
  test(`a verification in review: ${label}`, { skip }, async () => {
    const { key } = await createTestAccount()
    const { body: practitioner } = await call(
      'POST',
      '/v1/practitioners',
      {
        name: { given: 'Ada', family: 'Okafor' },
        profession: 'psychologist',
        npi: '1234567893',
        licenses: [{ jurisdiction: 'US-CA', title: 'LP', number: 'PSY1' }],
      },
      { key },
    )
    const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }
    const path = `/v1/practitioners/${practitioner.id}/verifications`
    const started = await call('POST', path, { attestation, review: 'always' }, { key })
    assert.equal(started.status, 200, started.text)
    await advanceClock('PT1S', { key })
    const { page, complaints } = await browserOf(key, 'owner', {}, desktop)
    await page.goto(address(`/practitioners?id=${practitioner.id}`))
    await page.getByText('Next step: decide').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    const field = label === 'Request information' ? 'What is missing' : 'Reason'
    await act(page, label, { [field]: 'Compared with the board.' })
    await page.getByText(done).waitFor()
    const { body } = await call('GET', `/v1/practitioners/${practitioner.id}`, undefined, { key })
    assert.equal(body.status, status)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })
}

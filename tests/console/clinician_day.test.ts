// A clinician's session on a phone: the last note before it, its own note from the calendar, and
// what the navigation and home say is left to do.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { actingAs, createNote, markVerified, signNote } from '#tests/person_examples.ts'
import { morningPractice, newYork } from '#tests/telehealth_examples.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'
import { submit } from './dialogs.ts'

const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'UTC' }
const desktop = { viewport: { width: 1280, height: 700 }, timezoneId: 'UTC' }

async function practiceWithSession() {
  const practice = await morningPractice()
  const { key, practitioner_id, person_id, ask, book } = practice
  await markVerified(practitioner_id)
  const as = actingAs(practitioner_id, { key })
  const session = await book({}, 5) // Also adds the practitioner to the care team.
  const note = await createNote(person_id, as)
  await signNote(note.id, as)
  await ask('POST', `/v1/sessions/${session.id}/check_in`, { person_location: newYork })
  return { ...practice, as, session, note }
}

test(
  'a clinician reads the last note, and writes the next from the session',
  { skip },
  async () => {
    const { key, practitioner_id, person_id, session, note, ask } = await practiceWithSession()
    const { page, complaints } = await browserOf(key, 'clinician', { practitioner_id }, phone)
    await page.goto(address(`/persons/${person_id}`))
    const last = page.getByRole('region', { name: 'Last note' })
    const [text] = Object.values(note.sections as Record<string, string>).filter(Boolean)
    await last.getByText(text!, { exact: true }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    const day = session.starts_at.slice(0, 10)
    await page.goto(address(`/calendar?date=${day}&session=${session.id}`))
    const peek = page.getByRole('complementary', { name: 'Selected session' })
    await peek.getByRole('link', { name: 'Write note' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator(`option[value=${session.id}]`).waitFor({ state: 'attached' })
    assert.equal(await dialog.getByLabel('Session').inputValue(), session.id)
    await submit(page, 'Start note')
    await page.getByLabel('Plan').waitFor()
    const { data } = await ask('GET', `/v1/notes?session_id=${session.id}`)
    assert.equal(data.length, 1)
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test('only the practitioner of a session is offered its note', { skip }, async () => {
  const { key, session, person_id } = await practiceWithSession()
  const { page } = await visitAccount(key, 'owner', {}, desktop)
  const day = session.starts_at.slice(0, 10)
  await page.goto(address(`/calendar?date=${day}&session=${session.id}`))
  const peek = page.getByRole('complementary', { name: 'Selected session' })
  await peek.getByRole('link', { name: 'Open record' }).waitFor()
  assert.equal(await peek.getByRole('link', { name: 'Write note' }).count(), 0)
  // Reading a record for another purpose reads no note.
  await page.goto(address(`/persons/${person_id}`))
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  assert.equal(await page.getByRole('region', { name: 'Last note' }).count(), 0)
  await page.context().close()
})

test('the navigation counts risk flags, and says what it counts', { skip }, async () => {
  const { key, practitioner_id, person_id, ask, as } = await practiceWithSession()
  await ask('POST', '/v1/risk_flags', { person_id, kind: 'suicide', level: 'high' }, as)
  const { page } = await visitAccount(key, 'clinician', { practitioner_id }, desktop)
  const count = page.getByRole('link', { name: /^Persons.*1 risk flag to acknowledge$/ })
  await count.waitFor()
  assert.deepEqual(await axeFindings(page), [])
  // Wherever a clinician begins, not only where home was seen.
  await page.goto(address('/calendar'))
  await count.waitFor()
  await page.context().close()
})

test("today's sessions fit beside the plots on a small laptop", { skip }, async () => {
  const { key, ask, practitioner_id } = await practiceWithSession()
  const name = { given: 'Maximiliane', family: 'Featherstonehaugh' }
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { name })
  const { page } = await visitAccount(key, 'owner', {}, desktop)
  const table = page.getByRole('region', { name: 'Table: Today' })
  await table.getByText('Maximiliane').waitFor()
  const wide = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  assert.ok(wide <= 0, `the table is ${wide} pixels too wide`)
  await page.context().close()
})

// An account with more practitioners than a page of a list: they are found by name in pickers, in
// filters and in the calendar, and their names are shown wherever only their ID is known.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { inDays } from '#tests/dates.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson, grantConsent } from '#tests/person_examples.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'

const desktop = { viewport: { width: 1440, height: 1000 }, timezoneId: 'America/New_York' }
const many = 120

async function largePractice() {
  const { key } = await createTestAccount()
  const create = async (given: string, family: string) => {
    const body = { name: { given, family }, profession: 'psychologist' }
    const made = await call('POST', '/v1/practitioners', body, { key })
    assert.equal(made.status, 200, made.text)
    return made.body.id as string
  }
  // The oldest, so that the first page of a list doesn't have them.
  const zoe = await create('Zoë', 'Ångström')
  const ines = await create('Inés', 'Zamora')
  for (let at = 0; at < many; at++) await create('Sam', `Miller ${at}`)
  const person = await createPerson({}, { key })
  await grantConsent(person.id, {}, { key })
  for (const [practitioner_id, time] of [
    [zoe, '15:00:00'],
    [ines, '18:00:00'],
  ] as const) {
    const body = { practitioner_id, person_id: person.id, starts_at: inDays(7, time) }
    const booked = await call('POST', '/v1/sessions', body, { key })
    assert.equal(booked.status, 200, booked.text)
  }
  return { key, zoe, ines, person, date: inDays(7, '').slice(0, 10) }
}

test(
  'names beyond the first hundred practitioners are shown, found and exported',
  { skip },
  async () => {
    const { key, ines, person, date } = await largePractice()
    const { page, complaints } = await visitAccount(key, 'owner', {}, desktop)
    const reads: string[] = []
    page.on('request', (request) => {
      if (/\/v1\/practitioners\?id/.test(request.url())) reads.push(request.url())
    })
    await page.goto(address(`/persons/${person.id}?tab=sessions`))
    await page.getByRole('cell', { name: 'Zoë Ångström' }).waitFor()
    await page.getByRole('cell', { name: 'Inés Zamora' }).waitFor()
    assert.equal(reads.length, 1, 'two names, one request')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).first().click()
    assert.match(readFileSync(await (await saving).path(), 'utf8'), /Zoë Ångström/)

    // The calendar shows the first by name, and finds the rest.
    await page.goto(address(`/calendar?view=day&date=${date}&tz=America/New_York`))
    await page.getByText('The first 50 practitioners').waitFor()
    await page.getByRole('combobox', { name: 'Show practitioner' }).fill('zam')
    await page.getByRole('option', { name: /Inés Zamora/ }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await page.goto(address(`/calendar?view=day&date=${date}&with=${ines}&tz=America/New_York`))
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click()
    const peek = page.getByRole('complementary', { name: 'Selected session' })
    await peek.getByText('Inés Zamora').waitFor()
    assert.equal(await page.locator('.ev').count(), 1, "others' sessions aren't shown")
    await page.keyboard.press('Escape')

    // Booking: the picker lists some at once, and finds anyone.
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Choose another practitioner' }).click()
    await dialog.getByRole('option').nth(5).waitFor()
    await dialog.getByRole('combobox', { name: 'Practitioner' }).fill('ang zo')
    await dialog.getByRole('option', { name: /Zoë Ångström/ }).click()
    await dialog.getByText('Zoë Ångström').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test(
  'a filter finds a practitioner by name, and its address has only the ID',
  { skip },
  async () => {
    const { key, zoe } = await largePractice()
    for (const [options, phone] of [
      [desktop, false],
      [{ ...desktop, viewport: { width: 390, height: 844 } }, true],
    ] as const) {
      const { page, complaints } = await browserOf(key, 'biller', {}, options)
      await page.goto(address('/claims'))
      if (phone) await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('combobox', { name: 'Practitioner' }).fill('Zoe')
      await page.getByRole('option', { name: /Zoë Ångström/ }).click()
      await page.waitForURL((url) => url.searchParams.get('practitioner_id') === zoe)
      assert.deepEqual(await axeFindings(page), [])
      if (phone) await page.getByRole('button', { name: 'Show results' }).click()
      await page.getByText('Nothing matches').waitFor()
      const chip = phone ? 'Practitioner Zoë Ångström Remove' : 'Choose another practitioner'
      await page.getByRole('button', { name: chip }).click()
      await page.waitForURL((url) => !url.searchParams.has('practitioner_id'))
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      assert.ok(wide <= 0, `${wide} pixels too wide`)
      assert.deepEqual(complaints, [])
      await page.context().close()
    }
  },
)

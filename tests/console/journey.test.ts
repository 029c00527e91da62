// The whole journey in a real browser: from a new practitioner to a paid claim and its deposit,
// each step by the role that takes it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { address, axeFindings, visitAccount } from './console_page.ts'
import { act, fill, submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 }, timezoneId: 'America/New_York' }

const wall = (instant: number) => new Date(instant).toLocaleString('sv-SE', wall_zone)
const wall_zone = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const

test('from practitioner to paid claim by clicking, as each role', { skip }, async () => {
  const { key } = await createTestAccount()
  const read = async (path: string) => (await call('GET', path, undefined, { key })).body as any
  const complaints: string[] = []
  const signIn = async (role: string, fields: object = {}) => {
    const visit = await visitAccount(key, role, fields, desktop)
    return {
      ...visit,
      done: async () => {
        complaints.push(...visit.complaints)
        await visit.page.context().close()
      },
    }
  }

  // The owner adds a practitioner, has them verified and publishes their hours.
  const owner = await signIn('owner')
  await owner.page.goto(address('/practitioners'))
  await act(owner.page, 'Create practitioner', {
    'Given name': 'Ada',
    'Family name': 'Okafor',
    NPI: '1234567893',
    'Taxonomy code': '103TC0700X',
    'License title': 'LP',
    'License number': 'PSY12345',
    'Price of a session': '180.00',
  })
  await act(owner.page, 'Start verification')
  // No worker runs in the tests, so moving the clock runs the checks.
  await owner.page.goto(address('/clock'))
  await owner.page.getByRole('button', { name: '+1 hour' }).click()
  await owner.page.getByText('The sandbox clock was advanced.').waitFor()
  const practitioner_id = (await read('/v1/practitioners')).data[0].id as string
  await owner.page.goto(address('/practitioners'))
  await owner.page.getByRole('cell', { name: 'Ada Okafor' }).click()
  const detail = owner.page.getByRole('complementary', { name: 'Detail' })
  await detail.getByText('verified', { exact: true }).first().waitFor()
  await owner.page.getByRole('button', { name: 'Edit hours' }).click()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await fill(owner.page, { [day]: '09:00-17:00' })
  await submit(owner.page, 'Save')

  // The scheduler registers a person, takes their consents and books the first free time.
  const scheduler = await signIn('scheduler')
  await scheduler.page.goto(address('/persons'))
  await act(scheduler.page, 'Create person', {
    'Given name': 'Noor',
    'Family name': 'Haddad',
    'Birth date': '1991-07-04',
  })
  await scheduler.page.getByRole('button', { name: 'Edit', exact: true }).click()
  await scheduler.page.getByRole('dialog').getByLabel('Sex').selectOption('female')
  await fill(scheduler.page, { Street: '7 Elm Street', City: 'Albany', 'ZIP code': '12208' })
  await submit(scheduler.page, 'Edit')
  await scheduler.page.getByRole('link', { name: 'Consents' }).last().click()
  for (const text of ['treatment', 'telehealth', 'financial']) {
    await scheduler.page.getByRole('button', { name: 'Offer consent' }).click()
    const dialog = scheduler.page.getByRole('dialog')
    await dialog.getByLabel('Text', { exact: true }).selectOption(`${text}-2026-11`)
    await submit(scheduler.page, 'Offer consent')
    await scheduler.page.getByRole('button', { name: 'Sign', exact: true }).click()
    await dialog.getByLabel('I have read this text and I agree.').check()
    await fill(scheduler.page, { 'Full name': 'Noor Haddad' })
    await submit(scheduler.page, 'Sign')
  }
  await scheduler.page.getByRole('link', { name: 'Book session' }).click()
  await scheduler.page.getByRole('radio').first().check()
  await submit(scheduler.page, 'Book')
  const [booked] = (await read('/v1/sessions')).data
  assert.equal(booked.status, 'scheduled')

  // In the sandbox, time is moved to the session. The scheduler checks the person in.
  const starts_at = Date.parse(booked.starts_at)
  const advance = async (to: number) => {
    await owner.page.goto(address('/clock'))
    await owner.page.getByLabel('Advance to').fill(wall(to).replace(' ', 'T'))
    await owner.page.getByRole('button', { name: 'Advance', exact: true }).click()
    await owner.page.getByText('The sandbox clock was advanced.').waitFor()
  }
  await advance(starts_at - 5 * 60_000)
  const day = wall(starts_at).slice(0, 10)
  await scheduler.page.goto(address(`/calendar?date=${day}&view=day&session=${booked.id}`))
  await scheduler.page.getByRole('button', { name: 'Check in' }).click()
  await scheduler.page.getByLabel('Location of the person').selectOption('US-NY')
  await submit(scheduler.page, 'Check in')
  await scheduler.done()

  // The clinician opens today's session, starts and completes it, writes the note and signs it.
  const clinician = await signIn('clinician', { practitioner_id })
  const { page } = clinician
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: 'Noor Haddad' })
    .click()
  await page.getByRole('link', { name: 'Sessions' }).last().click()
  await page.getByRole('cell', { name: 'checked_in' }).click()
  await act(page, 'Start')
  await advance(starts_at + 50 * 60_000)
  await act(page, 'Complete')
  await page.getByRole('link', { name: 'Write note' }).click()
  await submit(page, 'Start note')
  for (const section of ['Subjective', 'Objective', 'Assessment', 'Plan'])
    await page.getByLabel(section).fill('Slept better, less avoidance.')
  await page.getByLabel('Diagnoses').fill('F41.1')
  await page.getByLabel('Interventions').fill('Exposure')
  await page.getByLabel('Goals').focus()
  await page.getByText('Saved', { exact: true }).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await act(page, 'Sign')
  await page.getByText('The note was signed.').waitFor()
  await clinician.done()

  // The biller adds the coverage and the billing provider, drafts the claim and submits it.
  const biller = await signIn('biller')
  await biller.page.goto(address(`/persons/${booked.person_id}?tab=billing`))
  await biller.page.getByRole('button', { name: 'Add coverage' }).click()
  await biller.page.getByRole('dialog').getByLabel('Payer').selectOption('SBX01')
  await fill(biller.page, { 'Member ID': 'SBX-PAID-0001' })
  await submit(biller.page, 'Add coverage')
  await biller.page.goto(address('/claims'))
  await act(biller.page, 'Billing provider', {
    Name: 'Hudson Therapy',
    NPI: '1234567893',
    EIN: '123456789',
    'Taxonomy code': '261QM0801X',
    Street: '1 Main Street',
    City: 'Albany',
    'ZIP code': '12207-1234',
    Phone: '5185550143',
  })
  await biller.page.getByRole('button', { name: 'New claim' }).click()
  await biller.page.getByRole('combobox', { name: 'Person' }).fill('Haddad')
  await biller.page.getByRole('option', { name: /Noor Haddad/ }).click()
  await biller.page.getByRole('checkbox', { name: /individual, Ada Okafor/ }).check()
  assert.deepEqual(await axeFindings(biller.page), [])
  await submit(biller.page, 'Draft claim')
  await act(biller.page, 'Validate')
  await act(biller.page, 'Submit')

  // The payer decides and sends its remittance. The biller records the deposit that matches it.
  await advance(starts_at + 40 * 86_400_000)
  await owner.done()
  const [claim] = (await read('/v1/claims')).data
  assert.equal(claim.status, 'paid')
  await biller.page.goto(address('/claims?tab=paid'))
  await biller.page.getByRole('cell', { name: 'Noor Haddad' }).click()
  await biller.page.getByText('Adjudication', { exact: true }).waitFor()
  const [remittance] = (await read('/v1/remittances')).data
  assert.equal(remittance.status, 'posted')
  await biller.page.goto(address('/remittances'))
  await biller.page.getByRole('cell', { name: 'posted' }).click()
  await biller.page.goto(address('/deposits'))
  await act(biller.page, 'Record deposit', {
    Amount: (remittance.amount.amount / 100).toFixed(2),
    'Received on': wall(starts_at + 40 * 86_400_000).slice(0, 10),
    'Trace number': remittance.trace_number,
  })
  await biller.page.getByRole('complementary').getByText('matched', { exact: true }).waitFor()
  const [deposit] = (await read('/v1/deposits')).data
  assert.deepEqual(deposit.remittance_ids, [remittance.id])
  await biller.page.goto(address('/ledger'))
  await biller.page.getByText(/Proven: \d+ transactions sum to zero/).waitFor()
  await biller.done()
  assert.deepEqual(complaints, [])
})

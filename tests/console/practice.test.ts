// The rest of the practice in a real browser: home, matching, practitioners and money.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call, createPractitioner, createTestAccount, sql } from '#tests/harness.ts'
import {
  copayRequest,
  createCareTeam,
  createNote,
  createPerson,
  createVerifiedPractitioner,
  grantConsent,
} from '#tests/person_examples.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'

test('home shows a clinician their risks first, then notes to sign', { skip }, async () => {
  const { key } = await createTestAccount()
  const { practitioner_id, person_id, as } = await createCareTeam({ key })
  await createNote(person_id, as)
  const flag = { person_id, kind: 'suicide', level: 'high' }
  const opened = await call('POST', '/v1/risk_flags', flag, as)
  assert.equal(opened.status, 200, opened.text)
  const { page, complaints } = await visitAccount(key, 'clinician', { practitioner_id })
  const items = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
  await items.nth(1).waitFor()
  assert.match(await items.first().innerText(), /high risk flag: Maya Lindqvist/)
  assert.deepEqual(await axeFindings(page), [])
  await items.nth(1).getByRole('link', { name: 'Write and sign' }).click()
  await page.getByLabel('Plan').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('home shows the mean change of the PHQ-9 over all courses of care', { skip }, async () => {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const { page, complaints } = await visitAccount(key, 'owner')
  const outcomes = page.getByRole('region', { name: 'Outcomes' })
  await outcomes.getByText('0 courses of care so far.').waitFor()
  for (const latest of [4, 8, 10, 15, 23])
    await sql.query(
      `insert into outcomes (account, course, practitioner_id, instrument, baseline, latest,
         measured, change, responded, in_remission, updated_at)
       values ($1, $2::text::bytea, $3, 'phq9', 16, $4, 2, $5, false, false, now())`,
      [
        account,
        `course ${latest}`,
        practitioner_id,
        latest,
        latest > 20
          ? 'reliable_deterioration'
          : latest > 10
            ? 'no_reliable_change'
            : 'reliable_improvement',
      ],
    )
  await page.reload()
  await outcomes.getByText('−4.0').waitFor()
  await outcomes.getByText('points on average, 5 courses of care').waitFor()
  await outcomes.getByText('deteriorated').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a matching is run, explained and accepted', { skip }, async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createVerifiedPractitioner({ key })
  const profile = { specialties: ['anxiety'], accepts_new_persons: true }
  await call('PATCH', `/v1/practitioners/${practitioner_id}`, profile, { key })
  const rules = [{ days: ['monday', 'wednesday'], start_time: '09:00', end_time: '17:00' }]
  await call('PATCH', `/v1/practitioners/${practitioner_id}/availability`, { rules }, { key })
  await createPractitioner({ key }) // Not licensed, so excluded.
  const person = await createPerson({}, { key })
  await grantConsent(person.id, {}, { key })
  const { page, complaints } = await browserOf(key, 'scheduler')
  await page.goto(address('/matching'))
  await page.getByRole('button', { name: 'Run matching' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Maya')
  await dialog.getByRole('option', { name: /Maya Lindqvist/ }).click()
  await dialog.getByLabel('Concerns').fill('anxiety')
  await dialog.getByRole('button', { name: 'Find practitioners' }).click()
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByRole('img', { name: /^Score/ }).waitFor()
  await detail.getByText('not_authorized').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await detail.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByText('The candidate was accepted.').waitFor()
  const { body } = await call('GET', '/v1/matchings', undefined, { key })
  const [matching] = (body as { data: { accepted_practitioner_id: string }[] }).data
  assert.equal(matching!.accepted_practitioner_id, practitioner_id)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test(
  'hours are edited, and a state says whether the practitioner is eligible',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const id = await createVerifiedPractitioner({ key })
    const { page } = await browserOf(key, 'owner')
    await page.goto(address(`/practitioners?id=${id}`))
    const detail = page.getByRole('complementary', { name: 'Detail' })
    await detail.getByText(/US-NY: eligible/).waitFor()
    await detail.getByRole('button', { name: 'TX', exact: true }).click()
    await detail.getByText(/US-TX: not_eligible/).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await detail.getByRole('button', { name: 'Edit hours' }).click()
    await page.getByRole('dialog').getByLabel('Tuesday').fill('10:00-12:00, 13:00-16:00')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await detail.getByRole('img', { name: /tuesday 10:00-12:00, 13:00-16:00/ }).waitFor()
    await page.context().close()
  },
)

test('a payment is refunded, and the ledger shows where the money went', { skip }, async () => {
  const { key } = await createTestAccount()
  const person = await createPerson({}, { key })
  const paid = await call('POST', '/v1/payments', copayRequest(person.id), { key })
  assert.equal(paid.status, 200, paid.text)
  const { page, complaints } = await browserOf(key, 'biller')
  await page.goto(address(`/payments?id=${(paid.body as { id: string }).id}`))
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByText('asset:processor:simulated').first().waitFor()
  await detail.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('10.00')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await page.getByText('The refund was requested.').waitFor()
  const { body } = await call('GET', '/v1/refunds', undefined, { key })
  const [refund] = (body as { data: { amount: { amount: number } }[] }).data
  assert.equal(refund!.amount.amount, 1_000)
  await page.goto(address('/ledger'))
  await page.getByText(/Proven: \d+ transactions sum to zero/).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test(
  'home and reports state one sum, and a dispute and old drafts are seen',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const { person_id, as } = await createCareTeam({ key })
    await createNote(person_id, as)
    const pay = async (fields: object) => {
      const paid = await call('POST', '/v1/payments', copayRequest(person_id, fields), { key })
      assert.equal(paid.status, 200, paid.text)
      return (paid.body as { id: string }).id
    }
    const disputed = await pay({ method: { type: 'card', token: 'pm_card_createDispute' } })
    const refunded = await pay({ amount: { amount: 7_500, currency: 'usd' } })
    await call('POST', '/v1/test_clock/advance', { by: 'P4D' }, { key })
    const refund = { payment_id: refunded, amount: { amount: 1_100, currency: 'usd' } }
    await call('POST', '/v1/refunds', refund, { key })
    const { page, complaints } = await browserOf(key, 'owner')
    const figure = (name: string) =>
      page.locator('dl.stats > div').filter({ has: page.getByText(name, { exact: true }) })
    await page.goto(address('/'))
    const sum = (await figure('Collected this month').innerText()).match(/\$[\d.]+/)![0]
    await figure('Notes to sign').getByText('1 overdue').waitFor()
    await page.goto(address('/reports?tab=collections'))
    await figure('Collected').waitFor()
    assert.equal((await figure('Collected').innerText()).match(/\$[\d.]+/)![0], sum)
    await page.goto(address(`/payments?id=${disputed}`))
    const detail = page.getByRole('complementary', { name: 'Detail' })
    await detail.getByText('disputed', { exact: true }).first().waitFor()
    await page.getByRole('cell', { name: 'partially_refunded' }).waitFor()
    assert.equal(await page.getByRole('cell', { name: 'succeeded' }).count(), 0)
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

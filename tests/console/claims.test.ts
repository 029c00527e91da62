// Billing in a real browser: a claim from draft to denial and replacement, and ten thousand in the
// worklist.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { advanceClock, createClaim, readClaim } from '#tests/claims.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }

test(
  'a biller validates and submits, reads the denial in words, and replaces',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const claim = await createClaim('SBX-DENY-197-0001', {}, { key })
    const { page, complaints } = await browserOf(key, 'biller', {}, desktop)
    await page.goto(address('/claims'))
    await page.getByRole('cell', { name: 'drafted' }).click()
    const detail = page.getByRole('complementary', { name: 'Detail' })
    for (const step of ['Validate', 'Submit']) {
      await detail.getByRole('button', { name: step, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    assert.equal((await readClaim(claim.id, { key })).status, 'submitted')
    await advanceClock('P30D', { key })
    assert.equal((await readClaim(claim.id, { key })).status, 'denied')

    await page.goto(address(`/claims?id=${claim.id}`))
    await detail.getByText('Next step: Get authorization (CO-197)').waitFor()
    await detail.getByText("Contractual obligation: you can't bill the patient").waitFor()
    await detail.getByText('telehealth at home, original').waitFor()
    await detail.getByText('Adjudication', { exact: true }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await detail.getByRole('button', { name: 'Replace claim' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Prior authorization').fill('AUTH12345')
    await dialog.getByRole('button', { name: 'Create replacement' }).click()
    await page.getByText('The replacement was created.').waitFor()
    const { body } = await call('GET', '/v1/claims?frequency=replacement', undefined, { key })
    const [replacement] = (body as { data: { prior_authorization: string }[] }).data
    assert.equal(replacement!.prior_authorization, 'AUTH12345')
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

// The pages are copies of one claim: what is tested is the screen, not the database.
test('ten thousand claims scroll with a few dozen rows in the document', { skip }, async () => {
  const { key } = await createTestAccount()
  const claim = await createClaim(undefined, {}, { key })
  const { page, complaints } = await visitAccount(key, 'biller', {}, desktop)
  await page.route('**/v1/claims?*', async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const data = Array.from({ length: 100 }, (_, at) => ({
      ...claim,
      id: `clm_${String(from + at).padStart(22, '0')}`,
    }))
    const next = from + 100
    const more = next < 10_000
    const json = {
      object: 'list',
      data,
      has_more: more,
      next_cursor: more ? String(next) : null,
      url: '/v1/claims',
    }
    await route.fulfill({ json })
  })
  await page.goto(address('/claims?tab=all'))
  await page.getByText('100 claims loaded').waitFor()
  const loaded = await page.evaluate<number>(`(async () => {
    const region = document.querySelector('.table-wrap')
    const foot = document.querySelector('.table-foot')
    const read = () => Number(/^([0-9,]+)/.exec(foot.textContent)[1].replaceAll(',', ''))
    for (let turn = 0; turn < 5000 && read() < 10000; turn++) {
      region.scrollTop = region.scrollHeight
      await new Promise(requestAnimationFrame)
    }
    return read()
  })()`)
  assert.equal(loaded, 10_000)
  const rows = await page.locator('tbody tr:not(.spacer)').count()
  assert.ok(rows < 100, `${rows} rows are in the document`)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

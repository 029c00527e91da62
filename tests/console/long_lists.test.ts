// A list of ten thousand rows: few of them are in the document, and the keyboard reaches the end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call, sql } from '#tests/harness.ts'
import { address, visitAs } from './console_page.ts'

const many = 10_000

test('ten thousand requests stay smooth, and End reaches the last one', { skip }, async () => {
  const { page, key } = await visitAs('owner')
  const { body } = await call('GET', '/v1', undefined, { key })
  const { rows } = await sql.query(
    `insert into request_logs (account, id, method, path, status, duration_ms, created_at)
     select $1, 'req_' || lpad(n::text, 22, '0'), 'GET', '/v1/sessions', 200, 5,
       now() - n * interval '1 second'
     from generate_series(1, $2::int) as n
     returning id`,
    [body.account_id, many],
  )
  assert.equal(rows.length, many)
  await page.goto(address('/requests'))
  const region = page.getByRole('region', { name: 'Table: Requests' })
  await region.locator('tbody tr[data-id]').nth(5).waitFor()
  await region.focus()
  const last = region.locator(`tr[data-id=req_${String(many).padStart(22, '0')}]`)
  let most = 0
  while ((await last.count()) === 0) {
    await page.keyboard.press('End')
    await page.waitForTimeout(20)
    most = Math.max(most, await region.locator('tbody tr[data-id]').count())
  }
  assert.ok(most < 120, `${most} rows were in the document`)
  await page.context().close()
})

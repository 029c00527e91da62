// Exports of tables as CSV, in a real browser: every row of the filtered list, up to a limit.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { address, browserOf } from './console_page.ts'

async function exportedLines(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const saved = await saving
  return readFileSync(await saved.path(), 'utf8')
    .split('\r\n')
    .slice(0, -1)
}

async function logRequests(key: string, method: string, path: string, many: number) {
  const { body } = await call('GET', '/v1', undefined, { key })
  await sql.query(
    `insert into request_logs (account, id, method, path, status, duration_ms, created_at)
     select $1, 'req_' || $2 || lpad(n::text, 18, '0'), $2, $3, 200, 5,
       now() - n * interval '1 second'
     from generate_series(1, $4::int) as n`,
    [body.account_id, method, path, many],
  )
}

test('an export has every row of the filtered list, with whole values', { skip }, async () => {
  const { key } = await createTestAccount()
  await logRequests(key, 'POST', '/v1/sessions', 250)
  await logRequests(key, 'PATCH', '/v1/claims', 30)
  const { page, complaints } = await browserOf(key, 'owner')
  await page.goto(address('/requests?method=POST&path=%2Fv1%2Fsessions'))
  await page.getByText('100 requests loaded, more below').waitFor()
  const [head, ...lines] = await exportedLines(page)
  assert.equal(head, 'ID,Method,Path,Status,Error code,Took,Time')
  assert.equal(lines.length, 250)
  assert.match(lines[249]!, /^req_POST0{15}250,POST,\/v1\/sessions,200,,5 ms,20\d\d-.*Z$/)
  await page.getByText('250 rows exported.').waitFor()
  await page.getByText('100 requests loaded, more below').waitFor() // The list stays as it was.
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('an export says where it ends, and can be stopped', { skip }, async () => {
  const { key } = await createTestAccount()
  await logRequests(key, 'POST', '/v1/sessions', 10_001)
  const { page, complaints } = await browserOf(key, 'owner')
  await page.goto(address('/requests?method=POST'))
  await page.getByText('100 requests loaded, more below').waitFor()
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.getByRole('button', { name: 'CSV' }).click()
  await page.getByRole('button', { name: /^Stop export, \d00 rows read$/ }).click()
  await page.getByRole('button', { name: 'CSV' }).waitFor()
  const lines = await exportedLines(page)
  assert.equal(lines.length, 1 + 10_000)
  await page
    .getByText('The first 10,000 rows were exported. Filter the list for the rest.')
    .waitFor()
  assert.equal(downloads, 1)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('an export has no cell that a spreadsheet would run', { skip }, async () => {
  const { key } = await createTestAccount()
  const names = ['=HYPERLINK("http://x.example","A")', '+1+1', '@SUM(1)', ' =1+1', '-2+3', '＝1+1']
  for (const given of names)
    await createPerson({ names: [{ use: 'official', given, family: 'Lindqvist' }] }, { key })
  const { page } = await browserOf(key, 'owner')
  await page.goto(address('/persons'))
  await page.getByText(`${names.length} persons`).waitFor()
  const [, ...lines] = await exportedLines(page)
  assert.equal(lines.length, names.length)
  for (const line of lines) assert.match(line, /^"?'\s*[=+@＝-]/)
  await page.context().close()
})

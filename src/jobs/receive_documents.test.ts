// Tests that a file from a clearinghouse's folder is stored once, before it's acknowledged, even if
// the worker stops in between.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { folderClearinghouse } from '#outside/adapters/clearinghouse/folder.ts'
import { call, db, log, log_lines, own_account, outside, secrets, sql } from '#tests/harness.ts'
import { remittancePaper } from '#tests/x12_files.ts'
import { runScheduledJobs } from './clock.ts'
import { receiveDocuments } from './receive_documents.ts'

const folder = await mkdtemp(join(tmpdir(), 'attune-incoming-'))
after(() => rm(folder, { recursive: true, force: true }))
const clearinghouse = folderClearinghouse(folder, 3)
const context = { db, secrets, outside: { ...outside, clearinghouse }, log }

async function lay(account: string, name: string, text: string) {
  await mkdir(join(folder, account, 'in'), { recursive: true })
  await writeFile(join(folder, account, 'in', name), text)
}
const lying = (account: string, room: string) =>
  readdir(join(folder, account, room)).catch(() => [])
const documents = async () => (await call('GET', '/v1/x12_documents')).body.data

test('A file is stored, then acknowledged, then dispatched by a scheduled job', async () => {
  await lay(own_account.account, 'first.835', remittancePaper)
  assert.equal(await receiveDocuments(context), 1)
  assert.deepEqual(await lying(own_account.account, 'in'), [])
  assert.equal((await lying(own_account.account, 'archive')).length, 1)
  const [document] = await documents()
  assert.equal(document.source, 'clearinghouse')
  await runScheduledJobs(context)
  const { body } = await call('GET', `/v1/x12_documents/${document.id}`)
  assert.equal(body.status, 'processed')
  assert.equal((await call('GET', '/v1/remittances')).body.data.length, 1)
})

test('A worker that dies before it acknowledges a file receives it again and stores it once', async () => {
  const before = (await documents()).length
  const dying = { ...clearinghouse, markStored: () => Promise.reject(new Error('Died.')) }
  await lay(own_account.account, 'second.835', remittancePaper.replace('TRACE1', 'TRACE2'))
  assert.equal(
    await receiveDocuments({ ...context, outside: { ...outside, clearinghouse: dying } }),
    0,
  )
  assert.deepEqual(await lying(own_account.account, 'in'), ['second.835'])
  assert.equal((await documents()).length, before + 1)
  assert.equal(await receiveDocuments(context), 1)
  assert.deepEqual(await lying(own_account.account, 'in'), [])
  assert.equal((await documents()).length, before + 1)
})

test('A file for an unknown account stays in the folder, and its name is not logged', async () => {
  await lay('acct_nobody', 'secret-name.835', remittancePaper)
  assert.equal(await receiveDocuments(context), 0)
  assert.deepEqual(await lying('acct_nobody', 'in'), ['secret-name.835'])
  assert.equal(log_lines.join('').includes('secret-name'), false)
  const { rows } = await sql.query("select from x12_documents where account = 'acct_nobody'")
  assert.equal(rows.length, 0)
})

test('A truncated file is received once it stops growing, and is excepted', async () => {
  await lay(
    own_account.account,
    'cut.835',
    remittancePaper.slice(0, -60).replace('TRACE1', 'TRACE3'),
  )
  for (const stored of [0, 0, 1]) assert.equal(await receiveDocuments(context), stored)
  await runScheduledJobs(context)
  const { body } = await call('GET', '/v1/remittances?trace_number=TRACE3')
  assert.equal(body.data[0].status, 'excepted')
  assert.equal(body.data[0].exceptions[0].code, 'transaction_truncated')
})

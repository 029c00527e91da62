// Tests the virus scanner against a server that speaks the protocol of clamd.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startClamd } from '#tests/local_clamd.ts'
import { clamd } from './clamd.ts'

const server = await startClamd()
after(() => server.stop())
const scanner = clamd(server.address)

async function* content(text: string, times = 1) {
  for (let i = 0; i < times; i++) yield Buffer.from(text)
}

test('A clean file of any size is clean', async () => {
  assert.equal(await scanner.isClean(content('harmless')), true)
  assert.equal(await scanner.isClean(content('x'.repeat(65_536), 400)), true)
  assert.equal(await scanner.isClean(content('', 0)), true)
})

test('A file with a virus is not clean', async () => {
  assert.equal(await scanner.isClean(content('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')), false)
})

test('An unknown reply, a file that is too large and a scanner that is away release nothing', async () => {
  await assert.rejects(() => scanner.isClean(content('UNREADABLE')), /could not scan/)
  await assert.rejects(() => scanner.isClean(content('TOO-LARGE')), /could not scan/)
  await assert.rejects(() => scanner.isClean(content('HANG-UP')))
  await assert.rejects(() => clamd('127.0.0.1:9').isClean(content('x')))
  await assert.rejects(() => clamd('/nowhere/clamd.ctl').isClean(content('x')))
})

// Behind a proxy that terminates TLS: only the headers of a trusted proxy count, and a key sent in
// plaintext is revoked.
import assert from 'node:assert/strict'
import http from 'node:http'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { createTestAccount, startServer } from './harness.ts'

const trusting = (address: string) => {
  const list = new BlockList()
  list.addAddress(address)
  return list
}
const open = (trusted_proxies: BlockList) =>
  startServer({ certificate: undefined, trusted_proxies })

function ask(port: number, key: string, proto?: string) {
  const headers = { 'x-api-key': key, ...(proto && { 'x-forwarded-proto': proto }) }
  return new Promise<{ status: number; body: any }>((resolve, reject) => {
    const requested = { host: '127.0.0.1', port, path: '/v1/sessions', headers }
    const request = http.get(requested, (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) }))
    })
    request.on('error', reject)
  })
}

test('a request that a trusted proxy received over HTTPS is served', async () => {
  const { key } = await createTestAccount()
  const port = await open(trusting('127.0.0.1'))
  assert.equal((await ask(port, key, 'https')).status, 200)
})

test('a request that a proxy received in plaintext is refused, and its key revoked', async () => {
  const { key } = await createTestAccount()
  const port = await open(trusting('127.0.0.1'))
  const { status, body } = await ask(port, key, 'http')
  assert.equal(status, 403)
  assert.equal(body.error.code, 'https_required')
  assert.equal((await ask(port, key, 'https')).status, 401)
})

test("an untrusted proxy can't claim HTTPS", async () => {
  const { key } = await createTestAccount()
  const port = await open(trusting('10.9.9.9'))
  assert.equal((await ask(port, key, 'https')).status, 403)
})

// Tests which webhook URLs and resolved addresses are accepted, including those of attackers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { send } from './send.ts'
import { type Lookup, readHost, readTarget, resolveTarget, TargetFault } from './target.ts'

const words = (list: string) => list.trim().split(/\s+/)
const outward = { allow_private: false }
const inward = { allow_private: true }

function faultOf(url: string, options: { allow_private: boolean }) {
  try {
    readTarget(url, options)
    return null
  } catch (fault) {
    assert.ok(fault instanceof TargetFault)
    assert.match(fault.message, /^[A-Zh].*\.$/)
    return fault.code
  }
}

test('An https URL with a public host name is accepted unchanged', () => {
  for (const text of [
    'https://example.com',
    'https://hooks.example.com/attune?key=a%20b',
    'https://HOOKS.Example.com:443/',
    'https://hooks.example.com:8443/a/b',
    'https://xn--bcher-kva.example/x',
    'https://a_b.example.com/',
    'https://1.2.3.4.example.com/',
    'https://local.example/internal',
    `https://example.com/${'a'.repeat(1_980)}`,
  ]) {
    assert.equal(faultOf(text, outward), null, text)
    assert.equal(readTarget(text, outward).url.href, new URL(text).href)
  }
})

const refused: Record<string, string[]> = {
  too_long: [`https://example.com/${'a'.repeat(1_981)}`],
  malformed: [
    ...words(`
      example.com //example.com https:// https:///x https:example.com
      https:/example.com
      https://bücher.example
      https://１２７.0.0.1 https://a。local https://a.0x7f
      https://[::1 https://[fe80::1%25eth0]/ https://a.com:99999
    `),
    '',
    ' https://example.com',
    'https://example.com ',
    'https://ex\tample.com',
    'https://example.com\\@evil.example',
    'https://a.com/\r\nx: y',
    'https://loca\u00adlhost',
  ],
  scheme: ['http://example.com', 'ftp://example.com', 'file:///etc/passwd', 'javascript:alert(1)'],
  userinfo: ['https://a@example.com', 'https://a:b@example.com', 'https://@example.com'],
  fragment: ['https://example.com/#a', 'https://example.com#'],
  port: ['https://example.com:80', 'https://example.com:22', 'https://example.com:0'],
  ip_address: words(`
      https://127.0.0.1 https://8.8.8.8 https://8.8.8.8. https://2130706433
      https://0x7f000001 https://0x7f.1 https://017700000001 https://0177.0.0.1
      https://127.1 https://0 https://[::1] https://[::ffff:127.0.0.1]
      https://[2606:4700:4700::1111] https://169.254.169.254/latest/meta-data/
    `),
  host: [
    ...words(`
      https://example.com. https://intranet https://a..b.com https://-a.com
      https://exa%6dple.com https://%31%32%37.example.com
      https://a,b.com https://*.example.com https://localhost. https://.a.com
    `),
    `https://${'a'.repeat(64)}.com`,
  ],
  reserved_name: words(`
      https://localhost https://LOCALHOST https://a.localhost https://printer.local
      https://metadata.google.internal https://a.b.internal https://internal
    `),
}

test('Every other URL is rejected with a message', () => {
  for (const [code, urls] of Object.entries(refused)) {
    for (const url of urls) assert.equal(faultOf(url, outward), code, JSON.stringify(url))
  }
})

test('If private targets are allowed, http, any port, IP addresses and short names are accepted', () => {
  for (const url of words(`
      http://localhost:3000/hook http://127.0.0.1:8080 https://[::1]:9000 http://api
      https://printer.local http://2130706433/ https://example.com
    `)) {
    assert.equal(faultOf(url, inward), null, url)
  }
  for (const code of ['too_long', 'malformed', 'userinfo', 'fragment']) {
    for (const url of refused[code]!) assert.equal(faultOf(url, inward), code, url)
  }
})

const answers = (...list: string[]): Lookup => {
  return async () => list.map((address) => ({ address }))
}
const resolving = (text: string, allow_private: boolean, lookup: Lookup) =>
  resolveTarget(new URL(text), { allow_private, lookup })

test('A host is rejected if any of its addresses is not public', async () => {
  const url = 'https://example.com'
  const first = await resolving(url, false, answers('2606:4700:4700::1111', '1.1.1.1'))
  assert.deepEqual(first, { address: '2606:4700:4700::1111', family: 6 })
  for (const hidden of ['10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'x', '']) {
    for (const list of [[hidden], ['1.1.1.1', hidden], [hidden, '1.1.1.1']]) {
      await assert.rejects(resolving(url, false, answers(...list)), { code: 'not_public' })
    }
  }
})

test("A host that doesn't resolve is rejected", async () => {
  const lost: Lookup = () => Promise.reject(new Error('SERVFAIL'))
  for (const allow_private of [false, true]) {
    for (const lookup of [lost, answers()]) {
      await assert.rejects(resolving('https://example.com', allow_private, lookup), { code: 'dns' })
    }
  }
})

test('http is limited to private addresses, and link-local is never one', async () => {
  const url = 'http://dev.example'
  assert.equal((await resolving(url, true, answers('127.0.0.1', '::1'))).address, '127.0.0.1')
  await assert.rejects(resolving(url, true, answers('127.0.0.1', '1.1.1.1')), {
    code: 'not_private',
  })
  await assert.rejects(resolving(url, true, answers('169.254.169.254')), { code: 'not_public' })
  await assert.rejects(resolving('http://169.254.169.254', true, answers()), { code: 'not_public' })
})

test('A host that resolves to a public address first and a private one second is rejected the second time', async () => {
  const turns = [['1.1.1.1'], ['127.0.0.1'], ['1.1.1.1', '10.0.0.1']]
  const lookup: Lookup = async () => turns.shift()!.map((address) => ({ address }))
  const url = 'https://rebind.example/hook'
  assert.equal((await resolving(url, false, lookup)).address, '1.1.1.1')
  for (const _ of ['private', 'public and private']) {
    const outcome = await send({ url, headers: {}, body: '{}', allow_private: false, lookup })
    assert.equal(outcome.kind === 'failed' && outcome.reason, 'refused_address')
  }
  assert.deepEqual(turns, [])
})

test('A host is a public name or address, without a port', () => {
  const fault = (host: string, options: { allow_private: boolean }) => {
    try {
      readHost(host, options)
      return null
    } catch (error) {
      assert.ok(error instanceof TargetFault)
      return error.code
    }
  }
  const cases: [host: string, outward: string | null, inward: string | null][] = [
    ['sftp.example.com', null, null],
    ['SFTP.Example.com', null, null],
    ['8.8.8.8', null, null],
    ['2606:4700::1111', null, null],
    ['10.0.0.5', 'not_public', null],
    ['192.168.1.1', 'not_public', null],
    ['127.0.0.1', 'not_public', null],
    ['::1', 'not_public', null],
    ['::ffff:10.0.0.5', 'not_public', null],
    ['169.254.169.254', 'not_public', 'not_public'],
    ['fe80::1', 'not_public', 'not_public'],
    ['2130706433', 'ip_address', null],
    ['localhost', 'reserved_name', null],
    ['sftp.internal', 'reserved_name', null],
    ['sftp', 'host', null],
    ['sftp.example.com:2222', 'host', 'host'],
  ]
  for (const [host, when_outward, when_inward] of cases) {
    assert.equal(fault(host, outward), when_outward, host)
    assert.equal(fault(host, inward), when_inward, host)
  }
  assert.equal(readHost('2606:4700::1111', outward).hostname, '[2606:4700::1111]')
})

// Tests SFTP drop boxes against a local SSH server: names, pinned host keys, atomic uploads, and
// files that are read once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, createClaim, readClaim, submitClaim } from '#tests/claims.ts'
import { readMailboxes } from '#jobs/read_mailboxes.ts'
import { sendDocuments } from '#jobs/send_documents.ts'
import { responsesTo } from '#outside/adapters/clearinghouse/simulated/payer.ts'
import { sftpConnection } from '#tests/connections.ts'
import { newClientKey, startSftpServer } from '#tests/sftp_server.ts'
import {
  call,
  createTestAccount,
  db,
  log,
  log_lines,
  outside,
  type RequestOptions,
  secrets,
  sql,
} from '#tests/harness.ts'

const context = { db, secrets, outside, log }
const password = 'a password with spaces'
const path = '/v1/clearinghouse_connections'

// Mailboxes of earlier tests are left alone.
async function connected(sftp: object = {}, changes: object = {}) {
  await sql.query("update mailboxes set poll_after = 'infinity'")
  const server = await startSftpServer({ username: 'hudson', password })
  const options: RequestOptions = { key: (await createTestAccount()).key }
  const body = {
    ...sftpConnection,
    sftp: { ...server.settings, ...sftp },
    credentials: { password },
    ...changes,
  }
  const made = await call('POST', path, body, options)
  assert.equal(made.status, 200, made.text)
  return { server, options, id: made.body.id as string }
}

async function submitted(member_id: string, options: RequestOptions) {
  const { id } = await createClaim(member_id, {}, options)
  await submitClaim(id, options)
  await advanceClock('PT1M', options)
  await sendDocuments(context)
  return id
}

async function poll() {
  await sql.query(
    "update mailboxes set poll_after = now() - interval '1 second' where poll_after < 'infinity'",
  )
  await sql.query("update mailbox_files set fetch_after = now() - interval '1 s'")
  return await readMailboxes(context)
}

const test_of = async (id: string, options: RequestOptions) =>
  (await call('POST', `${path}/${id}/test`, undefined, options)).body.test_error as string | null

test('A claim is uploaded under a temporary name and renamed, with the configured name', async () => {
  const { server, options } = await connected({ outbound_name: '{date}_{kind}_{id}.x12' })
  await submitted('SBX-PAID-1', options)
  const [name, ...others] = [...server.files.keys()]
  assert.match(name!, /^\/in\/\d{8}_837p_trn_\w+\.x12$/)
  assert.equal(others.length, 0)
  const { body } = await call('GET', '/v1/claims', undefined, options)
  const x12 = await call('GET', `/v1/claims/${body.data[0].id}/x12`, undefined, options)
  assert.equal(server.files.get(name!)!.bytes.toString(), x12.body.data[0].text)
  const [write, rename] = server.actions.filter((each) => !each.startsWith('remove'))
  assert.match(write!, /^write \/in\/\..*\.part$/)
  assert.match(rename!, /^rename \/in\/\..*\.part \/in\//)
})

test('An upload that fails halfway leaves no file to be picked up, and is repeated', async () => {
  const { server, options } = await connected()
  server.state.cut_writes = true
  const id = await submitted('SBX-PAID-2', options)
  assert.deepEqual(
    [...server.files.keys()].filter((name) => !name.endsWith('.part')),
    [],
  )
  server.state.cut_writes = false
  await advanceClock('PT5M', options)
  await sendDocuments(context)
  assert.equal([...server.files.keys()].length, 1)
  const { rows } = await sql.query('select status from transmissions where claim_id = $1', [id])
  assert.deepEqual(rows, [{ status: 'sent' }])
})

test('Received files move the claim, are read once, and are kept, moved or deleted', async () => {
  const left: Record<string, RegExp> = {
    keep: /^\/out\/\d\.835$/,
    move: /^\/out\/archive\/\d\.835$/,
    delete: /^$/,
  }
  for (const [after_read, pattern] of Object.entries(left)) {
    const archive = after_read === 'move' ? { archive_folder: '/out/archive' } : {}
    const inbound = { inbound_pattern: '*.835', after_read, ...archive }
    const { server, options } = await connected(inbound)
    const id = await submitted('SBX-PAID-3', options)
    const [sent] = [...server.files.values()]
    server.files.clear()
    const text = sent!.bytes.toString()
    const sent_at = Temporal.Now.instant()
    for (const [i, { x12 }] of responsesTo({
      kind: '837P',
      text,
      sent_at,
      earlier: [],
    }).entries()) {
      server.lay(`/out/${i}.835`, x12)
    }
    server.lay('/out/readme.txt', 'not for us')
    const count = server.files.size - 1
    for (let round = 0; round < 2; round++) await poll()
    await advanceClock('PT1M', options)
    assert.equal((await readClaim(id, options)).status, 'paid', after_read)
    const reads = server.actions.filter((each) => each.startsWith('read'))
    assert.equal(reads.length, count, 'each was read once')
    for (const name of server.files.keys()) {
      if (name !== '/out/readme.txt') assert.match(name, pattern)
    }
    assert.ok(server.files.has('/out/readme.txt'))
    assert.equal(server.files.size, after_read === 'delete' ? 1 : count + 1)
  }
})

test('A file that is still being written waits for its trailer', async () => {
  const { server, options } = await connected()
  await submitted('SBX-PAID-4', options)
  const [sent] = [...server.files.values()]
  const sent_at = Temporal.Now.instant()
  const [first] = responsesTo({
    kind: '837P',
    text: sent!.bytes.toString(),
    sent_at,
    earlier: [],
  })
  server.lay('/out/a.x12', first!.x12.slice(0, 200))
  await poll()
  const documents = async () =>
    (await call('GET', '/v1/x12_documents', undefined, options)).body.data.length
  assert.equal(await documents(), 0)
  server.lay('/out/a.x12', first!.x12)
  await poll()
  assert.equal(await documents(), 1)
})

test('A test names what is wrong: the host key, the login, a folder, the host', async () => {
  const { server, options, id } = await connected()
  assert.equal(await test_of(id, options), null)
  const change = (body: object) => call('PATCH', `${path}/${id}`, body, options)
  await change({ credentials: { password: 'wrong' } })
  assert.match((await test_of(id, options))!, /rejected the username, the password or the key/)
  await change({ credentials: { private_key: 'not a key' } })
  assert.match((await test_of(id, options))!, /private_key` can't be read/)
  await change({ credentials: { password }, sftp: { ...server.settings, inbound_folder: '/no' } })
  assert.match((await test_of(id, options))!, /`\/no` doesn't exist/)
  const wrong_key = `SHA256:${'A'.repeat(43)}`
  await change({ sftp: { ...server.settings, host_key: wrong_key } })
  const mismatch = (await test_of(id, options))!
  assert.ok(mismatch.includes(server.settings.host_key), mismatch)
  await submitted('SBX-PAID-5', options)
  assert.equal(server.files.size, 0, 'nothing is sent to a server with another host key')
  await change({ sftp: { ...server.settings, port: 1 } })
  assert.match((await test_of(id, options))!, /couldn't be reached/)
  assert.ok(!log_lines.join('').includes(password))
})

test('A private key logs in', async () => {
  const key = newClientKey()
  const server = await startSftpServer({ username: 'hudson', key })
  const options: RequestOptions = { key: (await createTestAccount()).key }
  const body = { ...sftpConnection, sftp: server.settings, credentials: { private_key: key } }
  const made = await call('POST', path, body, options)
  assert.equal(await test_of(made.body.id, options), null)
  assert.ok(!made.text.includes('PRIVATE'))
})

test('Settings and credentials that do not fit the type are refused', async () => {
  const options: RequestOptions = { key: (await createTestAccount()).key }
  const host_key = `SHA256:${'A'.repeat(43)}`
  const folders = { outbound_folder: '/in', inbound_folder: '/out' }
  const sftp = { host: 'sftp.example.com', username: 'hudson', host_key, ...folders }
  const wrong: [param: string, fields: object][] = [
    ['sftp', { sftp: null }],
    ['sftp', { type: 'stedi', credentials: { api_key: 'k' } }],
    ['sftp.archive_folder', { sftp: { ...sftp, after_read: 'move' } }],
    ['sftp.host_key', { sftp: { ...sftp, host_key: 'MD5:00' } }],
    ['sftp.host', { sftp: { ...sftp, host: '169.254.169.254' } }],
    ['sftp.host', { sftp: { ...sftp, host: 'sftp.example.com:2222' } }],
    ['sftp.outbound_name', { sftp: { ...sftp, outbound_name: 'claims.x12' } }],
    ['sftp.outbound_folder', { sftp: { ...sftp, outbound_folder: 'a;b' } }],
    ['credentials.api_key', { credentials: { api_key: 'k' } }],
    ['credentials.password', { credentials: {} }],
    ['credentials.passphrase', { credentials: { password, passphrase: 'p' } }],
    ['type', { type: 'folder', sftp: null }],
    ['credentials.password', { type: 'simulated', sftp: null, credentials: { password } }],
  ]
  for (const [param, fields] of wrong) {
    const refused = await call('POST', path, { ...sftpConnection, sftp, ...fields }, options)
    assert.deepEqual([refused.status, refused.body.error?.param], [400, param], refused.text)
    assert.ok(!refused.text.includes(password))
  }
})

test('The host of a connection can be changed to a public one only', async () => {
  const { server, options, id } = await connected()
  const change = (host: string) =>
    call('PATCH', `${path}/${id}`, { sftp: { ...server.settings, host } }, options)
  const refused = await change('169.254.169.254')
  assert.deepEqual([refused.status, refused.body.error?.param], [400, 'sftp.host'], refused.text)
  assert.match(refused.body.error.message, /must resolve to public IP addresses only/)
  assert.equal((await change('sftp.example.com')).status, 200)
  assert.equal((await call('PATCH', `${path}/${id}`, { name: 'Other' }, options)).status, 200)
})

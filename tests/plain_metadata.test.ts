// Metadata that isn't encrypted is found by the hashes that triggers write.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { routes } from '#areas/index.ts'
import { plainMetadataHash } from '#kernel/metadata_index.ts'
import { createExample } from './examples.ts'
import { call, createTestAccount, sql } from './harness.ts'
import { sampleOf } from './sample.ts'

const { key, account } = await createTestAccount()
const lists = routes.flatMap(({ source }) => {
  const { properties = {} } = (source?.item ?? {}) as { properties?: object }
  const { fields = {} } = source?.kind.encryption ?? {}
  return source && 'metadata' in properties && !('metadata' in fields) ? [source.kind] : []
})

async function found(path: string, query: string, options: object = { key }) {
  const { status, body, text } = await call('GET', `${path}?${query}`, undefined, options)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: { id: string }) => id) as string[]
}

const hashesOf = async (id: string) => {
  const text = 'select encode(hash, $2) as hash from metadata_hashes where object_id = $1'
  const { rows } = await sql.query(text, [id, 'hex'])
  return rows.length
}

test('there are lists with plain metadata', () => assert.ok(lists.length >= 12))

for (const kind of sampleOf(lists, ({ table }) => table)) {
  test(`${kind.table} are filtered by their current metadata`, async () => {
    const path = `/v1/${kind.table}`
    const { id } = (await createExample(kind, { key })) as { id: string }
    const write = (metadata: object) =>
      sql.query(
        `update ${kind.table} set metadata = $3, version = version + 1
         where account = $1 and id = $2`,
        [account, id, metadata],
      )
    await write({ clinic: 'Zürich "west"', tier: 'gold' })
    const zurich = `metadata[clinic]=${encodeURIComponent('Zürich "west"')}`
    assert.deepEqual(await found(path, zurich), [id])
    assert.deepEqual(await found(path, `${zurich}&metadata[tier]=gold`), [id])
    assert.deepEqual(await found(path, `${zurich}&metadata[tier]=silver`), [])
    assert.deepEqual(await found(path, 'metadata[tie]=rgold'), [], 'the key has a length')
    await write({ tier: 'gold' })
    assert.deepEqual(await found(path, zurich), [])
    assert.deepEqual(await found(path, 'metadata[tier]=gold'), [id])
    await write({})
    assert.deepEqual(await found(path, 'metadata[tier]=gold'), [])
    assert.equal(await hashesOf(id), 0)
  })
}

test('metadata sent with a new object is found, only in its account, until it is deleted', async () => {
  const body = {
    url: 'https://example.com/hooks',
    event_types: ['*'],
    metadata: { team: 'billing' },
  }
  const { body: endpoint, text } = await call('POST', '/v1/webhook_endpoints', body, { key })
  assert.ok(endpoint.id, text)
  const path = '/v1/webhook_endpoints'
  assert.deepEqual(await found(path, 'metadata[team]=billing'), [endpoint.id])
  const other = await createTestAccount()
  assert.deepEqual(await found(path, 'metadata[team]=billing', { key: other.key }), [])
  await call('DELETE', `${path}/${endpoint.id}`, undefined, { key })
  assert.deepEqual(await found(path, 'metadata[team]=billing'), [])
  assert.equal(await hashesOf(endpoint.id), 0)
})

test("a scoped token can't filter practitioners by metadata", async () => {
  const { id: practitioner_id } = (
    await call(
      'POST',
      '/v1/practitioners',
      {
        name: { given: 'Ada', family: 'Okafor' },
        profession: 'psychologist',
        metadata: { tier: 'gold' },
      },
      { key },
    )
  ).body
  const scopes = ['practitioners:read']
  const token = await call('POST', '/v1/scoped_tokens', { practitioner_id, scopes }, { key })
  const options = { key: token.body.secret }
  assert.equal((await call('GET', '/v1/practitioners', undefined, options)).status, 200)
  const refused = await call('GET', '/v1/practitioners?metadata[tier]=gold', undefined, options)
  assert.equal(refused.status, 403)
})

test('a plain hash is the same in code and in the database', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((each) => !each.includes('\0'))
  const pairs = [...fc.sample(fc.tuple(text, text), 200), ['ключ', '値'], ['a:1', ':b']]
  const { rows } = await sql.query(
    `select plain_metadata_hash('deposit', key, value) as hash
     from unnest($1::text[], $2::text[]) with ordinality as pair (key, value, place)
     order by place`,
    [pairs.map(([one]) => one), pairs.map(([, value]) => value)],
  )
  for (const [at, [one, value]] of pairs.entries()) {
    assert.deepEqual(rows[at].hash, plainMetadataHash('deposit', one!, value!), `${one} ${value}`)
  }
})

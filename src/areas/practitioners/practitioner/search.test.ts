// Practitioners are found by the beginnings of words in their name, and ordered by family name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, sql } from '#tests/harness.ts'

const { key } = await createTestAccount()

async function add(given: string, family: string, parts: object = {}) {
  const body = { name: { given, family, ...parts }, profession: 'psychologist' }
  const { status, body: created, text } = await call('POST', '/v1/practitioners', body, { key })
  assert.equal(status, 200, text)
  return created.id as string
}

async function list(query: string, options: object = { key }) {
  const { status, body, text } = await call('GET', `/v1/practitioners?${query}`, undefined, options)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: { id: string }) => id) as string[]
}
const search = (q: string, more = '') => list(`q=${encodeURIComponent(q)}${more}`)

const maria = await add('María José', 'García-Núñez', { prefix: 'Dr.', suffix: 'PhD' })
const margot = await add('Margot', 'Łukasik', { middle: 'Ann' })
const brien = await add("Sinéad O'Mara", 'O’Brien')
const soren = await add('Søren', 'Straße')
const elena = await add('Елена', 'Йовович')
const ming = await add('明', '李')

const cases: [string, string[]][] = [
  ['mar gar', [maria]],
  ['MAR GAR', [maria]],
  ['gar mar', [maria]],
  ['María García', [maria]],
  ['nunez', [maria]],
  ['garcia-nunez', [maria]],
  ['jose', [maria]],
  ['mar', [margot, maria]],
  ['mar luk', [margot]],
  ['ann', [margot]],
  ['dr phd', [maria]],
  ["o'brien", [brien]],
  ['obri', [brien]],
  ['o’mara', [brien]],
  ['soren strasse', [soren]],
  ['ЕЛЕНА', [elena]],
  ['иов', [elena]],
  ['李', [ming]],
  ['aría', []],
  ['mar gar x', []],
  ['%', []],
  ['mar_', []],
  ['gar\\', []],
]
for (const [q, ids] of cases) {
  test(`q=${q} finds ${ids.length}`, async () => assert.deepEqual(await search(q), ids))
}

test('a search combines with filters and orders, and follows its cursor', async () => {
  assert.deepEqual(await search('mar', '&profession=psychologist&order=family_name'), [
    maria,
    margot,
  ])
  assert.deepEqual(await search('mar', '&profession=psychiatrist'), [])
  const first = await call('GET', '/v1/practitioners?q=mar&limit=1', undefined, { key })
  const { next_cursor } = first.body
  assert.deepEqual(await search('mar', `&limit=1&cursor=${next_cursor}`), [maria])
})

test('a comma belongs to the search, and a search of punctuation finds everyone', async () => {
  assert.deepEqual(await search('garcia, maria'), [maria])
  assert.equal((await search('. -')).length, 6)
})

test('a search with more than eight words is rejected', async () => {
  const path = '/v1/practitioners?q=a+b+c+d+e+f+g+h'
  assert.equal((await call('GET', path, undefined, { key })).status, 200)
  const { status, body } = await call('GET', `${path}+i`, undefined, { key })
  assert.equal(status, 400)
  assert.equal(body.error.param, 'q')
})

test('a changed name is found by its new words only, and never by a former name', async () => {
  const id = await add('Ines', 'Zabel')
  const name = { given: 'Ines', family: 'Quandt' }
  const former_names = [{ given: 'Ines', family: 'Zabel', use: 'old' }]
  const path = `/v1/practitioners/${id}`
  assert.equal((await call('PATCH', path, { name, former_names }, { key })).status, 200)
  assert.deepEqual(await search('quan'), [id])
  assert.deepEqual(await search('zabel'), [])
})

test('practitioners of another account are not found', async () => {
  const other = await createTestAccount()
  assert.deepEqual(await list('q=mar', { key: other.key }), [])
})

test('practitioners are ordered by family name without accents and case', async () => {
  const { key: own } = await createTestAccount()
  const families = ['Zöller', 'ábel', 'Abbott', 'Ødegaard', 'Oduya', 'abbott']
  for (const family of families) {
    const body = { name: { given: 'A', family }, profession: 'psychologist' }
    await call('POST', '/v1/practitioners', body, { key: own })
  }
  const namesBy = async (order: string) => {
    const path = `/v1/practitioners?order=${order}&limit=2`
    const names: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await call('GET', `${path}${cursor && `&cursor=${cursor}`}`, undefined, {
        key: own,
      })
      names.push(...body.data.map((each: any) => each.name.family.toLowerCase()))
      cursor = body.next_cursor
    }
    return names
  }
  const expected = ['abbott', 'abbott', 'ábel', 'ødegaard', 'oduya', 'zöller']
  assert.deepEqual(await namesBy('family_name'), expected)
  assert.deepEqual(await namesBy('-family_name'), expected.toReversed())
})

test('practitioners are ordered and filtered by the end of their verification cycle', async () => {
  const ends = new Map([
    [maria, '2030-03-01'],
    [soren, '2029-01-01'],
  ])
  for (const [id, day] of ends) {
    await sql.query(
      'update practitioners set cycle_ends_on = $2, version = version + 1 where id = $1',
      [id, day],
    )
  }
  assert.deepEqual(await list('order=cycle_ends_on'), [soren, maria])
  assert.deepEqual(await list('order=-cycle_ends_on'), [maria, soren])
  assert.deepEqual(await list('cycle_ends_on[lt]=2030-01-01'), [soren])
})

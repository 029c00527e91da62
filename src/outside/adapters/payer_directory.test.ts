// Tests that a payer directory of several thousand rows is loaded from CSV, searched by prefixes of
// names, aliases and IDs, and read by its indexes.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { searchPayers } from '#areas/claims/payer/store.ts'
import type { Statement } from '#db/sql.ts'
import { createPerson } from '#tests/person_examples.ts'
import {
  call,
  createTestAccount,
  db,
  outside,
  ownerConfig,
  type RequestOptions,
  secrets,
} from '#tests/harness.ts'
import { plansOf, rowsRead } from '#tests/query_plans.ts'
import { ingestPayers } from './payer_directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-payers-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const { account, key } = await createTestAccount()
const options: RequestOptions = { key }

function write(name: string, ...lines: string[]) {
  const file = join(folder, name)
  writeFileSync(file, lines.join('\n'))
  return file
}

const many = 6_000
const generated = Array.from({ length: many }, (_, i) => {
  const number = `${i}`.padStart(5, '0')
  return `X${number},Regional Plan ${number},Plan Regional|RP${number},HM,,required,`
})
const header =
  'payer_id,name,aliases,filing_code,claims_enrollment,remittances_enrollment,eligibility_enrollment'
const file = write(
  'payers.csv',
  header,
  ...generated,
  'BCCAL,"Blue Shield of California, Inc.",BSC|Blue Shield CA,BL,required,required,required',
  'PRTRI,Triple-S Salud de Puerto Rico,Salúd Boricua,CI,,required,',
  'BCCAL,Blue Cal,,,,,',
)
const first = await ingestPayers(ownerConfig, file)

const search = async (query: string) => {
  const { body, status, text } = await call('GET', `/v1/payers?${query}`, undefined, options)
  assert.equal(status, 200, text)
  return body as { data: any[]; has_more: boolean; next_cursor: string | null }
}
const ids = async (query: string) => (await search(query)).data.map(({ id }) => id)

test('Payers are found by prefixes of names, aliases and IDs, in any case and without accents', async () => {
  assert.equal(first.payers, many + 2)
  assert.deepEqual(await ids('q=blue+cal+inc'), ['BCCAL'])
  assert.deepEqual(await ids('q=BSC'), ['BCCAL'])
  assert.deepEqual(await ids('q=salud+bori'), ['PRTRI'])
  assert.deepEqual(await ids(`q=${encodeURIComponent('SÁLUD')}`), ['PRTRI'])
  assert.deepEqual(
    await ids('q=rp0420'),
    ['04200', '04201', '04202', '04203', '04204', '04205', '04206', '04207', '04208', '04209'].map(
      (n) => `X${n}`,
    ),
  )
  assert.deepEqual(await ids('q=x00017'), ['X00017'])
  assert.deepEqual(await ids('q=egional'), [], 'only the beginning of a word counts')
  assert.deepEqual(await ids('q=behavioral'), ['87726'], 'built-in payers are found too')
  assert.deepEqual(await ids('q=blue+cal+inc&filing_code=CI'), [])
})

test('A payer of the directory has its own enrollment rules, and coverages can name it', async () => {
  const { body } = await call('GET', '/v1/payers/BCCAL', undefined, options)
  assert.deepEqual(body.enrollment, { claims: true, remittances: true, eligibility: true })
  assert.deepEqual(body.aliases, ['BSC', 'Blue Shield CA', 'Blue Cal'])
  assert.equal(body.filing_code, 'BL')
  const { id: person_id } = await createPerson({}, options)
  const coverage = { person_id, payer_id: 'X00017', member_id: 'M1' }
  assert.equal((await call('POST', '/v1/coverages', coverage, options)).status, 200)
})

test('Pages follow each other by name, each payer once', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const at: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page = await search(`limit=100${at}`)
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
    assert.equal(page.has_more, cursor !== null)
  } while (cursor)
  assert.equal(new Set(seen).size, seen.length)
  assert.ok(seen.length > many)
  assert.ok(seen.indexOf('60054') < seen.indexOf('BCCAL'), 'Aetna comes before Blue Shield')
  const refused = await call('GET', '/v1/payers?q=blue&cursor=nonsense', undefined, options)
  assert.deepEqual([refused.status, refused.body.error.param], [400, 'cursor'])
})

test("An account's own payers are listed for it alone, and the directory's name wins", async () => {
  const own = { payer_id: 'LAKE1', name: 'Lakeside Plan' }
  const renamed = { payer_id: 'X00018', name: 'Our Name', network: 'in_network' }
  for (const body of [own, renamed]) {
    assert.equal((await call('POST', '/v1/payer_contracts', body, options)).status, 200)
  }
  assert.deepEqual(await ids('q=lakeside'), ['LAKE1'])
  const [listed] = (await search('q=x00018')).data
  assert.deepEqual([listed.name, listed.network], ['Regional Plan 00018', 'in_network'])
  const others = { key: (await createTestAccount()).key }
  const found = await call('GET', '/v1/payers?q=lakeside', undefined, others)
  assert.deepEqual(found.body.data, [])
})

test('A broken or much shorter file changes nothing', async () => {
  const wrong: [RegExp, string[]][] = [
    [/columns `payer_id` and `name`/, ['id,title', 'A,B']],
    [/Line 3: The payer ID/, [header, 'OK1,Fine,,,,,', 'not ok,Bad,,,,,']],
    [/Line 2: The name/, [header, 'OK1,,,,,,']],
    [/Line 2: The filing code/, [header, 'OK1,Fine,,ci,,,']],
    [/contains no payers/, [header]],
    [/The previous one had|the previous one had/, [header, 'OK1,Fine,,,,,']],
  ]
  for (const [message, lines] of wrong) {
    await assert.rejects(ingestPayers(ownerConfig, write('wrong.csv', ...lines)), message)
  }
  assert.deepEqual(await ids('q=bccal'), ['BCCAL'])
})

test("Stedi's file is read as it is", async () => {
  const stedi = write(
    'stedi.csv',
    'StediId,DisplayName,PrimaryPayerId,Aliases,Names,CoverageTypes',
    ...Array.from(
      { length: many },
      (_, i) => `S${i},Plan ${i},P${i},A${i}|B${i},Name ${i},medical`,
    ),
  )
  assert.deepEqual(await ingestPayers(ownerConfig, stedi), { payers: many })
  assert.deepEqual(await ids('q=b4321'), ['P4321'])
  await ingestPayers(ownerConfig, file)
})

test('A search reads a small part of the directory', async () => {
  const statements: Statement[] = []
  const words = [['blue'], ['regional', 'x0420'], []]
  await inAccount({ db, secrets, outside }, account, async (work) => {
    const recorded = {
      ...work,
      query: (async (one: Statement) => (statements.push(one), [])) as typeof work.query,
    }
    for (const each of words) {
      const after =
        each.length === 0 ? { name_key: 'regional plan 03000', id: 'X03000' } : undefined
      await searchPayers(recorded, [], { words: each, filing_code: undefined, after, limit: 11 })
    }
  })
  for (const [i, statement] of statements.entries()) {
    for (const [mode, plan] of await plansOf(statement, account)) {
      const read = rowsRead(plan)
      const limit = words[i]!.includes('regional') ? many * 1.5 : 200
      assert.ok(read < limit, `${words[i]} ${mode}: ${read}`)
    }
  }
})

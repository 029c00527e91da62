// Tests the clearinghouse folder: an outgoing file appears once and complete despite crashes, and an
// incoming file is read when complete and stays until it's stored.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sent } from '#tests/simulated_payer_claims.ts'
import { remittancePaper } from '#tests/x12_files.ts'
import { ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import { folderClearinghouse } from './folder.ts'

const home = mkdtempSync(join(tmpdir(), 'attune-folder-'))
after(() => rmSync(home, { recursive: true, force: true }))

let count = 0
function make() {
  const folder = join(home, `${count++}`)
  for (const room of ['in', 'out']) mkdirSync(join(folder, 'acct_1', room), { recursive: true })
  const at = (...names: string[]) => join(folder, 'acct_1', ...names)
  return { folder, at, house: folderClearinghouse(folder, 3) }
}

const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString()

test('A sent document appears in out/ unchanged, and sending it again has no effect', async () => {
  const { at, house: clearinghouse } = make()
  const { reference, responses: answers } = await clearinghouse.send(sent('A*B~'))
  assert.deepEqual([reference, answers], ['tx_1.837', []])
  assert.equal(readFileSync(at('out', 'tx_1.837'), 'utf8'), 'A*B~')
  await clearinghouse.send(sent('A*B~'))
  assert.deepEqual(readdirSync(at('out')), ['tx_1.837'])
  await assert.rejects(clearinghouse.send(sent('A*C~')), /A different document/)
  assert.equal(readFileSync(at('out', 'tx_1.837'), 'utf8'), 'A*B~')
})

test("A collected document isn't sent again", async () => {
  const { at, house: clearinghouse } = make()
  await clearinghouse.send(sent('A*B~'))
  rmSync(at('out', 'tx_1.837'))
  await clearinghouse.send(sent('A*B~'))
  assert.deepEqual(readdirSync(at('out')), [])
})

// As a crash leaves it after each step: half a draft; staged; staged and noted.
const drafted = (at: ReturnType<typeof make>['at']) =>
  readFileSync(at('sent', 'tx_1.837'), 'utf8').split(' ')[1]!
const crashes: [string, (at: ReturnType<typeof make>['at']) => void][] = [
  ['half written', (at) => writeFileSync(at('staged', '.tx_1.837.aa.writing'), 'A*')],
  ['staged', (at) => renameSync(at('out', 'tx_1.837'), at('staged', drafted(at)))],
]
for (const [when, crash] of crashes) {
  for (const noted of [false, true]) {
    test(`Sending resumes after a crash: ${when}${noted ? ', and noted' : ''}`, async () => {
      const { at, house: clearinghouse } = make()
      await clearinghouse.send(sent('A*B~'))
      crash(at)
      if (!noted) rmSync(at('sent', 'tx_1.837'))
      await clearinghouse.send(sent('A*B~'))
      assert.deepEqual(readdirSync(at('out')), ['tx_1.837'])
      assert.equal(readFileSync(at('out', 'tx_1.837'), 'utf8'), 'A*B~')
      assert.deepEqual(readdirSync(at('staged')), [])
    })
  }
}

test("Concurrent senders of a document send it once, even while it's collected", async () => {
  const { folder, at } = make()
  const collected: string[] = []
  const collect = () => {
    for (const name of readdirSync(at('out'))) {
      collected.push(readFileSync(at('out', name), 'utf8'))
      rmSync(at('out', name))
    }
  }
  const sending = Array.from({ length: 8 }, async () => {
    await folderClearinghouse(folder).send(sent('A*B~'))
    collect()
  })
  await Promise.all(sending)
  collect()
  assert.deepEqual(collected, ['A*B~'])
  assert.deepEqual(readdirSync(at('staged')), [])
})

test('Of two concurrent readers, one archives a file and the other finds it missing', async () => {
  const { folder, at, house: clearinghouse } = make()
  for (let i = 0; i < 5; i++) writeFileSync(at('in', `${i}.835`), remittancePaper)
  const other = folderClearinghouse(folder)
  const [ours, theirs] = await Promise.all([clearinghouse.receive(), other.receive()])
  assert.deepEqual([ours.length, theirs.length], [5, 5])
  await Promise.all([...ours.map(clearinghouse.markStored), ...theirs.map(other.markStored)])
  assert.deepEqual([await clearinghouse.receive(), await other.receive()], [[], []])
  assert.equal(readdirSync(at('archive')).length, 5)
})

test("A file that can't be stored doesn't delay the others", async () => {
  const { folder, at, house: clearinghouse } = make()
  mkdirSync(join(folder, 'acct_0', 'in'), { recursive: true })
  for (let i = 0; i < 25; i++) {
    writeFileSync(join(folder, 'acct_0', 'in', `${i}.835`), remittancePaper)
  }
  writeFileSync(at('in', 'era.835'), remittancePaper)
  const seen = [...(await clearinghouse.receive()), ...(await clearinghouse.receive())]
  assert.ok(seen.some(({ account }) => account === 'acct_1'))
})

test('An incoming file is returned until it is settled, and is then archived', async () => {
  const { at, house: clearinghouse } = make()
  writeFileSync(at('in', 'era1.835'), remittancePaper)
  const [first, ...more] = await clearinghouse.receive()
  assert.deepEqual([first!.account, textOf(first!), more], ['acct_1', remittancePaper, []])
  assert.deepEqual(await clearinghouse.receive(), [first])
  await clearinghouse.markStored(first!)
  assert.deepEqual(await clearinghouse.receive(), [])
  await clearinghouse.markStored(first!)
  const [stored] = readdirSync(at('archive'))
  assert.equal(readFileSync(at('archive', stored!), 'utf8'), remittancePaper)
})

test('A file that arrives under the same name before the first is settled is a different file', async () => {
  const { at, house: clearinghouse } = make()
  writeFileSync(at('in', 'era.835'), remittancePaper)
  const [first] = await clearinghouse.receive()
  writeFileSync(at('in', 'era.835'), remittancePaper.replace('TRACE1', 'TRACE2'))
  await clearinghouse.markStored(first!)
  const [second] = await clearinghouse.receive()
  assert.notEqual(second!.id, first!.id)
  assert.match(textOf(second!), /TRACE2/)
})

test('A file that is still being written waits; one that stays truncated is processed as is', async () => {
  const { at, house: clearinghouse } = make()
  writeFileSync(at('in', 'a.835.filepart'), remittancePaper)
  writeFileSync(at('in', '.b.835'), remittancePaper)
  const half = remittancePaper.slice(0, 300)
  writeFileSync(at('in', 'c.835'), half)
  assert.deepEqual(await clearinghouse.receive(), [])
  writeFileSync(at('in', 'c.835'), remittancePaper)
  const [whole] = await clearinghouse.receive()
  assert.equal(textOf(whole!), remittancePaper)
  await clearinghouse.markStored(whole!)
  writeFileSync(at('in', 'd.835'), half)
  assert.deepEqual(await clearinghouse.receive(), [])
  assert.deepEqual(await clearinghouse.receive(), [])
  const [cut] = await clearinghouse.receive()
  assert.equal(textOf(cut!), half)
})

test('Several files at once, with or without a trailing line break, and non-ASCII text are received', async () => {
  const { at, house: clearinghouse } = make()
  const latin = Buffer.from(remittancePaper.replace('ALEX', 'ALÉX'), 'latin1')
  writeFileSync(at('in', '1.835'), `${remittancePaper}\r\n`)
  writeFileSync(at('in', '2.835'), latin)
  for (let i = 3; i < 30; i++) writeFileSync(at('in', `${i}.835`), remittancePaper)
  const found = await clearinghouse.receive()
  assert.equal(found.length, 20)
  assert.ok(
    found.some(({ bytes }) => latin.equals(bytes)),
    'to the byte',
  )
})

test("A folder that can't be accessed counts as a clearinghouse that is down", async () => {
  writeFileSync(join(home, 'a_file'), '')
  const nowhere = folderClearinghouse(join(home, 'a_file'))
  await assert.rejects(nowhere.send(sent('A')), ClearinghouseDown)
  assert.deepEqual(await folderClearinghouse(join(home, 'absent')).receive(), [])
  const { house: clearinghouse } = make()
  await assert.rejects(
    clearinghouse.send(sent('A', { id: '../../etc/passwd' })),
    /The ID is invalid/,
  )
})

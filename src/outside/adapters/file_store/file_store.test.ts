// Tests both file stores against the same rules, S3 with a local server.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startS3 } from '#tests/local_s3.ts'
import { type FileStore, FileStoreError } from '#outside/ports/file_store.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-files-'))
const s3 = await startS3()
const stores: FileStore[] = [diskStore(join(folder, 'files')), s3Store(s3.settings)]
after(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function* pieces(file: Buffer, size = 65_536) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size)
}

async function digest(content: AsyncIterable<Uint8Array> | undefined) {
  assert.ok(content)
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}

const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex')

for (const store of stores) {
  test(`${store.name} returns the file that was stored, and removes it`, async () => {
    for (const size of [0, 5, 100_000, 20_000_003, 2 * 8 * 1_048_576]) {
      const file = randomBytes(size)
      await store.put('acct_1/file_1', pieces(file))
      assert.equal(await digest(await store.get('acct_1/file_1')), sha256(file), `${size} bytes`)
    }
    await store.remove('acct_1/file_1')
    assert.equal(await store.get('acct_1/file_1'), undefined)
    await store.remove('acct_1/file_1')
  })

  test(`${store.name} stores nothing of a file that breaks off`, async () => {
    async function* broken(size: number) {
      yield randomBytes(size)
      throw new Error('cut off')
    }
    for (const size of [1_000, 10_000_000]) {
      await assert.rejects(() => store.put('acct_1/file_2', broken(size)), /cut off/)
      assert.equal(await store.get('acct_1/file_2'), undefined)
    }
  })

  test(`${store.name} accepts no key that leaves its folder`, async () => {
    for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a b', '']) {
      await assert.rejects(() => store.put(key, pieces(randomBytes(1))), /file key/)
      await assert.rejects(() => store.get(key), /file key/)
      await assert.rejects(() => store.remove(key), /file key/)
    }
  })
}

test('A broken upload leaves no part of the file on the disk', () => {
  assert.deepEqual(readdirSync(join(folder, 'files', 'acct_1')), [])
})

test('A store that is away is reported as unavailable', async () => {
  const away = s3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:9/bucket' })
  writeFileSync(join(folder, 'blocked'), '')
  for (const store of [away, diskStore(join(folder, 'blocked'))]) {
    await assert.rejects(
      () => store.put('acct_1/file_3', pieces(randomBytes(10))),
      (error: unknown) => error instanceof FileStoreError && error.reason === 'unavailable',
    )
  }
})

test('A disk without space is reported as full, and keeps nothing', () => {
  const script = `
    import { readdirSync } from 'node:fs'
    import { diskStore } from '#outside/adapters/file_store/disk.ts'
    async function* content() { for (let i = 0; i < 64; i++) yield Buffer.alloc(65_536) }
    const error = await diskStore(process.argv[1]).put('acct_1/file_1', content()).catch((e) => e)
    console.log(error.reason, readdirSync(process.argv[1] + '/acct_1').length)`
  const target = join(folder, 'small')
  // A limit on the size of files fails as a full disk does.
  const command = 'ulimit -f 512; exec "$0" --input-type=module -e "$1" "$2"'
  const output = execFileSync('/bin/sh', ['-c', command, process.execPath, script, target])
  assert.equal(output.toString().trim(), 'full 0')
})

// A backup contains the files of documents, and a restore stores them again.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fingerprintsOf } from '#cli/backup_secrets.ts'
import { backUp } from '#db/backup.ts'
import { checkBackup, DamagedBackup, silent } from '#db/backup_file.ts'
import { restoreRows } from '#db/restore.ts'
import { diskStore } from '#outside/adapters/file_store/disk.ts'
import { root } from '#settings/config.ts'
import { makeEmptyDatabase } from './database.ts'
import { ownerConfig, secrets } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-stored-files-'))
const target = await makeEmptyDatabase()
after(async () => {
  await target.drop()
  rmSync(folder, { recursive: true, force: true })
})

const whole = join(folder, 'whole')
const files = join(folder, 'files')
const origin = { environment: 'sandbox', secrets: {}, fingerprints: fingerprintsOf(secrets) }
const contents = new Map([0, 1, 49_152, 200_000].map((size) => [`acct_1/dfil_${size}`, size]))
const bytes = new Map([...contents].map(([key, size]) => [key, randomBytes(size)]))

async function* pieceOf(file: Buffer) {
  yield file
}

test('the files of documents are backed up and restored', async () => {
  for (const [key, file] of bytes) await diskStore(files).put(key, pieceOf(file))
  const counts = await backUp(ownerConfig, whole, origin, silent, files)
  assert.equal(counts.files, bytes.size)
  const header = await checkBackup(whole)
  const restored = diskStore(join(folder, 'restored'))
  const save = restored.put
  const migrations = join(root, 'migrations')
  const loaded = await restoreRows(target.owner, header, whole, migrations, silent, save)
  assert.deepEqual(loaded, counts)
  for (const [key, file] of bytes) {
    const found = Buffer.concat(await Array.fromAsync((await restored.get(key))!))
    assert.ok(file.equals(found), key)
  }
})

test('a backup that lacks a file is refused, and one without files is read', async () => {
  const text = gunzipSync(readFileSync(whole)).toString()
  const lacking = join(folder, 'lacking')
  writeFileSync(lacking, gzipSync(text.replace(/\n\{"file":.*\n(?:[^\\].*\n)*\\\.\n/, '\n')))
  await assert.rejects(() => checkBackup(lacking), DamagedBackup)
  const earlier = join(folder, 'earlier')
  const without_files = text
    .replaceAll(/\{"file":.*\n(?:[^\\].*\n)*\\\.\n/g, '')
    .replace(/,"files":4/, '')
    .replace('"attune_backup":3', '"attune_backup":2')
  writeFileSync(earlier, gzipSync(without_files))
  assert.equal((await checkBackup(earlier)).attune_backup, 2)
})

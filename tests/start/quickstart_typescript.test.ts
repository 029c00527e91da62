// "Quickstart in TypeScript", as one program with the packed SDK, on a service after its first
// start. It prints what the guide shows below each part.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { root } from '#settings/config.ts'
import { installPacked } from '#tests/sdk/packed.ts'
import { freePort, startService, temporaryHome } from './process.ts'

const guide = readFileSync(join(root, 'docs/guides/quickstart-typescript.md'), 'utf8')
const parts = [...guide.matchAll(/```ts\n([^]*?)```\n\n```text\n([^]*?)```/g)]

test('the quickstart in TypeScript prints what the guide shows', async () => {
  const { home, remove } = temporaryHome()
  const service = startService({ ATTUNE_HOME: home, PORT: String(await freePort()) })
  after(async () => {
    service.child.kill('SIGTERM')
    await service.exited
    remove()
  })
  const { folder, write } = await installPacked()
  await service.ready()
  symlinkSync(home, join(folder, '.attune'))
  write('quickstart.ts', parts.map(([, code]) => code).join(''))
  const { stdout } = await promisify(execFile)(process.execPath, ['quickstart.ts'], {
    cwd: folder,
    timeout: 240_000,
  })
  assert.equal(stdout, parts.map(([, , text]) => text).join(''))
  assert.equal(parts.length, guide.match(/```ts\n/g)!.length, 'every part is followed by its text')
})

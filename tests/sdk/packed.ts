// The SDK as npm would publish it: packed, and unpacked into an empty folder.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { root } from '#settings/config.ts'
import { onceInRun } from '../once_in_run.ts'

export async function installPacked() {
  const packed = await onceInRun('packed-sdk', pack)
  const folder = mkdtempSync(join(tmpdir(), 'attune-sdk-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const installed = join(folder, 'node_modules/attune')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(packed, archive), '-C', installed, '--strip-components=1'])
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', '{"type":"module"}')
  const { files } = JSON.parse(readFileSync(join(packed, description), 'utf8')) as Packed
  return { folder, installed, files: files.map(({ path }) => path), write }
}

const [archive, description] = ['packed.tgz', 'packed.json']

// In a copy, because the sources are used meanwhile.
function pack(folder: string) {
  const source = join(folder, 'source')
  const isBuilt = (path: string) => path === join(root, 'sdk/dist')
  cpSync(join(root, 'sdk'), source, { recursive: true, filter: (path) => !isBuilt(path) })
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
    env: { ...process.env, PATH, npm_config_offline: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [packed] = Object.values(JSON.parse(printed.slice(printed.search(/^[[{]/m)))) as Packed[]
  renameSync(join(folder, packed!.filename), join(folder, archive))
  writeFileSync(join(folder, description), JSON.stringify(packed))
}

type Packed = { filename: string; files: { path: string }[] }

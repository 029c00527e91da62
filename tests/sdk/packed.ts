// The SDK as npm would publish it: packed, and unpacked into an empty folder.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { root } from '#settings/config.ts'

export function installPacked() {
  const folder = mkdtempSync(join(tmpdir(), 'attune-sdk-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  // In a copy, because several tests build it at the same time.
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
  const packed = Object.values(JSON.parse(printed.slice(printed.search(/^[[{]/m)))) as Packed[]
  const installed = join(folder, 'node_modules/attune')
  mkdirSync(installed, { recursive: true })
  const archive = join(folder, packed[0]!.filename)
  execFileSync('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', '{"type":"module"}')
  return { folder, installed, files: packed[0]!.files.map(({ path }) => path), write }
}

type Packed = { filename: string; files: { path: string }[] }

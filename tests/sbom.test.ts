// The software bill of materials: generated from the lockfile, offline and complete.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '#settings/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-sbom-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('npm run sbom writes every package of the lockfile, with its digest, offline', () => {
  const file = join(folder, 'sbom.cdx.json')
  // Nothing listens there: any request for a package fails.
  const nowhere = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: folder }
  const env = { ...process.env, ...nowhere }
  execFileSync('npm', ['run', 'sbom', '--', file], { cwd: root, env, stdio: 'pipe' })
  const document = read(file)
  assert.equal(document.bomFormat, 'CycloneDX')
  const { name, version } = read(join(root, 'package.json'))
  const { component } = document.metadata
  assert.deepEqual([component.name, component.version], [name, version])

  const entries = Object.entries<any>(read(join(root, 'package-lock.json')).packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link,
  )
  const nameOf = ([path, entry]: [string, any]) =>
    `${entry.name ?? path.split('node_modules/').at(-1)}@${entry.version}`
  const locked = entries.map(nameOf)
  // A bundled package is part of another one, whose digest covers it.
  const bundled = entries.filter(([, entry]) => entry.inBundle).map(nameOf)
  const listed = document.components.map((one: any) => `${one.name}@${one.version}`)
  assert.deepEqual([...new Set(listed)].sort(), [...new Set(locked)].sort())
  for (const one of document.components) {
    const is_bundled = bundled.includes(`${one.name}@${one.version}`)
    assert.ok(is_bundled || one.hashes?.length > 0, one.name)
  }
})

test('the security policy says where to report, what to expect and when we disclose', () => {
  const policy = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  for (const part of [/coordinated disclosure/i, /within \d+ (business )?days/i, /safe harbor/i]) {
    assert.match(policy, part)
  }
  assert.match(policy, /SECURITY_CONTACT/)
  assert.match(policy, /npm run sbom/)
})

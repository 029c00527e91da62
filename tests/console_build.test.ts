// The built console: small before its first screen, without inline code, and correctly typed.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { root } from '#settings/config.ts'

const dist = join(root, 'console', 'dist')
const most_gzipped_bytes = 250_000

const read = (name: string) => readFileSync(join(dist, name), 'utf8')

// A chunk and everything it imports at once, not what it loads later.
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, other] of read(`assets/${name}`).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) {
    withImports(other!, found)
  }
  return found
}

test('the first screen needs at most 250 kB of JavaScript, gzipped', () => {
  assert.ok(existsSync(dist), 'the console is built by "npm test"')
  const page = read('index.html')
  const first = [...page.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name!)
  const home = readdirSync(join(dist, 'assets')).filter((name) => /^home-.*\.js$/.test(name))
  assert.equal(home.length, 1, 'the first screen is a chunk of its own')
  const chunks = new Set([...first, ...home].flatMap((name) => [...withImports(name)]))
  const bytes = [...chunks]
    .map((name) => gzipSync(read(`assets/${name}`)).length)
    .reduce((sum, size) => sum + size, 0)
  assert.ok(bytes <= most_gzipped_bytes, `${bytes} bytes in ${chunks.size} files`)
})

test('the page has no inline code and loads nothing from elsewhere', () => {
  const page = read('index.html')
  assert.equal(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/.test(page), false)
  for (const [, url] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
    assert.match(url!, /^\/console\/assets\/[\w.-]+$/)
  }
  for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))) {
    assert.equal(/url\((?!["']?\/console\/)/.test(read(`assets/${name}`)), false, name)
  }
})

test('the compiler agrees with the console', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '--noEmit', '-p', 'console'], { cwd: root, stdio: 'pipe' })
})

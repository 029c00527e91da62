// Checks of the code itself: the rules of STYLE.md that a machine can keep.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '#config.ts'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
const everything = tracked
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const code = everything.filter((file) => /\.(ts|mjs)$/.test(file))
const files = code.filter((file) => file.startsWith('src/') && !file.endsWith('.test.ts'))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

// './x' is this room; '#x' is another.
const imports = (file: string) =>
  [...text(file).matchAll(/(?:from |import |import\()'([.#][^']+)'/g)].map(([, path]) =>
    path!.startsWith('#') ? join('src', path!.slice(1)) : join(dirname(file), path!),
  )

// The floors of the house, from the roof down: a file may import its own floor and those below.
const floors = [
  /^src\/(main|service|databases|reload|listen|tls)\.ts$|^src\/cli\//,
  /^src\/(work|seed)\/|^src\/docs\/|^src\/http\/(server|documentation|front)\.ts$/,
  /^src\/resources\/\w+\.ts$/,
  /^src\/resources\//,
  /^src\/(http|outside)\//,
  /^src\/(?!startup_error|home)\w+\.ts$/,
  /^src\/(db|catalogue|x12)\/|^src\/(startup_error|home)\.ts$/,
]
const floor = (file: string) => floors.findIndex((pattern) => pattern.test(file))

// The resources, in the order care happens: each may import itself and those before it.
const care = (
  'account api_key request_log audit_entry event webhook_endpoint permission person consent ' +
  'practitioner verification scoped_token emergency_access availability session ' +
  'session_series calendar_feed note psychotherapy_note risk_flag assessment matching ledger_entry ' +
  'charge adjustment payer coverage eligibility_check transmission x12_document claim payment ' +
  'refund dispute payout remittance exchange deposit estimate superbill statement ledger_proof ' +
  'disclosure person_record test_clock waitlist'
).split(' ')
const place = (file: string) => care.indexOf(file.split('/')[2]!)

test('every file has its floor, and imports go down, never up', () => {
  for (const file of files) {
    assert.notEqual(floor(file), -1, `${file} stands on no floor`)
    for (const target of imports(file)) {
      const below = floor(target) > floor(file)
      const level = floor(target) === floor(file)
      const inCare = file.startsWith('src/resources/') && target.startsWith('src/resources/')
      const beside = level && (!inCare || place(target) <= place(file))
      assert.ok(below || beside, `${file} reaches up to ${target}`)
    }
  }
})

test('every resource has its place in the order of care', () => {
  const folders = files
    .filter((file) => /^src\/resources\/\w+\//.test(file))
    .map((f) => f.split('/')[2])
  assert.deepEqual([...new Set(folders)].sort(), [...care].sort())
})

test('a resource shows its verbs to others, not its SQL', () => {
  for (const file of files) {
    const stores = imports(file).filter((target) => target.endsWith('/store.ts'))
    assert.ok(
      stores.every((store) => dirname(store) === dirname(file)),
      file,
    )
  }
})

test('a file says what it is, fits on a page or two, and no line is wider than 100', () => {
  for (const file of code) {
    const lines = text(file).split('\n')
    assert.match(lines[0]!, /^\/\/ /, `${file} does not say what it is`)
    if (file.endsWith('.test.ts')) continue // Tables of cases are as long and as wide as they are.
    assert.ok(lines.length <= 250, `${file} has ${lines.length} lines`)
    for (const [i, line] of lines.entries()) {
      assert.ok(line.length <= 100, `${file}:${i + 1} is too wide`)
    }
  }
})

test('every file is imported by another, or is where something starts', () => {
  const starts = ['src/main.ts', 'src/cli/attune.ts']
  const reached = new Set([...code.flatMap(imports), ...starts])
  assert.deepEqual(
    files.filter((file) => !reached.has(file)),
    [],
  )
})

test('nothing but config.ts reads the environment, and no rule reads the machine’s clock', () => {
  for (const file of files) {
    const allowed = file === 'src/config.ts' || file === 'src/main.ts'
    if (!allowed) assert.doesNotMatch(text(file), /process\.env\b/, file)
    if (!/certificate|security_txt/.test(file)) {
      assert.doesNotMatch(text(file), /Date\.now\(|new Date\(\)|Temporal\.Now/, file)
    }
  }
})

test('no name that says nothing: utils, helpers, common, services, core, lib, types', () => {
  const empty = /(^|\/)(utils?|helpers?|common|services|core|lib|misc)(\/|\.ts$)/
  assert.deepEqual(
    code.filter((file) => empty.test(file)),
    [],
  )
  const indexes = code.filter((file) => file.endsWith('/index.ts'))
  assert.deepEqual(indexes, ['src/resources/index.ts'])
})

test('the lockfile pins everything and names no address', () => {
  for (const file of everything.filter((name) => name.endsWith('package-lock.json'))) {
    const lock = JSON.parse(text(file))
    for (const [name, entry] of Object.entries<any>(lock.packages)) {
      assert.equal(entry.resolved, undefined, `${file}: ${name} names an address`)
      if (name && !entry.link) assert.ok(entry.integrity, `${file}: ${name} has no integrity`)
    }
  }
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text('package.json'))
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies }
  for (const [name, version] of Object.entries<string>(versions)) {
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} is not pinned`)
  }
})

// Checks of the code itself: the rules of STYLE.md that a machine can keep.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { areas } from '#areas/index.ts'
import { root } from '#settings/config.ts'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
const everything = tracked
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const code = everything.filter((file) => /\.(tsx?|mjs)$/.test(file))
const files = code.filter((file) => file.startsWith('src/') && !file.endsWith('.test.ts'))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

// './x' is the same folder; '#x' is a path below src/.
const imports = (file: string) =>
  [...text(file).matchAll(/(?:from |import |import\()'([.#][^']+)'/g)].map(([, path]) =>
    path!.startsWith('#') ? join('src', path!.slice(1)) : join(dirname(file), path!),
  )

// The layers, top to bottom. A file imports its own layer and the layers below it.
const layers = [
  /^src\/main\.ts$|^src\/cli\//,
  /^src\/app\//,
  /^src\/(jobs|seed|agents|fhir|docs)\//,
  /^src\/areas\/index\.ts$/,
  /^src\/areas\//,
  /^src\/http\//,
  /^src\/outside\/(adapters|webhook)\//,
  /^src\/kernel\/|^src\/outside\/ports\//,
  /^src\/crypto\//,
  /^src\/(db|catalogue|settings|pdf|x12)\//,
]
const layer = (file: string) => layers.findIndex((pattern) => pattern.test(file))
const area = (file: string) => areas.findIndex(({ name }) => name === file.split('/')[2])

test('imports go down: to the same layer or a lower one, and to the same area or an earlier one', () => {
  for (const file of files) {
    assert.notEqual(layer(file), -1, `${file} is in no layer`)
    for (const target of imports(file)) {
      const below = layer(target) > layer(file)
      const inAreas = /^src\/areas\/\w+\//.test(file) && /^src\/areas\/\w+\//.test(target)
      const adjacent = layer(target) === layer(file) && (!inAreas || area(target) <= area(file))
      assert.ok(below || adjacent, `${file} imports ${target}, which is above it`)
    }
  }
})

// In the type position of a declaration, a generic or a cast.
const is_any = /(?:[:<,|&(=]|\bas|=>)\s*any\b(?!\s*[(:'])/

test('`any` has its reason in a comment, there are few, and nothing is cast to never', () => {
  let count = 0
  for (const file of files) {
    const lines = text(file).split('\n')
    for (const [at, line] of lines.entries()) {
      assert.ok(!/\bas never\b/.test(line), `${file}:${at + 1} casts to never`)
      if (!is_any.test(line.replace(/\/\/.*$|'[^']*'/g, ''))) continue
      if (/by_value, any \}/.test(line)) continue // A field of that name.
      count++
      const explained = /`any`/.test(`${lines[at - 1]}${line}`)
      assert.ok(explained, `${file}:${at + 1} doesn't say why it needs any`)
    }
  }
  assert.ok(count > 0 && count <= 20, `${count} lines with any`)
})

// A call reaches outside parties through the ports it carries. The command line reads registry files
// itself, and the documentation describes the sandbox's values.
const adapters = /^src\/outside\/adapters\//
const uses_adapters = /^src\/(app|cli|docs)\/|^src\/jobs\/audit_heads\.ts$/

test('only app/, the command line and the documentation import adapters', () => {
  for (const file of files.filter((name) => !adapters.test(name) && !uses_adapters.test(name))) {
    const found = imports(file).filter((target) => adapters.test(target))
    assert.deepEqual(found, [], `${file} imports an adapter; use a port of src/outside/ports`)
  }
})

test('every folder of areas/ is listed in areas/index.ts', () => {
  const folders = files
    .filter((file) => /^src\/areas\/\w+\//.test(file))
    .map((f) => f.split('/')[2])
  assert.deepEqual([...new Set(folders)].sort(), areas.map(({ name }) => name).sort())
})

// ARCHITECTURE.md is one page and matches the tree.
const page = text('ARCHITECTURE.md')
const tree = page.split('```')[1]!.split('\n')
const entries = (indent: string) =>
  tree.flatMap((line) => new RegExp(`^${indent}([\\w.]+)/? {2,}\\S`).exec(line)?.[1] ?? [])
const prose = page.split('```').filter((_, i) => i !== 1)

test('ARCHITECTURE.md fits on one page', () => {
  const lines = page.trimEnd().split('\n')
  assert.ok(lines.length <= 60, `${lines.length} lines`)
  assert.deepEqual(
    lines.filter((line) => line.length > 140),
    [],
  )
})

test('ARCHITECTURE.md names every folder of src/, in the order of the layers', () => {
  const named = entries('  ')
  assert.deepEqual(named.toSorted(), [...new Set(files.map((f) => f.split('/')[1]!))].sort())
  const highest = named.map((name) => {
    const inside = files.filter((f) => f === `src/${name}` || f.startsWith(`src/${name}/`))
    return Math.min(...inside.map(layer))
  })
  assert.deepEqual(
    highest,
    highest.toSorted((a, b) => a - b),
  )
})

test('ARCHITECTURE.md names every area, in the order of areas/index.ts', () => {
  assert.deepEqual(
    entries('    '),
    areas.map(({ name }) => name),
  )
})

test('every path in ARCHITECTURE.md exists', () => {
  const quoted = prose.flatMap((part) => [...part.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)])
  const paths = quoted.map(([, path]) => path!).filter((path) => /\/|\.\w+$/.test(path))
  assert.ok(paths.length > 10)
  // The name of a file alone is one that resources have.
  const inResources = (name: string) =>
    files.some((f) => f.startsWith('src/areas/') && f.endsWith(`/${name}`))
  for (const path of paths) assert.ok(existsSync(join(root, path)) || inResources(path), path)
  for (const line of tree) {
    const folder = /^ +([\w]+)\/ /.exec(line)?.[1]
    const below = [...line.matchAll(/ ([a-z_]+\/|[a-z_]+\.ts)(?=[ ,.;)])/g)].slice(1)
    for (const [, name] of below) assert.ok(existsSync(join(root, 'src', folder!, name!)), line)
  }
})

test('a resource shows its verbs to others, not its SQL', () => {
  for (const file of files) {
    const stores = imports(file).filter((target) => target.endsWith('/store.ts'))
    assert.ok(
      stores.every((store) => file.startsWith(dirname(store))),
      file,
    )
  }
})

test('a file begins with its responsibility, is short, and no line is wider than 100', () => {
  for (const file of code) {
    const lines = text(file).split('\n')
    assert.match(lines[0]!, /^\/\/ /, `${file} does not say what it is`)
    if (file.endsWith('.test.ts')) continue // Tables of cases are as long and as wide as they are.
    if (file.startsWith('sdk/src/generated/')) continue // As long as the API.
    assert.ok(lines.length <= 300, `${file} has ${lines.length} lines`)
    for (const [i, line] of lines.entries()) {
      assert.ok(line.length <= 100, `${file}:${i + 1} is too wide`)
    }
  }
})

// Threads and what they load are named by their address.
const loaded = (file: string) =>
  [...text(file).matchAll(/(?:new URL|import\.meta\.resolve)\('(?:\.\/)?([\w/]+\.ts)'/g)].map(
    ([, path]) => join(dirname(file), path!),
  )

test('every file is imported, loaded or an entry point', () => {
  const starts = ['src/main.ts', 'src/cli/attune.ts']
  const reached = new Set([...code.flatMap(imports), ...files.flatMap(loaded), ...starts])
  assert.deepEqual(
    files.filter((file) => !reached.has(file) && !file.endsWith('.d.ts')),
    [],
  )
})

test('nothing but settings/ reads the environment, and no rule reads the machine’s clock', () => {
  for (const file of files) {
    const allowed = /^src\/settings\/(variables|program_name)\.ts$|^src\/cli\/serve\.ts$/.test(file)
    if (!allowed) assert.doesNotMatch(text(file), /process\.env\b/, file)
    if (!/certificate|security_txt|sample_dates/.test(file)) {
      assert.doesNotMatch(text(file), /Date\.now\(|new Date\(\)|Temporal\.Now/, file)
    }
  }
})

// Caches and registers belong to an object that app/ creates and passes down. Tables that are built
// once and never change are fine.
const state =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[\]))/gm
const writes = (name: string) =>
  new RegExp(
    `\\b${name}(?:\\.(?:set|add|push|delete|clear|shift|pop|unshift|splice)\\(|\\[[^\\]]+\\] = )`,
  )

test('No module has mutable state', () => {
  const found = files.flatMap((file) =>
    [...text(file).matchAll(state)]
      .filter(([, variable, constant]) => variable || writes(constant!).test(text(file)))
      .map(([, variable, constant]) => `${file}: ${variable ?? constant}`),
  )
  assert.deepEqual(found, [])
})

test('The ranking engine has no call and no SQL', () => {
  const engine = files.filter((file) => file.startsWith('src/areas/matching/ranking/'))
  assert.ok(engine.length > 0)
  const infrastructure = /^src\/(db|kernel|http|outside|app|jobs)\/|\/store\.ts$/
  for (const file of engine) {
    const targets = imports(file).filter((target) => infrastructure.test(target))
    assert.deepEqual(targets, [], `${file} imports infrastructure`)
    assert.doesNotMatch(text(file), /\bCall\b|\bsql`/, file)
  }
})

test('no name that says nothing: utils, helpers, common, services, core, lib, types', () => {
  const empty = /(^|\/)(utils?|helpers?|common|services|core|lib|misc)(\/|\.ts$)/
  // The SDK has a file for each resource: services are what persons book.
  const written = code.filter((file) => !file.startsWith('sdk/src/generated/'))
  assert.deepEqual(
    written.filter((file) => empty.test(file)),
    [],
  )
  const indexes = code.filter((file) => file.endsWith('/index.ts'))
  for (const file of indexes) assert.match(file, /^src\/areas\/(\w+\/)?index\.ts$/)
})

// Words that engineers, clinicians and billers don't use: in declared names, and in comments.
const quaint_names =
  /^(told|asked|said|saying|unsaid|kept|heard|came|house|door|anew|whoever|besides|carer|mend|stranger|somebody|nobody|entrance|trail|twin|telling|wish|judge)$/i
const quaint_comments = /\b(anew|besides|whoever|carers?|mends?|mended|for ever|keeper|trail)\b/i

test('names and comments use the terms of the field', () => {
  const word_lists = ['tests/tidy.test.ts', 'tests/voice.test.ts']
  for (const file of code.filter((name) => !word_lists.includes(name))) {
    const source = text(file).replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''")
    for (const [, name] of source.matchAll(/\b(?:const|let|function\*?|type|interface) (\w+)/g)) {
      assert.doesNotMatch(name!, quaint_names, `${file}: ${name}`)
    }
    for (const [comment] of source.matchAll(/(?<=^|\s)\/\/ .*$/gm)) {
      assert.doesNotMatch(comment, quaint_comments, `${file}: ${comment}`)
    }
  }
  for (const file of everything.filter((name) => /^migrations\/.*\.sql$/.test(name))) {
    for (const [comment] of text(file).matchAll(/-- .*$/gm)) {
      assert.doesNotMatch(comment, quaint_comments, `${file}: ${comment}`)
    }
  }
})

test('every area has a README', () => {
  for (const { name } of areas) assert.ok(existsSync(join(root, 'src/areas', name, 'README.md')))
})

test('the lockfile pins everything and names no address', () => {
  for (const file of everything.filter((name) => name.endsWith('package-lock.json'))) {
    const lock = JSON.parse(text(file))
    for (const [name, entry] of Object.entries<any>(lock.packages)) {
      // A package of this repository is a link to its folder.
      const own = entry.link ? entry.resolved : undefined
      assert.equal(entry.resolved, own, `${file}: ${name} names an address`)
      if (own) assert.ok(existsSync(join(root, own, 'package.json')), `${file}: ${name}`)
      // A bundled package is part of another one, whose integrity covers it.
      if (name.includes('node_modules/') && !own && !entry.inBundle) {
        assert.ok(entry.integrity, `${file}: ${name} has no integrity`)
      }
    }
  }
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text('package.json'))
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies }
  for (const [name, version] of Object.entries<string>(versions)) {
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} is not pinned`)
  }
})

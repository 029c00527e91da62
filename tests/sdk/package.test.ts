// The package that npm would publish: what it contains, its size, and the types its users see.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { root } from '#settings/config.ts'
import { routes } from '#areas/index.ts'
import { exampleCall } from '#docs/sdk/method.ts'
import { installPacked } from './packed.ts'

const { folder, installed, files, write } = await installPacked()
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('it contains the compiled code, its types, a README and the license, and nothing else', () => {
  const odd = files.filter(
    (path) => !/^dist\/.*\.(js|d\.ts)$|^(package\.json|README\.md|LICENSE)$/.test(path),
  )
  assert.deepEqual(odd, [])
  for (const path of ['README.md', 'LICENSE', 'dist/attune.js', 'dist/attune.d.ts']) {
    assert.ok(files.includes(path), path)
  }
  const { dependencies, peerDependencies, version } = JSON.parse(read('sdk/package.json'))
  assert.deepEqual([dependencies, peerDependencies], [undefined, undefined])
  assert.equal(version, JSON.parse(read('package.json')).version)
})

// Everything that an entry point imports, in one text without comments and indentation. A minifier
// also shortens names, so this is more than users load.
function bundled(entry: string, seen = new Set<string>()): string {
  if (seen.has(entry)) return ''
  seen.add(entry)
  const text = readFileSync(join(installed, 'dist', entry), 'utf8')
  const imported = [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, path]) =>
    join(entry, '..', path!),
  )
  const bare = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+/gm, '')
  return bare + imported.map((path) => bundled(path, seen)).join('')
}

test('the client is under 25 kB compressed, with all resources or without', (t) => {
  const sizes = ['client.js', 'attune.js', 'webhooks.js'].map(
    (entry) => gzipSync(bundled(entry)).length,
  )
  const [client, everything, webhooks] = sizes as [number, number, number]
  t.diagnostic(`client ${client}, with all resources ${everything}, webhooks ${webhooks} bytes`)
  assert.ok(client < 10_000, `${client} bytes`)
  assert.ok(everything < 25_000, `${everything} bytes`)
  assert.ok(webhooks < 5_000, `${webhooks} bytes`)
})

test('webhooks and a single resource load nothing of the others', () => {
  assert.doesNotMatch(bundled('webhooks.js'), /claims|fetch/)
  assert.doesNotMatch(bundled('generated/resources/sessions.js'), /claims|practitioners\//)
})

const settings = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  },
}

function compile(name: string, text: string) {
  write(name, text)
  const config = `tsconfig.${name}.json`
  write(config, JSON.stringify({ ...settings, files: [name] }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', join(folder, config)], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stdout)
}

const head = "import { Attune } from 'attune'\ndeclare const attune: Attune\n"
const inFunction = (code: string) => `async () => {\n${code}\n}\n`

test('the example of every method compiles', () => {
  const examples = routes.map((route) => `;(${inFunction(exampleCall(route))})`)
  compile('examples.ts', head + examples.join(''))
})

test('the code of the README compiles', () => {
  const blocks = [...read('sdk/README.md').matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code!)
  assert.ok(blocks.length >= 9)
  const bodies = blocks.map((code) => code.replaceAll(/^import .*\n/gm, ''))
  const given = `
    import { Attune, ConflictError, ConsentRequiredError, type PaymentCreateParams } from 'attune'
    declare const process: { env: Record<string, string | undefined> }
    declare function readFileSync(path: string, encoding: string): string
    declare function writeFile(path: string, bytes: Uint8Array): Promise<void>
    declare const practitioner_id: string, person_id: string, starts_at: string
    declare const session_id: string, note_id: string, invoice_id: string
    declare const payment: PaymentCreateParams
    declare const request: Request\n`
  const attune = 'const attune = {} as Attune\n'
  const wrapped = bodies.map(
    (code) => `;(${inFunction(code.includes('new Attune(') ? code : attune + code)})`,
  )
  compile('readme.ts', given + wrapped.join(''))
})

test('types are precise where they should be and open where they must be', () => {
  const code = `${head}
    import type { Session, AttuneEvent, DryRun, ErrorCode, ListResponse } from 'attune'
    import { unwrap } from 'attune/webhooks'
    declare const session: Session
    declare const event: AttuneEvent
    const status: string = session.status
    if (session.status === 'scheduled' || session.status === 'a state of next year') status.trim()
    if (event.type === 'claim.paid') {
      const object: 'claim' = event.data.object.object
      // @ts-expect-error: it is a claim.
      const other: 'session' = event.data.object.object
      console.log(object, other)
    }
    const code: ErrorCode = 'a_code_of_next_year'
    export async function check() {
      const written: Session = await attune.sessions.start('ses_1')
      const run: DryRun<Session> = await attune.sessions.start('ses_1', {}, { dryRun: true })
      const neither: Session | DryRun<Session> =
        await attune.sessions.start('ses_1', {}, { dryRun: Math.random() > 0.5 })
      // @ts-expect-error: a practitioner is required.
      await attune.sessions.create({ starts_at: '2031-03-03T17:00:00Z' })
      // @ts-expect-error: there is no such field.
      await attune.sessions.create({ practitioner_id: 'a', starts_at: 'b', color: 'red' })
      // @ts-expect-error: there is no such option.
      await attune.sessions.start('ses_1', {}, { idempotencykey: 'a' })
      // @ts-expect-error: a read has no such option.
      await attune.sessions.retrieve('ses_1', {}, { dryRun: true })
      // @ts-expect-error: a note is updated from a version.
      await attune.notes.update('note_1', {})
      // @ts-expect-error: a list is iterated, or read by its methods.
      const { data } = await attune.sessions.list()
      const page: ListResponse<Session> = await attune.sessions.list().page()
      const later: AttuneEvent = await unwrap('', new Headers(), 'whsec_')
      return { code, written, run, neither, data, page, later }
    }`
  compile('types.ts', code)
})

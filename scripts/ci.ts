// Runs every check in named steps and ends with the line "N passed, N failed". "npm run ci" runs
// all steps, "npm run ci -- types lint" the named ones.
import { spawn } from 'node:child_process'
import { root } from '#settings/config.ts'

type Step = { name: string; summary: string; command: string[] }
type Show = (part: Buffer) => void
type Outcome = { passed: number; failed: number; reports: string[] }

const node = process.execPath
const formatted = ['src', 'tests', 'scripts', 'bench', 'sdk/src', 'console/src']
const steps: Step[] = [
  // The one that takes longest begins first.
  {
    name: 'openapi',
    summary: 'openapi.json passes its linters, and the types generated from it compile',
    command: [node, 'scripts/lint_openapi.ts'],
  },
  {
    name: 'types',
    summary: 'the compiler agrees',
    command: [node, 'node_modules/typescript/bin/tsc', '--noEmit'],
  },
  {
    name: 'types',
    summary: 'the compiler agrees with the console',
    command: [node, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'console'],
  },
  {
    name: 'lint',
    summary: 'the linter finds nothing',
    command: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  },
  {
    name: 'format',
    summary: 'every file is formatted',
    command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check', ...formatted],
  },
  {
    name: 'processor',
    summary: 'the Stripe adapter agrees with a mock that nobody here wrote',
    command: [node, 'scripts/check_stripe.ts'],
  },
  // Tidiness, generated files and the lockfile are tests too: tests/tidy, tests/generated.
  {
    name: 'tests',
    summary: 'every test passes, on a database of its own',
    command: ['npm', 'test'],
  },
  {
    name: 'long',
    summary: 'so do those that take minutes: faults, browsers, random practices',
    command: ['npm', 'test', '--', '--long'],
  },
  {
    name: 'foreign',
    summary: 'programs that others wrote agree with the service',
    command: ['npm', 'test', '--', 'scripts/foreign'],
  },
]

// On a machine that is far too slow, the last of the long tests are left out, which it says.
const long_until = String(Date.now() + 50 * 60_000)

// Passes on what the command prints, and keeps the end of it, where a test runner counts.
function run({ name, command }: Step, show: Show): Promise<{ ok: boolean; tail: string }> {
  const [program, ...words] = command
  const env = name === 'long' ? { ...process.env, TEST_UNTIL: long_until } : process.env
  const child = spawn(program!, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
  let tail = ''
  child.stderr.on('data', show)
  child.stdout.on('data', (part) => {
    show(part)
    tail = (tail + part).slice(-1_000_000)
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ ok: code === 0, tail })))
}

const print = (part: Buffer | string) => void process.stdout.write(part)

async function runTests(step: Step): Promise<Outcome> {
  print(`\n== ${step.name}: ${step.summary}\n`)
  const { ok, tail } = await run(step, print)
  const outcome = outcomeOf(ok, tail)
  return ok ? outcome : await tryAlone(outcome, tail)
}

// What a check printed is shown when it has ended, because others run beside it. One that isn't a
// run of tests counts as one.
async function runCheck(step: Step): Promise<Outcome> {
  const parts: Buffer[] = []
  const { ok } = await run(step, (part) => parts.push(part))
  const text = Buffer.concat(parts).toString()
  print(`\n== ${step.name}: ${step.summary}\n${text}`)
  if (/^ℹ tests \d+$/m.test(text)) return outcomeOf(ok, text)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, reports: ok ? [] : [text.slice(-4_000)] }
}

function outcomeOf(ok: boolean, text: string): Outcome {
  const sumOf = (word: string) =>
    [...text.matchAll(new RegExp(`^ℹ ${word} (\\d+)$`, 'gm'))]
      .map(([, number]) => Number(number))
      .reduce((sum, number) => sum + number, 0)
  const reports = [...text.matchAll(/^✖ failing tests:\n[^]*?(?=^✔|^▶|^ℹ|$(?![^]))/gm)]
  return {
    passed: sumOf('pass'),
    failed: Math.max(sumOf('fail'), ok ? 0 : 1),
    reports: reports.map(([report]) => report.slice(0, 4_000)),
  }
}

// A few files that failed beside others run once more, one after the other: a machine that paused
// for seconds fails tests that are right. What fails alone has failed.
async function tryAlone(outcome: Outcome, text: string): Promise<Outcome> {
  // A file that couldn't be loaded is named only where it ran.
  const names = text.matchAll(/^(?:test at (\S+?\.test\.ts):|✖ (\S+\.test\.ts) \()/gm)
  const named = [...names].map(([, of_test, of_file]) => (of_test ?? of_file)!)
  const files = [...new Set(named)]
  const unfinished = /^✖ \S*group_\d+\.test\.mjs/m.test(text) // Its other files never ran.
  if (unfinished || files.length === 0 || files.length > 8) return outcome
  const again: Outcome = { passed: outcome.passed, failed: 0, reports: [] }
  for (const file of files) {
    const step = { name: 'alone', summary: file, command: ['npm', 'test', '--', file] }
    print(`\n== alone: ${file} failed beside others\n`)
    const { ok, tail } = await run(step, print)
    if (ok) continue
    const { failed, reports } = outcomeOf(ok, tail)
    again.failed += failed
    again.reports.push(...reports)
  }
  return again
}

const request = process.argv.slice(2)
const wanted = steps.filter(({ name }) => request.length === 0 || request.includes(name))
const isCheck = ({ name }: Step) => name !== 'tests' && name !== 'long'
const total: Outcome = { passed: 0, failed: 0, reports: [] }
const count = ({ passed, failed, reports }: Outcome) => {
  total.passed += passed
  total.failed += failed
  total.reports.push(...reports)
}
const checks = wanted.filter(isCheck)
const runChecks = async () => {
  for (let next = checks.shift(); next; next = checks.shift()) count(await runCheck(next))
}
// "npm test" runs alone, as it does for a newcomer. The long tests wait half of their time, and the
// checks compute meanwhile.
for (const step of wanted.filter(({ name }) => name === 'tests')) count(await runTests(step))
const long_steps = wanted.filter(({ name }) => name === 'long')
const runLong = async () => {
  for (const step of long_steps) count(await runTests(step))
}
await Promise.all([runLong(), runChecks()])
// Once more at the end, where a reader looks first.
for (const report of total.reports) print(`\n${report}\n`)
print(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

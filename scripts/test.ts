// Runs the tests: one PostgreSQL for all of them (the embedded one, or that of DATABASE_URL), one
// database for each test file, copied from a template that is migrated once. Arguments are globs.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, root } from '#config.ts'
import { startEmbedded } from '#db/embedded.ts'
import { openHome } from '#home.ts'
import { prepareTemplate } from '#tests/database.ts'

const everything = ['src/**/*.test.ts', 'tests/**/*.test.ts']

const { database_url } = readConfig()
const home = await mkdtemp(join(tmpdir(), 'attune-test-'))
openHome(home)
// What a test writes need not outlive it; tests about that start a database of their own.
const postgres = database_url ? undefined : await startEmbedded(home, { fsync: 'off' })
let code = 1
try {
  const admin = await prepareTemplate(database_url ?? postgres!)
  code = await run(JSON.stringify(admin))
} finally {
  await postgres?.stop()
  rmSync(home, { recursive: true, force: true })
}
process.exit(code)

function run(admin: string): Promise<number> {
  const asked = process.argv.slice(2)
  const globs = asked.length > 0 ? asked : everything
  const options = ['--test', '--test-concurrency=3', '--test-timeout=300000']
  const { NODE_OPTIONS: _, ...variables } = process.env
  const child = spawn(process.execPath, [...options, ...globs], {
    cwd: root,
    stdio: 'inherit',
    env: { ...variables, ATTUNE_TEST_DATABASE: admin },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)))
}

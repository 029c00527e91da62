// Runs the tests with the clocks of the database and of Node a year and a half ahead: what fails
// depends on today's date. It needs libfaketime ("apt-get install faketime"). Arguments are those
// of "npm test".
import { execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCluster } from '#db/embedded_cluster.ts'
import { changeOwner, findEmbeddedPaths } from '#db/embedded_paths.ts'
import { launch } from '#db/embedded_process.ts'
import { openHome } from '#settings/home.ts'
import { root } from '#settings/config.ts'

const ahead = '+550d'
const library = execFileSync('faketime', ['-f', ahead, 'printenv', 'LD_PRELOAD'], {
  encoding: 'utf8',
})
// Timers wait by another clock, which goes on as it does.
const clock = { LD_PRELOAD: library.trim(), FAKETIME: ahead, FAKETIME_DONT_FAKE_MONOTONIC: '1' }

const home = fs.mkdtempSync(join(tmpdir(), 'attune-ahead-'))
fs.chmodSync(home, 0o755) // PostgreSQL runs as another user if this is root.
openHome(home)
const place = findEmbeddedPaths(home)
const programs = wrappedPrograms(place.programs)
const folder = join(place.folder, 'ahead')
fs.mkdirSync(folder)
changeOwner(place.user, folder)
const data_dir = join(folder, 'data')
const password = 'only-for-tests'
await createCluster(place, data_dir, password)
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }
const { ready, log } = await launch({ ...place, programs }, data_dir, `${folder}/log`, settings)
if (!ready) throw new Error(log)
const DATABASE_URL = `postgres://postgres:${password}@localhost/postgres?host=${ready.host}`
const ends = ['SIGINT', 'SIGTERM'] as const
const words = ['scripts/test.ts', ...process.argv.slice(2)]
const env = { ...process.env, ...clock, DATABASE_URL }
const tests = spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env })
for (const signal of ends) process.on(signal, () => void tests.kill(signal))
tests.once('exit', async (code) => {
  await ready.stop()
  fs.rmSync(home, { recursive: true, force: true })
  process.exit(code ?? 1)
})

// PostgreSQL inherits no environment, so its program starts with the clock ahead.
function wrappedPrograms(real: string) {
  const bin = join(home, 'programs', 'bin')
  fs.mkdirSync(bin, { recursive: true })
  const variables = Object.entries(clock).map(([name, value]) => `${name}='${value}'`)
  const text = `#!/bin/sh\n${variables.join(' ')} exec ${join(real, 'bin/postgres')} "$@"\n`
  fs.writeFileSync(join(bin, 'postgres'), text, { mode: 0o755 })
  return join(home, 'programs')
}

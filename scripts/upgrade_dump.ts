// Writes tests/upgrade/<version>.sql: the database of a release with a few rows of each kind, which
// tests/upgrade.test.ts upgrades. Run it before each release:
//   node_modules/.bin/node scripts/upgrade_dump.ts [version]
// A dump of an earlier release is never written again.
import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#db/embedded.ts'
import { root } from '#settings/config.ts'
import { prepareTemplate } from '#tests/database.ts'
import { upgradeSql } from './upgrade_sql.ts'

const [version = '0.3.0'] = process.argv.slice(2)
const largest_bytes = 1_000_000

const heading = `-- The database of release ${version} with a few rows of each kind, for
-- tests/upgrade.test.ts. Made by scripts/upgrade_dump.ts while the release was prepared. Synthetic
-- data, encrypted under the fixed secrets of tests/harness.ts. Don't edit it, and don't make it
-- again once ${version} is released.
`

const home = await mkdtemp(join(tmpdir(), 'attune-upgrade-dump-'))
const postgres = await startEmbedded(home, { fsync: 'off' })
let failed = false
try {
  process.env.ATTUNE_TEST_DATABASE = JSON.stringify(await prepareTemplate(postgres))
  await dump()
} catch (error) {
  failed = true
  console.error(error)
} finally {
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
// The servers of the harness would keep the process running.
process.exit(failed ? 1 : 0)

async function dump() {
  const { createRows } = await import('#tests/upgrade_rows.ts')
  const client = new pg.Client(await createRows())
  await client.connect()
  const text = heading + (await upgradeSql(client, join(root, 'migrations')))
  await client.end()
  if (text.length > largest_bytes) throw new Error(`The dump has ${text.length} characters.`)
  const file = join('tests/upgrade', `${version}.sql`)
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file} (${Math.round(text.length / 1_000)} kB).`)
}

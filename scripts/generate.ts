// Writes every file that is generated from the code, and prints which of them changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { root } from '#settings/config.ts'
import { startEmbedded } from '#db/embedded.ts'
import { makeDatabase, prepareTemplate } from '#tests/database.ts'
import { makeFiles, superfluous } from './generated.ts'

const home = await mkdtemp(join(tmpdir(), 'attune-generate-'))
const given = process.env.ATTUNE_TEST_DATABASE
const postgres = given ? undefined : await startEmbedded(home, { fsync: 'off' })
try {
  if (postgres) process.env.ATTUNE_TEST_DATABASE = JSON.stringify(await prepareTemplate(postgres))
  write(await makeAll())
} finally {
  await postgres?.stop()
  rmSync(home, { recursive: true, force: true })
}

async function makeAll() {
  const { owner, drop } = await makeDatabase()
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return await makeFiles(client)
  } finally {
    await client.end()
    await drop()
  }
}

function write(files: Map<string, string>) {
  for (const [path, text] of files) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`made ${path}`)
  }
  for (const path of superfluous(files)) {
    rmSync(join(root, path))
    console.log(`removed ${path}`)
  }
  console.log(`${files.size} files are as the code says.`)
}

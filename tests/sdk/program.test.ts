// A customer's program with the packed SDK, and the ten-minute journey, on the service as
// "npm start" runs it.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { Attune } from '#sdk/attune.ts'
import { root } from '#settings/config.ts'
import { makeServer } from '../faults/server.ts'
import { temporaryHome } from '../start/process.ts'
import { installPacked } from './packed.ts'
import { tenMinutes } from './ten_minutes.ts'

const { home, remove } = temporaryHome()
const server = await makeServer(home, {
  ALLOW_PRIVATE_WEBHOOKS: 'on',
  RATE_LIMIT_PER_SECOND: '25',
})
await server.start()
after(async () => {
  await server.terminate()
  remove()
})
const baseUrl = `https://localhost:${server.port}`

const { folder } = await installPacked()
cpSync(join(root, 'tests/sdk/program.mjs'), join(folder, 'program.mjs'))
writeFileSync(join(folder, 'ca.crt'), server.ca())

// Attune's own Node.js, and the one that runs npm, which can be as old as 20.
const runtimes = new Set([process.execPath, process.env.npm_node_execpath ?? process.execPath])

const does = 'a program with only the packed SDK books, receives webhooks, follows, pages, retries'

for (const node of runtimes) {
  const { stdout: version } = await promisify(execFile)(node, ['--version'])
  test(`${does} on Node.js ${version.trim()}`, () => runProgram(node))
}

for (const [command, ...options] of [['bun'], ['deno', 'run', '--allow-all']] as const) {
  const path = onPath(command)
  const skip = path ? false : `SKIPPED: ${command} isn't on the PATH. npm install ${command}`
  if (skip) console.log(skip)
  test(`${does} on ${command}`, { skip }, () => runProgram(path!, options))
}

function onPath(command: string) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path))
}

async function runProgram(runtime: string, options: readonly string[] = []) {
  const { stdout, stderr } = await promisify(execFile)(runtime, [...options, 'program.mjs'], {
    cwd: folder,
    env: {
      ATTUNE_API_KEY: server.key(),
      ATTUNE_BASE_URL: baseUrl,
      ATTUNE_CA_FILE: join(folder, 'ca.crt'),
    },
    timeout: 120_000,
  })
  assert.equal(stderr, '')
  assert.deepEqual(JSON.parse(stdout), {
    session: 'scheduled',
    taken: 'slot_taken',
    practitioners: 40,
    followed: true,
    delivered: true,
  })
}

test('the ten-minute journey leads from a practitioner to a paid claim', async () => {
  const attune = new Attune({ apiKey: server.key(), baseUrl, ca: String(server.ca()) })
  assert.deepEqual(await tenMinutes(attune), {
    refused: 'consent_required',
    session: 'completed',
    note: 'signed',
    paid: [18_000, 15_000, 12_500, 2_500],
    owed: 0,
    claim: 'closed',
    entries: 8,
    consistent: true,
  })
})

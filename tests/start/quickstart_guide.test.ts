// "Quickstart: from npm start to a paid claim", pasted into a shell as a reader would: on a service
// after its first start. Each command prints what the guide shows below it.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { makeServer } from '../faults/server.ts'
import { traveler } from '../journey/api_client.ts'

const guide = readFileSync(join(root, 'docs/guides/quickstart.md'), 'utf8')
const steps = [...guide.matchAll(/```sh\n([^]*?)```\n\n```text\n([^]*?)```/g)]
const skip = spawnSync('curl', ['--version']).error ? 'there is no curl here' : false

// One shell for all of it, since later commands use what earlier ones kept.
async function pasted(commands: string[], cwd: string) {
  const mark = '--- next ---'
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const shell = spawn('bash', { cwd, env: { PATH }, stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  let reported = ''
  shell.stdout.on('data', (part) => (output += part))
  shell.stderr.on('data', (part) => (reported += part))
  shell.stdin.end(commands.map((command) => `${command}\necho '${mark}'\n`).join(''))
  await new Promise((resolve) => shell.once('close', resolve))
  return { printed: output.split(`${mark}\n`).slice(0, -1), complained: reported }
}

test(
  'the quickstart prints what the guide shows, from the first start to a paid claim',
  { skip },
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'attune-guide-'))
    chmodSync(folder, 0o755) // Else PostgreSQL, not being root, would have to live elsewhere.
    const server = await makeServer(join(folder, '.attune'), { SEED: 'on' })
    t.after(async () => {
      await server.terminate()
      rmSync(folder, { recursive: true, force: true })
    })
    await server.start()
    const reader = traveler({ port: server.port, ca: server.ca(), key: server.key() }, 'reader')
    await reader.eventually(
      () => reader.reads('/v1/practitioners'), // Those of the practice it begins with.
      ({ data }) => data.length > 0,
    )
    reader.close()
    const { printed, complained: reported } = await pasted(
      steps.map(([, command]) => command!),
      folder,
    )
    assert.deepEqual(
      printed,
      steps.map(([, , text]) => text),
    )
    assert.equal(reported, '')
    assert.equal(
      steps.length,
      guide.match(/```sh\n/g)!.length,
      'every command is followed by its text',
    )
  },
)

test('the README lists every guide, the quickstart first', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, list] = readme.split('\n## Guides\n')
  const named = [...list!.matchAll(/docs\/guides\/([\w-]+\.md)/g)].map(([, file]) => file)
  assert.equal(named[0], 'quickstart.md')
  assert.deepEqual(named.toSorted(), readdirSync(join(root, 'docs/guides')).toSorted())
})

// Two servers on the database of the harness, of which one at a time is killed and started again,
// and a client that sends a request again until it gets a response.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { urlOf } from '../database.ts'
import { appConfig, ca_file, call, ownerConfig, secrets } from '../harness.ts'
import type { Dice } from './random.ts'
import { makeServer } from './server.ts'

type Kills = {
  moment?: () => Promise<unknown> // Waits for something that a kill interrupts.
  afterKill: () => Promise<unknown>
}

export async function startKilledServers(more: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'attune-killed-'))
  const settings = {
    DATABASE_URL: urlOf(appConfig),
    DATABASE_OWNER_URL: urlOf(ownerConfig),
    ATTUNE_PEPPER: secrets.pepper.toString('base64'),
    ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
    TLS_CERT_FILE: join(dirname(ca_file), 'server.crt'),
    TLS_KEY_FILE: join(dirname(ca_file), 'server.key'),
    ...more,
  }
  const servers = [
    await makeServer(join(home, 'one'), settings),
    await makeServer(join(home, 'other'), settings),
  ]
  for (const server of servers) await server.start()

  async function killAtRandom(dice: Dice, times: number, { moment, afterKill }: Kills) {
    for (let kills = 0; kills < times; kills++) {
      await sleep(dice.between(200, 2_000))
      const server = dice.pick(servers)
      await moment?.()
      await server.kill()
      await afterKill()
      await server.start()
    }
  }

  let sent = 0
  const send = (key: string) => async (method: string, path: string, body?: object) => {
    const number = ++sent
    const keyed = method === 'GET' ? {} : { idempotency_key: `request-${number}` }
    for (let turn = number; ; turn++) {
      const { port } = servers[turn % servers.length]!
      const answer = await call(method, path, body, { key, port, ...keyed }).catch(wasKilled)
      if (answer && answer.status < 500 && answer.body.error?.code !== 'idempotency_key_in_use') {
        assert.equal(answer.status, 200, answer.text)
        return answer.body
      }
      await sleep(50)
    }
  }

  // Also if the test fails.
  after(async () => {
    for (const server of servers) if (server.isRunning()) await server.kill()
    rmSync(home, { recursive: true, force: true })
  })
  const complaints = () => servers.flatMap((server) => server.complaints)
  return { send, killAtRandom, complaints }
}

function wasKilled(error: NodeJS.ErrnoException) {
  if (error.code !== 'ECONNRESET' && error.code !== 'ECONNREFUSED') throw error
  return undefined
}

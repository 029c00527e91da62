// Twenty concurrent journeys while the server, the worker and the database are killed at random:
// each ends like an undisturbed one. FAULTS_SEED=<seed> repeats the times of the kills.
import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#settings/config.ts'
import { openAdapters } from '#app/adapters.ts'
import { readSecrets } from '#app/secrets.ts'
import { connect } from '#db/connect.ts'
import { openHome } from '#settings/home.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { happyJourney } from '../journey/success.ts'
import { traveler } from '../journey/api_client.ts'
import { startCluster } from './cluster.ts'
import { diceOf, freshSeed } from './random.ts'
import { makeServer } from './server.ts'
import { reachOf, startWorkerOn } from './external_worker.ts'

const travelers_at_once = 20
const kills = { server: 3, worker: 3, database: 2 }

// A killed process is replaced by another until it is stopped.
function keepWorking(start: () => ReturnType<typeof startWorkerOn>) {
  let ended = false
  let worker = start()
  const again = () => {
    if (ended) return
    worker = start()
    worker.once('exit', again)
  }
  worker.once('exit', again)
  return {
    kill: () => worker.kill('SIGKILL'),
    end() {
      ended = true
      worker.kill('SIGKILL')
    },
  }
}

async function startHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'attune-journeys-'))
  chmodSync(folder, 0o755) // Else PostgreSQL, not being root, would have to live elsewhere.
  const home = join(folder, 'home')
  openHome(home)
  const cluster = await startCluster(home)
  const reach = reachOf(cluster)
  const server = await makeServer(home, { ...reach, WORKERS: 'off' })
  await server.start()
  const worker = keepWorking(() => startWorkerOn(home, reach))

  const config = readConfig({ ATTUNE_HOME: home })
  const secrets = readSecrets(config)
  async function makeKeys(count: number) {
    const db = connect({ url: cluster.app, size: 1 })
    const outside = openAdapters({ db, secrets }, config)
    const keys: string[] = []
    for (let made = 0; made < count; made++) {
      const key = await inAccount({ db, secrets, outside }, newId('acct'), async (call) => {
        await createAccount(call, 'Journey')
        return await createKey(call, { name: 'Journey' })
      })
      keys.push(key.secret)
    }
    await db.close()
    return keys
  }

  const faults = {
    async server() {
      await server.kill()
      await server.start()
    },
    async worker() {
      worker.kill()
    },
    async database() {
      server.databaseAway(true)
      await cluster.restart()
      server.databaseAway(false)
    },
  }

  async function close() {
    worker.end()
    await server.terminate()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, faults, makeKeys, close }
}

test('twenty journeys with faults end like one without', async (t) => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const dice = diceOf(seed)
  const { server, faults, makeKeys, close } = await startHouse()
  t.after(close)
  const keys = await makeKeys(travelers_at_once + 1)
  const [calm, ...others] = keys.map((key, at) =>
    traveler({ port: server.port, ca: server.ca(), key }, `journey-${at}`),
  )
  const expected = await happyJourney(calm!)

  // Kills are timed by the number of writes, so that they hit a journey on any machine. The number
  // of reads depends on the machine's speed.
  const all = (what: 'written' | 'unanswered') =>
    others.reduce((sum, { count }) => sum + count[what], 0)
  const names = Object.entries(kills).flatMap(([name, times]) =>
    Array<keyof typeof kills>(times).fill(name as keyof typeof kills),
  )
  const whole_way = calm!.count.written * travelers_at_once
  const moments = dice
    .shuffle(names)
    .map((name) => ({ name, after: dice.upTo(Math.floor(whole_way * 0.9)) }))
    .toSorted((one, other) => one.after - other.after)

  let traveling = true
  const journeys = Promise.all(others.map(happyJourney)).finally(() => (traveling = false))
  const killing = async () => {
    for (const { name, after } of moments) {
      while (traveling && all('written') < after) await sleep(1)
      assert.ok(traveling, `seed ${seed}: the journeys were over before the ${name} was killed`)
      await faults[name]()
    }
  }
  const [ends] = await Promise.all([journeys, killing()])

  const unanswered = all('unanswered')
  console.log({ seed, written: all('written'), unanswered, moments })
  for (const one of [calm!, ...others]) one.close()
  for (const end of ends) assert.deepEqual(end, expected, `seed ${seed}`)
  assert.ok(unanswered > 0, 'some were left without an answer and asked again')
  assert.deepEqual(server.complaints, [])
})

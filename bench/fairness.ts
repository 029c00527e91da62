// npm run bench:fairness: how much slower a quiet account is served while another floods the
// service: with searches of many calendars, far over its rate limit, or with keys that don't exist
// and long bodies. Each figure is a ratio of two medians measured in the same run.
import { readFileSync } from 'node:fs'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { newSecret } from '#crypto/secret_key.ts'
import { makeAccount } from './bench_account.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { generate } from './load.ts'
import { seedPractitioners } from './seed.ts'

const seconds = process.argv.includes('--quick') ? 5 : 15
const flooding = 12 // Connections that each ask again as soon as they are answered.
const quiet_rate = 10
const goal = 2

const service = await startHouse({ UNKNOWN_KEYS_PER_MINUTE: '', RATE_LIMIT_PER_ADDRESS: '' })
try {
  await seedPractitioners(service)
  await publish(service, 50)
  const quiet = await makeAccount(service)
  const limited = await makeAccount(service, 25)
  const floods = {
    'searches of fifty calendars': get(service.key, `/v1/slots?limit=200&${days(31)}`),
    'an account over its limit': get(limited, '/v1/sessions'),
    'unknown keys with long bodies': post(newSecret('sk', 'sandbox'), '/v1/persons', unknown()),
  }
  await ask(quiet)
  for (const [name, template] of Object.entries(floods)) {
    const before = await ask(quiet)
    const flood = generate(service, {
      template,
      port: service.port,
      seconds: seconds + 2,
      callers: flooding,
    })
    await sleep(1_500)
    const during = await ask(quiet)
    const { good, shed, other } = await flood
    const [alone, then] = [before.p50_ms, during.p50_ms]
    const ratio = then / alone
    const done = `quiet account: ${during.good} succeeded, ${during.shed + during.other} failed`
    console.log(
      `${ratio <= goal ? 'ok  ' : 'MISS'} ${name}: ${ratio.toFixed(2)} times the median ` +
        `(goal ${goal}): ${alone.toFixed(1)} ms alone, ${then.toFixed(1)} ms under load; ` +
        `${done}; flood: ${good} succeeded, ${shed + other} rejected`,
    )
  }
} finally {
  await service.stop()
}
process.exit(0)

function ask(key: string) {
  const name = { given: 'Ada', family: 'Okafor' }
  const template = post(key, '/v1/practitioners', { name, profession: 'psychologist' })
  const load = { template, port: service.port, seconds, rate: quiet_rate, callers: 4 }
  return generate(service, load)
}

function get(key: string, path: string) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`
}

function post(key: string, path: string, body: object) {
  const text = JSON.stringify(body)
  return (
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`
  )
}

function unknown() {
  const members = Array.from({ length: 1_000 }, (_, i) => [`unknown_${i}`, 'x'.repeat(630)])
  return Object.fromEntries(members)
}

function days(many: number) {
  const now = Temporal.Now.instant()
  const [from, to] = [now, now.add({ hours: many * 24 })].map((time) =>
    time.toString({ smallestUnit: 'second' }),
  )
  return `from=${from}&to=${to}`
}

async function publish({ key, port, home }: BenchService, many: number) {
  const all = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const rules = [{ days: all, start_time: '08:00', end_time: '20:00' }]
  const ca = readFileSync(`${home}/tls/ca.crt`)
  for (let n = 1; n <= many; n++) {
    const path = `/v1/practitioners/prac_${String(n).padStart(22, '0')}/availability`
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const to = { host: 'localhost', port, path, method: 'PATCH', headers, ca }
    await new Promise<void>((resolve, reject) => {
      const request = https.request(to, (response) => {
        response.resume().on('end', resolve)
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
      })
      request
        .on('error', reject)
        .end(JSON.stringify({ rules, published: true, slot_step_minutes: 15 }))
    })
  }
}

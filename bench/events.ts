// npm run bench:events: how much of PostgreSQL's own speed is left when events are numbered and
// delivered, and how long an event waits between its commit and its first attempt. Ratios measured
// in one run, as in run.ts.
import http from 'node:http'
import pino from 'pino'
import { openAdapters } from '#app/adapters.ts'
import { readConfig } from '#settings/config.ts'
import { connect } from '#db/connect.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { startBackgroundWork } from '#jobs/background_work.ts'
import { compare, type Row } from './compare.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { generate, load } from './load.ts'
import { pgbenchOnce } from './pgbench.ts'
import { report } from './report.ts'
import { createSession } from './requests.ts'
import { seedPractitioners } from './seed.ts'

const many = 5_000
const rounds = 3

const service = await startHouse({ ALLOW_PRIVATE_WEBHOOKS: 'on', WORKERS: 'off' })
const db = connect({ url: service.app, size: 8, wait_limit_ms: 20_000 })
const { secrets } = service
const works = {
  db,
  secrets,
  outside: openAdapters({ db, secrets }, readConfig({})),
  allows: { private_webhooks: true },
  log: pino({ level: 'silent' }),
}
const receiver = http.createServer((request, response) =>
  request.resume().on('end', () => response.end()),
)
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
async function subscribe({ port, key, certificate }: BenchService) {
  const { default: https } = await import('node:https')
  const { readFileSync } = await import('node:fs')
  const { port: to } = receiver.address() as { port: number }
  const requested = { url: `http://127.0.0.1:${to}/hook`, event_types: ['session.created'] }
  await new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const ca = readFileSync(certificate.ca_file)
    const request = https.request(
      `https://localhost:${port}/v1/webhook_endpoints`,
      { method: 'POST', ca, headers, agent: false },
      (response) => response.resume().on('end', resolve),
    )
    request.on('error', reject).end(JSON.stringify(requested))
  })
}

// Events as requests leave them behind, none of them numbered.
const fill = ({ database, account }: BenchService) =>
  database.query(
    `insert into events (account, id, type, object, object_id, object_version, changed_fields,
       created_at)
     select $1, 'evt_' || md5(random()::text || n), 'session.created', 'session',
       'ses_' || md5(random()::text), 1, '{}', now()
     from generate_series(1, ${many}) n`,
    [account],
  )

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return many / ((performance.now() - began) / 1000)
}

// The same changes of rows, in the same batches, written out for pgbench.
const numbering = `
begin;
select assume_role('attune_worker', null, null);
update leases set expires_at = now() where name = 'bench';
with found as materialized (
  select account, id, position from events where sequence is null order by position limit 500
), counters as (
  update event_counters set last_sequence = last_sequence + (select count(*) from found)
  returning account, last_sequence
), numbered as (
  update events set sequence = counters.last_sequence - found.place + 1
  from (select *, row_number() over (order by position desc) as place from found) as found, counters
  where events.account = found.account and events.id = found.id
  returning events.account, events.id
)
insert into webhook_deliveries (account, endpoint_id, event_id, next_attempt_at)
select numbered.account, endpoint.id, numbered.id, now()
from numbered join webhook_endpoints as endpoint on endpoint.account = numbered.account;
commit;
`

async function relaying(service: BenchService): Promise<Row> {
  const plan = { name: 'numbering and queuing events vs. pgbench', goal: 0.5, rounds }
  const ours = async () => {
    await fill(service)
    return await timed(() => relayAll(db))
  }
  const theirs = async () => {
    await fill(service)
    const rate = await pgbenchOnce(service, numbering, { clients: 1, transactions: many / 500 })
    return rate === undefined ? undefined : rate * 500
  }
  return await compare(plan, ours, theirs)
}

const taking = `
begin;
select assume_role('attune_worker', null, null);
update webhook_deliveries set attempts = attempts + 1, next_attempt_at = now() + interval '1 min'
where (account, endpoint_id, event_id) = (
  select account, endpoint_id, event_id from webhook_deliveries
  where status = 'pending' and next_attempt_at <= now()
  limit 1 for update skip locked)
returning account, event_id, endpoint_id \\gset
commit;
begin;
select enter_account(:'account');
insert into webhook_attempts (id, endpoint_id, event_id, attempt, succeeded, response_status,
  duration_ms, created_at)
values ('wa_' || md5(random()::text), :'endpoint_id', :'event_id', 1, true, 200, 3, now());
update webhook_deliveries set status = 'succeeded', next_attempt_at = now()
where endpoint_id = :'endpoint_id' and event_id = :'event_id';
commit;
`.replaceAll(/:'(\w+)'/g, ':$1')

async function delivering(service: BenchService): Promise<Row> {
  const plan = { name: 'sending and recording deliveries vs. pgbench', goal: 0.25, rounds }
  const ready = async () => {
    await service.database.query("update webhook_deliveries set status = 'succeeded'")
    await fill(service)
    await relayAll(db)
  }
  const ours = async () => {
    await ready()
    const { takeSome, idle } = deliverer(works)
    return await timed(async () => {
      for (let taken = 1; taken > 0;) {
        taken = await takeSome()
        if (taken === 0) await idle()
        if (taken === 0) taken = await takeSome()
      }
      await idle()
    })
  }
  const theirs = async () => {
    await ready()
    return await pgbenchOnce(service, taking, { clients: 8, transactions: many / 8 })
  }
  return await compare(plan, ours, theirs)
}

// While writes run at half of the server's own most: one second, as a multiple of the wait that
// 99 of 100 events do not exceed.
async function waiting(service: BenchService): Promise<Row> {
  const name = 'one second vs. p99 latency from commit to first attempt'
  await service.database.query('truncate webhook_attempts')
  const request = { template: createSession(service), port: service.port }
  const { per_second: most } = await load(service, { ...request, seconds: 4 })
  await relayAll(db)
  await service.database.query("update webhook_deliveries set status = 'succeeded'")
  const stop = startBackgroundWork({
    ...works,
    mail: async () => {},
    public_url: 'https://localhost',
  })
  await generate(service, { ...request, seconds: 10, callers: 64, rate: most / 2 })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await stop()
  const { rows } = await service.database.query(`
    select percentile_cont(0.99) within group (order by extract(epoch from
      attempt.created_at - attempt.duration_ms * interval '1 ms' - events.recorded_at)) as p99
    from webhook_attempts as attempt join events on events.id = attempt.event_id
    where attempt = 1`)
  const p99 = Number(rows[0].p99)
  const row = { name, goal: 1, ratio: 1 / p99, ratios: [1 / p99], ours: [1 / p99], theirs: [1] }
  console.log(`${row.ratio.toFixed(2)}  ${name}`)
  return row
}

try {
  await seedPractitioners(service)
  await subscribe(service)
  const rows = [await relaying(service), await delivering(service), await waiting(service)]
  await report(service, rows)
} finally {
  receiver.closeAllConnections()
  receiver.close()
  await db.close()
  await service.stop()
}
process.exit(0)

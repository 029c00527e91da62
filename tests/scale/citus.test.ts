// Why databases that Citus distributes are refused, tried on Citus itself. Runs where CITUS_URL
// names a database on a coordinator, as a superuser. The tests create another one on its nodes.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { requireLogin } from '#db/login_check.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { requireMigrated } from '#db/schema_check.ts'
import { root } from '#settings/config.ts'

const citus_url = process.env.CITUS_URL ?? ''
const database = `attune_scale_${process.pid}`
const folder = join(root, 'migrations')
const skip = citus_url ? false : 'CITUS_URL is not set'

type Node = { host: string; port: number; groupid: number }

function urlOn({ host, port }: Node, name: string) {
  const url = new URL(citus_url)
  url.hostname = host
  url.port = String(port)
  url.pathname = `/${name}`
  return url.href
}

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: object[] = []
    for (const text of statements) ({ rows } = await client.query(text))
    return rows
  } finally {
    await client.end()
  }
}

const nodesOf = async () =>
  (await run(
    citus_url,
    'select nodename as host, nodeport as port, groupid from pg_dist_node order by groupid',
  )) as Node[]

describe('Citus', { skip }, () => {
  let nodes: Node[] = []
  let url = ''
  let client: pg.Client
  before(async () => {
    nodes = await nodesOf()
    for (const node of nodes) {
      await run(urlOn(node, 'postgres'), `create database ${database}`)
      await run(urlOn(node, database), 'create extension citus')
    }
    const [coordinator, ...workers] = nodes as [Node, ...Node[]]
    url = urlOn(coordinator, database)
    const { host, port } = coordinator
    await run(
      url,
      `select citus_set_coordinator_host('${host}', ${port})`,
      ...workers.map((worker) => `select citus_add_node('${worker.host}', ${worker.port})`),
    )
    client = new pg.Client(url)
    await client.connect()
  })
  after(async () => {
    await client.end()
    for (const node of nodes)
      await run(urlOn(node, 'postgres'), `drop database if exists ${database} with (force)`)
  })

  // What the catalog of the first worker says about the shards of a table.
  async function onWorker(text: string) {
    const { rows } = await client.query(
      `select result from run_command_on_workers($1) where success limit 1`,
      [text],
    )
    return rows[0].result as string
  }

  test('a database with Citus is like any other until tables are distributed', async () => {
    await prepareDatabase(url, url, folder)
    await requireMigrated(url, folder)
  })

  test('the service refuses distributed tables', async () => {
    await client.query("select create_distributed_table('event_counters', 'account')")
    const refused = { reason: 'database_distributed', message: /1 tables .* distributed by Citus/ }
    await assert.rejects(requireMigrated(url, folder), refused)
    await assert.rejects(prepareDatabase(url, url, folder), refused)
    await assert.rejects(requireLogin(url, 'sandbox'), refused)
    await client.query("select undistribute_table('event_counters')")
    await requireMigrated(url, folder)
  })

  test('shards lose restrictive policies', async () => {
    await client.query(`
      create table walled (account text primary key);
      alter table walled enable row level security;
      create policy open on walled using (true);
      create policy wall on walled as restrictive using (account = 'one')`)
    await client.query("select create_distributed_table('walled', 'account')")
    const restrictive = 'select count(*) from pg_policy where not polpermissive'
    const { rows } = await client.query(`${restrictive} and polrelid = 'walled'::regclass`)
    assert.equal(rows[0].count, '1')
    const shards = `from pg_policy where polrelid::regclass::text ~ '^walled_[0-9]+$'`
    assert.notEqual(await onWorker(`select count(*) ${shards}`), '0')
    assert.equal(await onWorker(`select count(*) ${shards} and not polpermissive`), '0')
  })

  test('the triggers of a filled table run again when it is distributed', async () => {
    await client.query(`
      create table counts (account text primary key, many integer);
      create table counted (account text, id text, primary key (account, id));
      create function count_row() returns trigger language plpgsql as $$ begin
        insert into counts values (new.account, 1)
        on conflict (account) do update set many = counts.many + 1;
        return null; end $$;
      create trigger count_row after insert on counted for each row execute function count_row();
      insert into counted values ('one', 'a')`)
    await client.query('set citus.enable_unsafe_triggers = on')
    await client.query("select create_distributed_table('counts', 'account')")
    await client.query("select create_distributed_table('counted', 'account')")
    const { rows } = await client.query("select many from counts where account = 'one'")
    assert.deepEqual(rows, [{ many: 2 }])
  })
})

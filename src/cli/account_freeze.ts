// Freezes an account: no transaction can enter it any more, those that had are over, and background
// work has nothing left to do in it.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { beginMaintenance } from '#db/account_rows.ts'
import { isOurs } from '#db/backup_tables.ts'
import { join, raw, sql } from '#db/sql.ts'
import { isFreeNow } from '#kernel/lease.ts'

type Client = pg.Client

export class NotQuiet extends Error {}

const pause_ms = 100
const default_patience_ms = 60_000

// Undone if the account doesn't become quiet in time.
export async function freezeAccount(
  client: Client,
  account: string,
  moving_to: string,
  patience_ms = default_patience_ms,
) {
  await setFrozen(client, account, moving_to)
  try {
    const deadline = performance.now() + patience_ms
    await untilOver(client, deadline)
    await untilQuiet(client, account, deadline)
  } catch (error) {
    await setFrozen(client, account, null)
    throw error
  }
}

export const open = `
  update accounts set frozen_at = null, moving_to = null, moved_to = null where account = $1`

const freeze = `
  update accounts
  set frozen_at = coalesce(frozen_at, date_trunc('milliseconds', now())),
    moving_to = $2, moved_to = $3
  where account = $1`

// `moved_to` is set once the other cell serves the account: requests are forwarded there.
export async function setFrozen(
  client: Client,
  account: string,
  moving_to: string | null,
  moved_to?: string,
) {
  await beginMaintenance(client)
  if (moving_to === null) await client.query(open, [account])
  else await client.query(freeze, [account, moving_to, moved_to ?? null])
  await client.query('commit')
}

// Every open transaction has a virtual ID, whether or not it has written anything yet. One that
// began before the freeze may have entered the account.
const open_transactions = `
  select virtualtransaction as id from pg_locks join pg_stat_activity using (pid)
  where locktype = 'virtualxid' and granted
    and datname = current_database() and pid <> pg_backend_pid()`

async function untilOver(client: Client, deadline: number) {
  const open = async () =>
    (await client.query<{ id: string }>(open_transactions)).rows.map(({ id }) => id)
  let earlier = await open()
  await waitFor(deadline, 'A transaction that began before the freeze is still open.', async () => {
    const now = new Set(await open())
    earlier = earlier.filter((id) => now.has(id))
    return earlier.length === 0
  })
}

// Events have numbers, audit log entries are linked, and no worker holds a lease: it couldn't
// record what it did outside, and the next one would do it again.
async function untilQuiet(client: Client, account: string, deadline: number) {
  const { rows: leased } = await client.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class
    where ${isOurs} and exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'account')
    and exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'claimed_until')`)
  const waiting = [
    sql`events where account = ${account} and sequence is null`,
    sql`audit_queue where account = ${account}`,
    ...leased.map(({ name }) => sql`${raw(name)} where account = ${account} and not ${isFreeNow}`),
  ]
  const exist = waiting.map((rows) => sql`exists (select from ${rows})`)
  const waits = sql`select ${join(exist, ' or ')} as waits`.build()
  const sentence = "Background work in the account hasn't ended. Check that a worker is running."
  await waitFor(deadline, sentence, async () => {
    await beginMaintenance(client)
    const { rows } = await client.query(waits)
    await client.query('commit')
    return !rows[0].waits
  })
}

async function waitFor(deadline: number, sentence: string, isDone: () => Promise<boolean>) {
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new NotQuiet(sentence)
    await sleep(pause_ms)
  }
}

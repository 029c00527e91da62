// Whether a database has an account, and whether it is frozen there. One command at a time changes
// that.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { beginMaintenance } from '#db/account_rows.ts'

type Client = pg.Client

export class CannotMove extends Error {}

export type AccountState = { frozen: boolean; moving_to: string | null; created_at: string }

export async function stateOf(client: Client, account: string): Promise<AccountState | undefined> {
  await beginMaintenance(client)
  const { rows } = await client.query<AccountState>(
    `select frozen_at is not null as frozen, moving_to, created_at::text
     from accounts where account = $1`,
    [account],
  )
  await client.query('rollback')
  return rows[0]
}

const hold_pause_ms = 200
const hold_limit_ms = 10_000

// The lock belongs to the connection, so it ends with the command, also with one that is killed.
// The server may notice that only after a while.
export async function holdAccount(client: Client, account: string) {
  const lock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held'
  const deadline = performance.now() + hold_limit_ms
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>(lock, [`attune move ${account}`])
    if (rows[0]!.held) return
    if (performance.now() > deadline)
      throw new CannotMove('Another command is moving the account. Wait until it has ended.')
    await sleep(hold_pause_ms)
  }
}

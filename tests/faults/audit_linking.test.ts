// Workers that are killed while they link audit entries: the chain stays whole.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#settings/config.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { command_settings, writeEntries } from '../audit_examples.ts'
import { createTestAccount, db, log, outside, secrets, sql } from '../harness.ts'

const works = { db, secrets, outside, log }

test('workers killed while linking lose no entry and fork no chain', async () => {
  const { account } = await createTestAccount()
  await writeEntries(account, 3_000)
  const linked = async () => {
    const counted = 'select count(*)::int as many from audit_links where account = $1'
    return (await sql.query(counted, [account])).rows[0].many as number
  }
  for (let kills = 0; kills < 3; kills++) {
    const before = await linked()
    const worker = spawn(process.execPath, [join(root, 'src/cli/attune.ts'), 'worker'], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, ...command_settings },
    })
    while ((await linked()) === before && worker.exitCode === null) await sleep(1)
    worker.kill('SIGKILL')
    await new Promise((resolve) => worker.once('exit', resolve))
    await writeEntries(account, 300)
  }
  while (await linkAllEntries(works)) continue
  const { faults, head } = await verifyAuditChain(works, account)
  assert.deepEqual(faults, [])
  assert.equal(head.sequence, 2 + 3_000 + 3 * 300)
})

// Simulates another process by a thread with its own modules. It changes a practitioner, reports
// the commit and exits.
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { openAdapters } from '#app/adapters.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { connect } from '#db/connect.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { localKeyWrapper } from '#crypto/key_wrapping.ts'
import { readConfig } from '#settings/config.ts'
import { updatePractitioner } from '#areas/practitioners/practitioner/practitioner.ts'

type Change = { url: object; account: string; id: string; fields: object }

export const changeElsewhere = (change: Change) =>
  new Promise<void>((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: change })
    thread.on('message', resolve)
    thread.on('error', reject)
  })

if (parentPort) {
  const { url, account, id, fields } = workerData as Change
  const encryption_key = Buffer.alloc(32, 'key')
  const secrets: Secrets = {
    environment: 'sandbox',
    pepper: Buffer.alloc(32, 'pepper'),
    encryption_key,
    other_keys: [],
    key_wrapper: localKeyWrapper([encryption_key]),
  }
  const db = connect({ url: url as never, size: 1, wait_limit_ms: 20_000 })
  const outside = openAdapters({ db, secrets }, readConfig({}))
  await inAccount({ db, secrets, outside }, account, (call) => updatePractitioner(call, id, fields))
  parentPort.postMessage('done')
  await db.close()
}

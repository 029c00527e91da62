// Creates further accounts in the service of a benchmark.
import { openAdapters } from '#app/adapters.ts'
import { readConfig } from '#settings/config.ts'
import { connect } from '#db/connect.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import type { BenchService } from './bench_service.ts'

// An account with a key, limited to so many requests a second, or not at all.
export async function makeAccount({ app, secrets, database }: BenchService, per_second = 0) {
  const db = connect({ url: app, size: 1 })
  const account = newId('acct')
  const outside = openAdapters({ db, secrets }, readConfig({}))
  const { secret } = await inAccount({ db, secrets, outside }, account, async (call) => {
    await createAccount(call, 'Bench')
    return await createKey(call, { name: 'Bench' })
  })
  const set = 'update accounts set rate_limit_per_second = $2 where account = $1'
  await database.query(set, [account, per_second])
  await db.close()
  return secret!
}

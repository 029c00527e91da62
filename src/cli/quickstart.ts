// Creates a sandbox's first account and API key, and saves them in quickstart.json.
import { sql } from '#db/sql.ts'
import { writePrivateFile } from '#settings/private_file.ts'
import { newId } from '#kernel/ids.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { type Quickstart, quickstartIn, readQuickstart } from './quickstart_file.ts'

// The key is known at the first start only: the database stores just its hash.
export async function ensureQuickstart(
  context: AccountContext,
  home: string,
  address: { base_url: string; ca_file: string | null },
  seed: boolean,
): Promise<Quickstart & { first: boolean }> {
  const file = quickstartIn(home)
  const accounts = await queryAsWorker(context.db, sql`select account from accounts limit 1`)
  const first = accounts.length === 0
  const save = (api_key: string | null) =>
    writePrivateFile(file, `${JSON.stringify({ ...address, api_key }, null, 2)}\n`)
  const api_key = first
    ? await createFirstKey(context, seed, save)
    : (readQuickstart(home)?.api_key ?? null)
  if (!first) save(api_key)
  return { ...address, api_key, first }
}

// Saved before the commit: otherwise a crash in between would leave an account without a key.
function createFirstKey(context: AccountContext, seed: boolean, save: (secret: string) => void) {
  return inAccount(context, newId('acct'), async (call) => {
    await createAccount(call, 'Sandbox')
    const { account } = call
    if (seed)
      await call.query(sql`update accounts set seed = 'requested' where account = ${account}`)
    const { secret } = await createKey(call, { name: 'Created at first start' })
    save(secret)
    return secret
  })
}

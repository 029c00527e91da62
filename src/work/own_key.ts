// Checks at start that the encryption key is the one the data was encrypted with.
import type { Secrets } from '#call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { asWorker } from '#in_account.ts'
import { keyPlace } from '#person_key.ts'
import { StartupError } from '#startup_error.ts'

// A start with another key than the one the data hangs on would go well, and every read would fail.
// Ids are made by chance, so the first few are as good as any.
export async function requireOwnKey(db: Database, { keeper }: Secrets) {
  const some = await asWorker<{ account: string; id: string; held: Buffer }>(
    db,
    sql`
      select account, person_id as id, wrapped as held from person_keys
      where wrapped is not null
      order by account, person_id
      limit 50`,
  )
  for (const { account, id, held } of some) {
    await keeper.unwrap(held, keyPlace(account, id)).catch((cause) => {
      const sentence =
        'Persons are sealed under another key than ATTUNE_ENCRYPTION_KEY or the one in the home. ' +
        'Set the key they were sealed with; while one replaces another, set both.'
      throw new StartupError('bad_setting', sentence, { cause })
    })
  }
}

// Checks at start that the encryption key is the one the data was encrypted with.
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { keyPlace } from '#kernel/person_key.ts'
import { StartupError } from '#settings/startup_error.ts'

// With the wrong key the service would start, and every read would fail. IDs are random, so the
// first few are a fair sample.
export async function requireCurrentKey(db: Database, { key_wrapper }: Secrets) {
  const sample = await queryAsWorker<{ account: string; id: string; wrapped: Buffer }>(
    db,
    sql`
      select account, person_id as id, wrapped from person_keys
      where wrapped is not null
      order by account, person_id
      limit 50`,
  )
  for (const { account, id, wrapped } of sample) {
    await key_wrapper.unwrap(wrapped, keyPlace(account, id)).catch((cause) => {
      const sentence =
        "The stored data can't be decrypted with ATTUNE_ENCRYPTION_KEY or the key in the home " +
        'directory. Set the key that encrypted it. While you replace a key, set both.'
      throw new StartupError('bad_setting', sentence, { cause })
    })
  }
}

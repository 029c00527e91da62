// The ID that an object has in another system: unique for its kind of object in the account, and a
// filter of every list, so that a sync can find what it created. It isn't encrypted, and it remains
// after an erasure, so that a sync doesn't create an erased person again.
import type { Call } from './call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { raw, sql } from '#db/sql.ts'
import { Nullable, Text } from './fields.ts'
import type { Kind } from './record.ts'

const ExternalId = Text('', 200, { title: 'external_id', examples: ['pat-8841'] })

export const external_id = {
  ...Nullable({
    ...ExternalId,
    description:
      'ID of the object in your own or another system, unique per kind of object. Not encrypted: ' +
      "don't use personal data.",
  }),
  in_public: false, // It belongs to the account, like metadata.
}

export const ExternalIdFilter = Text('Filter by `external_id`.', 200, { examples: ['pat-8841'] })

// For inserts that ignore conflicts. Anywhere else, the unique index reports the conflict.
export async function requireFreeExternalId(
  call: Call,
  { table }: Kind,
  wanted: string | null | undefined,
) {
  if (!wanted) return
  const [taken] = await call.query(sql`
    select id from ${raw(table)} where account = ${call.account} and external_id = ${wanted}`)
  if (taken) throw new ApiError('external_id_taken', {}, { param: 'external_id' })
}

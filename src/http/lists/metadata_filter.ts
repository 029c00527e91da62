// The filter metadata[key]=value, which searches hashes: keyed ones where metadata is encrypted.
// Scoped tokens can't use it, because they are not shown metadata (see authorize.ts).
import { MetadataFilter } from '#kernel/filter_fields.ts'
import {
  hasMetadata,
  type Metadata,
  metadataHash,
  plainMetadataHash,
} from '#kernel/metadata_index.ts'
import type { Kind } from '#kernel/record.ts'
import type { Filters, HashFilters } from './filters.ts'

type Filter = {
  fields: { metadata?: typeof MetadataFilter }
  filters?: Filters
  hash_filters?: HashFilters
}

export function metadataFilter({ object, encryption }: Kind, item: object): Filter {
  const { properties = {} } = item as { properties?: object }
  if (!('metadata' in properties)) return { fields: {} }
  const fields = { metadata: MetadataFilter }
  if (encryption && 'metadata' in encryption.fields) {
    const byKeyedHash: HashFilters[string] = (filter: Metadata, call) =>
      hasMetadata(call.account, filter, (key, value) => metadataHash(call, object, key, value))
    return { fields, hash_filters: { metadata: byKeyedHash } }
  }
  const byHash: Filters[string] = (filter: Metadata, account) =>
    hasMetadata(account, filter, (key, value) => plainMetadataHash(object, key, value))
  return { fields, filters: { metadata: byHash } }
}

// The filter metadata[key]=value of lists whose metadata is encrypted: it searches keyed hashes.
// Scoped tokens can't use it, because they are not shown metadata (see authorize.ts).
import { MetadataFilter } from '#kernel/fields.ts'
import { hasMetadata, type Metadata } from '#kernel/metadata_index.ts'
import type { Kind } from '#kernel/record.ts'
import type { HashFilters } from './filters.ts'

type Filter = { fields: { metadata?: typeof MetadataFilter }; filters: HashFilters }

export function metadataFilter({ object, encryption }: Kind, item: object): Filter {
  const { properties = {} } = item as { properties?: object }
  if (!('metadata' in properties) || !encryption || !('metadata' in encryption.fields)) {
    return { fields: {}, filters: {} }
  }
  return {
    fields: { metadata: MetadataFilter },
    filters: { metadata: (wanted: Metadata, call) => hasMetadata(call, object, wanted) },
  }
}

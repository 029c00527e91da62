// Where the deployment's key encrypts data, and how that is encrypted again with the current key.
import { partPlace } from '#areas/imports/import/part_encryption.ts'
import { waitingEntryPlace } from '#areas/matching/matching_assignment/entry_encryption.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { responsePlace } from '#http/responses/idempotency.ts'
import { addressPlace } from '#areas/sessions/external_calendar/address.ts'
import { birthDatePlace } from '#areas/practitioners/practitioner/practitioner.ts'
import { credentialsPlace } from '#areas/claims/clearinghouse_connection/credentials.ts'
import { telehealthPlace } from '#areas/sessions/telehealth_settings/credentials.ts'
import { documentPlace } from '#areas/claims/x12_document/x12_document.ts'
import { excerptPlace } from '#areas/platform/webhook_endpoint/attempt.ts'
import { type EncryptedSecret, secretsPlace } from '#areas/platform/webhook_endpoint/secrets.ts'
import { entryPlace } from '#areas/platform/waitlist/waitlist.ts'
import { keyPlace } from '#kernel/person_key.ts'
import { requestKeyPlace } from '#kernel/idempotency_key.ts'
import { encryptionPlace } from '#kernel/encrypted_row.ts'
import { archiveKeyPlace } from './audit_archive_file.ts'
import { unroutedPlace } from './unrouted_documents.ts'

type EncryptedValue<Value = Buffer> = { account: string; id: string; value: Value }

export type AnyValue = EncryptedValue<Buffer | EncryptedSecret[]>

// Where encrypted data is stored and how to re-encrypt it; null if it uses the current key.
export type EncryptedColumn = {
  name: string
  table: string
  id: string
  column: string
  where: Statement
  account?: Statement // If the account isn't in the `account` column.
  rewrap(secrets: Secrets, found: AnyValue): Promise<unknown>
}

// Tables about persons whose rows can have no person: the deployment's key encrypts those.
export const tables_with_optional_person = [
  'disputes',
  'document_versions',
  'documents',
  'matchings',
  'payments',
  'refunds',
  'scoped_tokens',
  'session_series',
  'sessions',
]

export const encrypted_columns: EncryptedColumn[] = [
  {
    name: 'person data keys',
    table: 'person_keys',
    id: 'person_id',
    column: 'wrapped',
    where: sql`wrapped is not null`,
    rewrap: wrappedKey(keyPlace),
  },
  {
    name: 'practitioner birth dates',
    table: 'practitioners',
    id: 'id',
    column: 'birth_date',
    where: sql`birth_date is not null`,
    rewrap: async (secrets, { account, id, value }: EncryptedValue) =>
      reencrypt(secrets, birthDatePlace(account, id), value),
  },
  {
    name: 'webhook secrets',
    table: 'webhook_endpoints',
    id: 'id',
    column: 'secrets',
    where: sql`true`,
    async rewrap(secrets, { account, id, value: entries }: EncryptedValue<EncryptedSecret[]>) {
      const reencrypted = entries.map((entry) => {
        const bytes = Buffer.from(entry.encrypted, 'base64')
        const fresh = reencrypt(secrets, secretsPlace(account, id), bytes)
        return fresh && { ...entry, encrypted: fresh.toString('base64') }
      })
      if (reencrypted.every((entry) => entry === null)) return null
      return JSON.stringify(reencrypted.map((entry, i) => entry ?? entries[i]))
    },
  },
  {
    name: 'idempotent responses',
    table: 'idempotency_keys',
    id: 'key',
    column: 'response',
    where: sql`response is not null and person_id is null`,
    rewrap: singleValue(responsePlace),
  },
  {
    name: 'X12 documents',
    table: 'x12_documents',
    id: 'id',
    column: 'encrypted',
    where: sql`true`,
    rewrap: singleValue(documentPlace),
  },
  {
    name: 'clearinghouse credentials',
    table: 'clearinghouse_connections',
    id: 'id',
    column: 'credentials',
    where: sql`credentials is not null`,
    rewrap: singleValue(credentialsPlace),
  },
  {
    name: 'external calendar URLs',
    table: 'external_calendars',
    id: 'id',
    column: 'url',
    where: sql`url is not null`,
    rewrap: singleValue(addressPlace),
  },
  {
    name: 'telehealth credentials',
    table: 'telehealth_settings',
    id: 'account',
    column: 'credentials',
    where: sql`credentials is not null`,
    rewrap: singleValue(telehealthPlace),
  },
  {
    name: 'import parts',
    table: 'import_parts',
    id: 'id',
    column: 'encrypted',
    where: sql`true`,
    rewrap: singleValue(partPlace),
  },
  {
    name: 'waiting list entries',
    table: 'matching_assignment_entries',
    id: 'id',
    column: 'encrypted',
    where: sql`true`,
    rewrap: singleValue(waitingEntryPlace),
  },
  {
    name: 'unrouted documents',
    table: 'unrouted_documents',
    id: 'id',
    column: 'encrypted',
    where: sql`true`,
    account: sql`''`, // They have no account yet.
    rewrap: async (secrets, { id, value }: EncryptedValue) =>
      reencrypt(secrets, unroutedPlace(id), value),
  },
  {
    name: 'idempotency keys',
    table: 'idempotency_keys',
    id: 'key',
    column: 'encrypted_key',
    where: sql`encrypted_key is not null and person_id is null`,
    rewrap: singleValue(requestKeyPlace),
  },
  ...tables_with_optional_person.map((table) => ({
    name: `${table} without a person`,
    table,
    id: 'id',
    column: 'encrypted',
    where: sql`encrypted is not null and person_id is null`,
    rewrap: singleValue((account, id) => encryptionPlace(account, table, id)),
  })),
  {
    name: 'webhook response excerpts',
    table: 'webhook_attempts',
    id: 'id',
    column: 'excerpt',
    where: sql`excerpt is not null`,
    rewrap: singleValue(excerptPlace),
  },
  ...(['email', 'use_case'] as const).map((column) => ({
    name: `waitlist: ${column}`,
    table: 'waitlist_entries',
    id: 'id',
    column,
    where: sql`${raw(column)} is not null`,
    account: sql`''`, // Entries have no account yet.
    rewrap: async (secrets: Secrets, { id, value }: EncryptedValue) =>
      reencrypt(secrets, entryPlace(column, id), value),
  })),
  {
    name: 'audit archive keys',
    table: 'audit_archives',
    id: 'id',
    column: 'wrapped_key',
    where: sql`true`,
    rewrap: wrappedKey(archiveKeyPlace),
  },
]

// For a column with a data key.
function wrappedKey(placeOf: (account: string, id: string) => string) {
  return async ({ key_wrapper }: Secrets, { account, id, value }: EncryptedValue) => {
    if (key_wrapper.isCurrent(value)) return null
    const place = placeOf(account, id)
    return await key_wrapper.wrap(await key_wrapper.unwrap(value, place), place)
  }
}

// For a column with one encrypted value.
function singleValue(placeOf: (account: string, id: string) => string) {
  return async (secrets: Secrets, { account, id, value }: EncryptedValue) =>
    reencrypt(secrets, placeOf(account, id), value)
}

// Returns null if the value is already encrypted with the current key.
function reencrypt(secrets: Secrets, place: string, bytes: Buffer) {
  const { encryption_key } = secrets
  if (usesKey(encryption_key, place, bytes)) return null
  return encrypt(encryption_key, place, decrypt(decryptionKeys(secrets), place, bytes))
}

function usesKey(key: Buffer, place: string, bytes: Buffer) {
  try {
    decrypt([key], place, bytes)
    return true
  } catch {
    return false
  }
}

// Encrypts entries that aren't decided yet with the deployment's key: they are working data of the
// assignment, and read together.
import type { Call } from '#kernel/call.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys } from '#crypto/secrets.ts'

export const waitingEntryPlace = (account: string, id: string) =>
  `matching_assignment_entries.encrypted ${account} ${id}`

export const encryptEntry = ({ secrets, account }: Call, id: string, entry: object) =>
  encrypt(secrets.encryption_key, waitingEntryPlace(account, id), JSON.stringify(entry))

export const decryptEntry = ({ secrets, account }: Call, id: string, bytes: Buffer): unknown =>
  JSON.parse(decrypt(decryptionKeys(secrets), waitingEntryPlace(account, id), bytes))

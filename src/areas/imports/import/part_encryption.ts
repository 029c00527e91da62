// Encrypts the parts of a file with the deployment's key: a file names many persons, and some of
// them don't exist yet.
import type { Call } from '#kernel/call.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys } from '#crypto/secrets.ts'

export const partPlace = (account: string, id: string) => `import_parts.encrypted ${account} ${id}`

export const encryptPart = ({ secrets, account }: Call, id: string, text: string) =>
  encrypt(secrets.encryption_key, partPlace(account, id), text)

export const decryptPart = ({ secrets, account }: Call, id: string, bytes: Buffer) =>
  decrypt(decryptionKeys(secrets), partPlace(account, id), bytes)

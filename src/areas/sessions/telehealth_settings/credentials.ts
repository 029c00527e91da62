// Encrypts an account's credentials at its video provider, and connects to it.
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import type { Call } from '#kernel/call.ts'
import type { Credentials } from './schema.ts'

export const telehealthPlace = (account: string) => `telehealth_settings.credentials ${account}`

export const encryptCredentials = ({ secrets, account }: Call, credentials: Credentials) =>
  encrypt(secrets.encryption_key, telehealthPlace(account), JSON.stringify(credentials))

export function decryptCredentials(
  secrets: Secrets,
  account: string,
  credentials: Buffer | null,
): Credentials | null {
  if (!credentials) return null
  return JSON.parse(decrypt(decryptionKeys(secrets), telehealthPlace(account), credentials))
}

// The provider that the account's credentials log in to. Undefined if it has none.
export const connectVideo = (call: Call, credentials: Buffer | null) =>
  call.outside.video.connect(decryptCredentials(call.secrets, call.account, credentials))

// Signing secrets of an endpoint, encrypted in its row, newest first. Older secrets stay until
// their overlap ends.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { newWebhookSecret } from '#outside/webhook/signature.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'

const max_old_secrets = 5

export type EncryptedSecret = { encrypted: string; expires_at: string | null }

export const secretsPlace = (account: string, id: string) =>
  `webhook_endpoints.secrets ${account} ${id}`

export function createSecret(call: Call, id: string): { secret: string; entry: EncryptedSecret } {
  const secret = newWebhookSecret()
  const bytes = encrypt(call.secrets.encryption_key, secretsPlace(call.account, id), secret)
  return { secret, entry: { encrypted: bytes.toString('base64'), expires_at: null } }
}

// The replaced secret keeps signing until the overlap ends.
export function retireSecrets(
  call: Call,
  stored: EncryptedSecret[],
  overlap_seconds: number,
): EncryptedSecret[] {
  const expires_at = toTimestamp(call.real_now.add({ seconds: overlap_seconds }))
  return usableSecrets(stored, toTimestamp(call.real_now))
    .map((entry) => ({ ...entry, expires_at: entry.expires_at ?? expires_at }))
    .slice(0, max_old_secrets)
}

export function decryptSecrets(
  secrets: Secrets,
  account: string,
  id: string,
  stored: EncryptedSecret[],
  now: string,
): string[] {
  const place = secretsPlace(account, id)
  return usableSecrets(stored, now).map(({ encrypted }) =>
    decrypt(decryptionKeys(secrets), place, Buffer.from(encrypted, 'base64')),
  )
}

const usableSecrets = (stored: EncryptedSecret[], now: string) =>
  stored.filter(({ expires_at }) => expires_at === null || expires_at > now)

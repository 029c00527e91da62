// Signing secrets of an endpoint, encrypted in its row, newest first. Older secrets stay until
// their overlap ends.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { newWebhookSecret } from '#outside/webhook/signature.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'

const most_old_secrets = 5

export type EncryptedSecret = { encrypted: string; expires_at: string | null }

export const secretsPlace = (account: string, id: string) =>
  `webhook_endpoints.secrets ${account} ${id}`

export function drawSecret(call: Call, id: string): { secret: string; entry: EncryptedSecret } {
  const secret = newWebhookSecret()
  const bytes = encrypt(call.secrets.encryption_key, secretsPlace(call.account, id), secret)
  return { secret, entry: { encrypted: bytes.toString('base64'), expires_at: null } }
}

// The replaced secret keeps signing until the overlap ends.
export function retire(
  call: Call,
  kept: EncryptedSecret[],
  overlap_seconds: number,
): EncryptedSecret[] {
  const expires_at = toTimestamp(call.real_now.add({ seconds: overlap_seconds }))
  return usable(kept, toTimestamp(call.real_now))
    .map((entry) => ({ ...entry, expires_at: entry.expires_at ?? expires_at }))
    .slice(0, most_old_secrets)
}

export function openSecrets(
  secrets: Secrets,
  account: string,
  id: string,
  kept: EncryptedSecret[],
  now: string,
): string[] {
  const place = secretsPlace(account, id)
  return usable(kept, now).map(({ encrypted }) =>
    decrypt(decryptionKeys(secrets), place, Buffer.from(encrypted, 'base64')),
  )
}

const usable = (kept: EncryptedSecret[], now: string) =>
  kept.filter(({ expires_at }) => expires_at === null || expires_at > now)

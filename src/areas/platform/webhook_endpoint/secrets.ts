// Signing secrets of an endpoint, encrypted in its row, newest first. Older secrets stay until
// their overlap ends.
import { type Call, toTime } from '#kernel/call.ts'
import { openingKeys, type Secrets } from '#crypto/secrets.ts'
import { newWebhookSecret } from '#outside/webhook/signature.ts'
import { seal, unseal } from '#crypto/encrypt.ts'

const most_old_secrets = 5

export type SealedSecret = { sealed: string; expires_at: string | null }

export const secretsPlace = (account: string, id: string) =>
  `webhook_endpoints.secrets ${account} ${id}`

export function drawSecret(call: Call, id: string): { secret: string; entry: SealedSecret } {
  const secret = newWebhookSecret()
  const bytes = seal(call.secrets.encryption_key, secretsPlace(call.account, id), secret)
  return { secret, entry: { sealed: bytes.toString('base64'), expires_at: null } }
}

// The replaced secret keeps signing until the overlap ends.
export function retire(call: Call, kept: SealedSecret[], overlap_seconds: number): SealedSecret[] {
  const expires_at = toTime(call.real_now.add({ seconds: overlap_seconds }))
  return usable(kept, toTime(call.real_now))
    .map((entry) => ({ ...entry, expires_at: entry.expires_at ?? expires_at }))
    .slice(0, most_old_secrets)
}

export function openSecrets(
  secrets: Secrets,
  account: string,
  id: string,
  kept: SealedSecret[],
  now: string,
): string[] {
  const place = secretsPlace(account, id)
  return usable(kept, now).map(({ sealed }) =>
    unseal(openingKeys(secrets), place, Buffer.from(sealed, 'base64')),
  )
}

const usable = (kept: SealedSecret[], now: string) =>
  kept.filter(({ expires_at }) => expires_at === null || expires_at > now)

// Stores and returns delivery attempts.
import { type Call } from '#kernel/call.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'

export type AttemptRow = {
  account: string
  id: string
  excerpt: Buffer | null
}

export const excerptPlace = (account: string, id: string) =>
  `webhook_attempts.excerpt ${account} ${id}`

// The receiver's response may contain anything, so it is stored encrypted.
export const encryptExcerpt = (
  { encryption_key }: Secrets,
  account: string,
  id: string,
  text: string,
) => encrypt(encryption_key, excerptPlace(account, id), text)

export function showAttempt(row: AttemptRow, call?: Call) {
  const { account, id, excerpt } = row
  const response_excerpt = excerpt
    ? decrypt(decryptionKeys(call!.secrets), excerptPlace(account, id), excerpt)
    : null
  return { ...row, response_excerpt }
}

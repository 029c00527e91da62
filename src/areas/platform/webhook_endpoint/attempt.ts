// Stores and returns delivery attempts.
import { type Call } from '#kernel/call.ts'
import { openingKeys, type Secrets } from '#crypto/secrets.ts'
import { seal, unseal } from '#crypto/encrypt.ts'

export type AttemptRow = {
  account: string
  id: string
  excerpt: Buffer | null
}

export const excerptPlace = (account: string, id: string) =>
  `webhook_attempts.excerpt ${account} ${id}`

// The receiver's response may contain anything, so it is stored encrypted.
export const sealExcerpt = (
  { encryption_key }: Secrets,
  account: string,
  id: string,
  text: string,
) => seal(encryption_key, excerptPlace(account, id), text)

export function showAttempt(row: AttemptRow, call?: Call) {
  const { account, id, excerpt } = row
  const response_excerpt = excerpt
    ? unseal(openingKeys(call!.secrets), excerptPlace(account, id), excerpt)
    : null
  return { ...row, response_excerpt }
}

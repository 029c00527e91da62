// Re-encrypts a value with the current key. Returns null if it already uses that key.
import { openingKeys, type Secrets } from '#crypto/secrets.ts'
import { seal, unseal } from '#crypto/encrypt.ts'

export function sealAnew(secrets: Secrets, place: string, bytes: Buffer) {
  const { encryption_key } = secrets
  if (isSealedWith(encryption_key, place, bytes)) return null
  return seal(encryption_key, place, unseal(openingKeys(secrets), place, bytes))
}

function isSealedWith(key: Buffer, place: string, bytes: Buffer) {
  try {
    unseal([key], place, bytes)
    return true
  } catch {
    return false
  }
}

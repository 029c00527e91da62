// Re-encrypts a value with the current key. Returns null if it already uses that key.
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'

export function reencrypt(secrets: Secrets, place: string, bytes: Buffer) {
  const { encryption_key } = secrets
  if (isSealedWith(encryption_key, place, bytes)) return null
  return encrypt(encryption_key, place, decrypt(decryptionKeys(secrets), place, bytes))
}

function isSealedWith(key: Buffer, place: string, bytes: Buffer) {
  try {
    decrypt([key], place, bytes)
    return true
  } catch {
    return false
  }
}

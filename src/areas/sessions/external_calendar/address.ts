// The URL of an external calendar is a secret: anyone who has it can read the calendar. It
// is validated when it is set, stored encrypted, and decrypted only to fetch the calendar.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import { readTarget, TargetFault } from '#outside/webhook/target.ts'
import type { ExternalCalendarRow } from './schema.ts'

export const addressPlace = (account: string, id: string) =>
  `external_calendars.url ${account} ${id}`

export function addressColumns(call: Call, id: string, url: string) {
  const { account, secrets } = call
  const { href, hostname } = readAddress(call, url)
  return {
    url: encrypt(secrets.encryption_key, addressPlace(account, id), href),
    host: hostname,
  }
}

export function decryptAddress(call: Call, { id, url }: ExternalCalendarRow) {
  return decrypt(decryptionKeys(call.secrets), addressPlace(call.account, id), url!)
}

// Calendar apps show subscriptions as webcal://, which means https://.
function readAddress({ allows }: Call, url: string) {
  try {
    const address = url.replace(/^webcals?:\/\//i, 'https://')
    return readTarget(address, { allow_private: allows.private_webhooks }).url
  } catch (error) {
    if (!(error instanceof TargetFault)) throw error
    throw invalid('url', error.message)
  }
}

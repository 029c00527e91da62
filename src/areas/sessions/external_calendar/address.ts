// The URL of an external calendar is a secret: anyone who has it can read the calendar. It
// is validated when it is set, stored encrypted, and decrypted only to fetch the calendar.
import type { Call } from '#kernel/call.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import { readTargetUrl } from '#areas/platform/webhook_endpoint/target_url.ts'
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
const readAddress = (call: Call, url: string) =>
  readTargetUrl(call, url.replace(/^webcals?:\/\//i, 'https://'))

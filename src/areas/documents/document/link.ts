// Short-lived links to files, for browsers and uploads, which send no API key. A link contains what
// it grants, encrypted and authenticated with the deployment's key, so nothing about it is stored.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'

type Grant = {
  action: 'upload' | 'download'
  account: string
  version_id: string
  variant: 'original' | 'thumbnail'
}

export type Link = Grant & { expires_at: string }

const place = 'document_links'
const lifetime = {
  upload: { minutes: 60 },
  download: { minutes: 5 },
  export: { minutes: 60 }, // An export can name many files.
}

// Links expire by the real time.
export function createLink(call: Call, grant: Omit<Grant, 'account'>, use?: 'export') {
  const expires_at = toTimestamp(call.real_now.add(lifetime[use ?? grant.action]))
  const link: Link = { ...grant, account: call.account, expires_at }
  const token = encrypt(call.secrets.encryption_key, place, JSON.stringify(link))
  return { url: `${call.public_url}/files/${token.toString('base64url')}`, expires_at }
}

// An unknown link is 404. Whether it expired is known in its account.
export function openLink(secrets: Secrets, token: string, action: Grant['action']): Link {
  const link = readLink(secrets, token)
  if (link?.action !== action) throw notFound('link', 'path')
  return link
}

export function requireUnexpired(call: Call, { expires_at }: Link) {
  const is_valid = Temporal.Instant.compare(Temporal.Instant.from(expires_at), call.real_now) > 0
  if (!is_valid) throw notFound('link', 'path')
}

function readLink(secrets: Secrets, token: string): Link | undefined {
  try {
    const bytes = Buffer.from(token, 'base64url')
    return JSON.parse(decrypt(decryptionKeys(secrets), place, bytes)) as Link
  } catch {
    return undefined // Nobody issued it.
  }
}

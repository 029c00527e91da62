// Encrypts the credentials of a connection, and turns them into a login. They are decrypted only to
// log in, and by the webhook route to check a signature.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { decrypt, encrypt } from '#crypto/encrypt.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import type { Credentials, Sftp } from './login_schema.ts'
import type { ClearinghouseConnectionRow as Row } from './schema.ts'

export const credentialsPlace = (account: string, id: string) =>
  `clearinghouse_connections.credentials ${account} ${id}`

export type Login = { type: Row['type']; sftp: Sftp | null; credentials: Credentials | null }

// The columns for credentials that were set, or that stay with other SFTP settings.
export const loginColumns = (call: Call, id: string, login: Login, was_set: boolean) => ({
  mailbox: login.credentials && mailboxOf(call.secrets, login),
  ...(was_set && {
    credentials: login.credentials && encryptCredentials(call, id, login.credentials),
    credentials_set_at: login.credentials && toTimestamp(call.real_now),
  }),
})

const encryptCredentials = ({ secrets, account }: Call, id: string, credentials: Credentials) =>
  encrypt(secrets.encryption_key, credentialsPlace(account, id), JSON.stringify(credentials))

export function decryptCredentials(
  secrets: Secrets,
  account: string,
  { id, credentials }: Pick<Row, 'id' | 'credentials'>,
): Credentials | null {
  if (!credentials) return null
  const place = credentialsPlace(account, id)
  return JSON.parse(decrypt(decryptionKeys(secrets), place, credentials)) as Credentials
}

// Those who know the same login share a mailbox. No other account can join it, because the hash
// includes the credentials.
function mailboxOf({ pepper }: Secrets, { type, sftp, credentials }: Login) {
  const { api_key, password, private_key } = credentials!
  const { host, port = 22, username, inbound_folder } = sftp ?? {}
  const identity =
    type === 'stedi'
      ? [api_key]
      : [host?.toLowerCase(), port, username, inbound_folder, password, private_key]
  return createHmac('sha256', pepper)
    .update(JSON.stringify(['mailbox', type, ...identity]))
    .digest('base64url')
}

// What each type needs, and nothing of the others.
export function requireLogin({ type, sftp, credentials }: Login) {
  if ((type === 'sftp') !== (sftp !== null)) {
    throw invalid(
      'sftp',
      type === 'sftp' ? '`sftp` is required with type `sftp`.' : '`sftp` requires type `sftp`.',
    )
  }
  if (sftp?.after_read === 'move' && !sftp.archive_folder) {
    throw invalid('sftp.archive_folder', '`sftp.archive_folder` is required to move documents.')
  }
  if (credentials) requireCredentials(type, credentials)
}

const fitting: Record<Row['type'], string[]> = {
  stedi: ['api_key', 'webhook_secret'],
  sftp: ['password', 'private_key', 'passphrase'],
  folder: [],
  simulated: [],
}

function requireCredentials(type: Row['type'], credentials: Credentials) {
  const odd = Object.keys(credentials).find((name) => !fitting[type].includes(name))
  if (odd || fitting[type].length === 0) {
    const param = odd ? `credentials.${odd}` : 'credentials'
    throw invalid(param, `\`${param}\` doesn't apply to type \`${type}\`.`)
  }
  const { api_key, password, private_key, passphrase, webhook_secret } = credentials
  if (type === 'stedi' && !api_key) {
    throw invalid('credentials.api_key', '`credentials.api_key` is required with type `stedi`.')
  }
  if (type === 'sftp' && !password && !private_key) {
    throw invalid(
      'credentials.password',
      '`credentials.password` or `credentials.private_key` is required with type `sftp`.',
    )
  }
  if (passphrase && !private_key) {
    throw invalid(
      'credentials.passphrase',
      '`credentials.passphrase` requires `credentials.private_key`.',
    )
  }
  if (webhook_secret && !/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(webhook_secret)) {
    throw invalid(
      'credentials.webhook_secret',
      '`credentials.webhook_secret` must begin with `whsec_`, as Stedi shows it.',
    )
  }
}

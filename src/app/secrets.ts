// Reads the secrets of the deployment from the settings or, in the sandbox, the home directory.
import type { Secrets } from '#crypto/secrets.ts'
import type { Config } from '#settings/config.ts'
import { readOrCreateSecret } from '#settings/home.ts'
import { localKeyWrapper } from '#crypto/key_wrapping.ts'
import type { SettingName } from '#settings/settings.ts'
import { bad, listOf } from '#settings/values.ts'
import { requireDistinctSecrets, requireStrongSecret } from '#settings/weak_settings.ts'

type SecretSettings = Pick<
  Config,
  'environment' | 'home' | 'pepper' | 'encryption_key' | 'other_encryption_keys'
>

export function readSecrets(config: SecretSettings): Secrets {
  const { environment, home } = config
  const pepper = config.pepper
    ? secretBytes('ATTUNE_PEPPER', config.pepper)
    : readOrCreateSecret(home, 'pepper', 32)
  const encryption_key = config.encryption_key
    ? secretBytes('ATTUNE_ENCRYPTION_KEY', config.encryption_key)
    : readOrCreateSecret(home, 'encryption_key', 32)
  const other_keys = listOf(config.other_encryption_keys).map((text) =>
    secretBytes('ATTUNE_OTHER_ENCRYPTION_KEYS', text),
  )
  const key_wrapper = localKeyWrapper([encryption_key, ...other_keys])
  const secrets = { environment, pepper, encryption_key, other_keys, key_wrapper }
  if (environment === 'production') requireStrong(secrets)
  return secrets
}

function requireStrong({ pepper, encryption_key, other_keys }: Secrets) {
  const named: [SettingName, Buffer][] = [
    ['ATTUNE_PEPPER', pepper],
    ['ATTUNE_ENCRYPTION_KEY', encryption_key],
    ...other_keys.map((key): [SettingName, Buffer] => ['ATTUNE_OTHER_ENCRYPTION_KEYS', key]),
  ]
  for (const [name, secret] of named) requireStrongSecret(name, secret)
  requireDistinctSecrets(named)
}

function secretBytes(name: SettingName, text: string) {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== 32) throw bad(name, 'must be 32 bytes in base64')
  return bytes
}

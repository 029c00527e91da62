// The secrets of a deployment. They are never stored in the database.
import type { Environment } from '#settings/environment.ts'
import type { KeyWrapper } from './key_wrapping.ts'

export type Secrets = {
  environment: Environment
  pepper: Buffer
  encryption_key: Buffer // Encrypts.
  other_keys: Buffer[] // Only decrypt, during a rotation.
  key_wrapper: KeyWrapper
}

export const decryptionKeys = ({ encryption_key, other_keys }: Secrets) => [
  encryption_key,
  ...other_keys,
]

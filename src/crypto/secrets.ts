// The secrets of a deployment. They are never stored in the database.
import type { Environment } from '#settings/environment.ts'
import type { Keeper } from './key_wrapping.ts'

export type Secrets = {
  environment: Environment
  pepper: Buffer
  encryption_key: Buffer // What is sealed now is sealed with it.
  other_keys: Buffer[] // What they sealed can be opened too, while one replaces another.
  keeper: Keeper
}

export const openingKeys = ({ encryption_key, other_keys }: Secrets) => [
  encryption_key,
  ...other_keys,
]

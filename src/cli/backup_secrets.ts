// The secrets that a backup depends on: without them its keys can't be verified and its encrypted
// data can't be decrypted. Secrets from the home travel in the backup; secrets from settings don't,
// and are recognized by a fingerprint.
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '#crypto/secrets.ts'
import { type Config } from '#settings/config.ts'
import { readSecrets } from '#app/secrets.ts'
import type { BackupHeader, SecretName } from '#db/backup_file.ts'
import { writePrivateFile } from '#settings/private_file.ts'
import { UsageError } from './command.ts'

const settingOf: Record<SecretName, string> = {
  pepper: 'ATTUNE_PEPPER',
  encryption_key: 'ATTUNE_ENCRYPTION_KEY',
}
const names = Object.keys(settingOf) as SecretName[]

// A keyed hash of a random secret reveals nothing about it.
const fingerprint = (secret: Buffer) =>
  createHmac('sha256', secret).update('attune backup').digest('hex').slice(0, 16)

export const fingerprintsOf = ({ pepper, encryption_key }: Secrets) => ({
  pepper: fingerprint(pepper),
  encryption_key: fingerprint(encryption_key),
})

export function secretsInHome(config: Config): BackupHeader['secrets'] {
  const secrets = readSecrets(config)
  const own = names.filter((name) => !config[name])
  return Object.fromEntries(own.map((name) => [name, secrets[name].toString('base64')]))
}

// Rows restored with other secrets would look complete but be unusable.
export function requireSameSecrets(config: Config, header: BackupHeader) {
  if (config.environment !== header.environment) {
    throw new UsageError(
      `The backup is from ${header.environment}, but ATTUNE_ENVIRONMENT is ` +
        `${config.environment}. Nothing was restored.`,
    )
  }
  for (const name of names) {
    const setting = settingOf[name]
    const secret = config[name] ?? header.secrets[name]
    if (!secret) {
      const sentence = `The backup was taken with the setting ${setting}. Set it to the same value.`
      throw new UsageError(`${sentence} Nothing was restored.`)
    }
    const others = name === 'encryption_key' ? config.other_encryption_keys?.split(',') : undefined
    const known = [secret, ...(others ?? [])].map((text) =>
      fingerprint(Buffer.from(text, 'base64')),
    )
    if (known.includes(header.fingerprints[name])) continue
    const sentence = `${setting} differs from the value the backup was taken with.`
    throw new UsageError(`${sentence} Nothing was restored.`)
  }
}

// Writes the secrets that came with the backup, and returns how to remove them again.
export function restoreSecrets(config: Config, { secrets }: BackupHeader): () => void {
  const missing: { file: string; text: string }[] = []
  for (const name of names) {
    const text = secrets[name]
    if (!text || config[name]) continue
    const file = join(config.home, name)
    if (!existsSync(file)) missing.push({ file, text })
    else if (readFileSync(file, 'utf8').trim() !== text) {
      throw new UsageError(
        `${file} differs from the secret the backup was taken with. Restore into a new ` +
          'ATTUNE_HOME. Nothing was restored.',
      )
    }
  }
  for (const { file, text } of missing) writePrivateFile(file, `${text}\n`)
  return () => missing.forEach(({ file }) => rmSync(file, { force: true }))
}

// Where settings come from: the environment, the file .env and files of secrets.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Setting, type SettingName, settings } from './settings.ts'
import { bad, readSecretFile } from './values.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Variables = Record<string, string | undefined>

export function environment(): Variables {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

// Reads a setting, and notes the files of secrets, which are reloaded when they change.
export function readerOf(variables: Variables) {
  const secret_files: string[] = []
  const read = (name: SettingName) => {
    const { fallback, secret } = settings[name] as Setting
    const value = variables[name]?.trim()
    const file = secret && variables[`${name}_FILE`]?.trim()
    if (!file) return value || fallback
    if (value) throw bad(name, `can't be set together with ${name}_FILE`)
    if (!secret_files.includes(file)) secret_files.push(file)
    return readSecretFile(name, file)
  }
  return { read, secret_files }
}

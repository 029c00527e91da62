// Parses setting values. An invalid value stops the start with an error that names the setting.
import { readFileSync } from 'node:fs'
import type { SettingName } from './settings.ts'
import { StartupError } from './startup_error.ts'

export const bad = (name: SettingName, why: string, options?: ErrorOptions) =>
  new StartupError('bad_setting', `The setting ${name} ${why}.`, options)

export type Reader = (name: SettingName) => string | undefined

export function oneOf<const Word extends string>(
  name: SettingName,
  read: Reader,
  words: Word[],
): Word {
  const word = words.find((known) => known === read(name))
  if (!word) throw bad(name, `must be one of ${words.join(', ')}`)
  return word
}

export function wholeNumber(name: SettingName, read: Reader, least: number, most: number) {
  const text = read(name)
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw bad(name, `must be an integer from ${least} to ${most}`)
}

export const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '')

export function databaseUrl(name: SettingName, read: Reader) {
  const text = read(name)
  if (!text || isDatabaseUrl(text)) return text
  throw bad(name, 'must be a URL: postgres://user:password@host:port/database, percent-encoded')
}

// As the driver reads it, which also takes a URL without a host.
export function isDatabaseUrl(text: string) {
  if (!/^postgres(ql)?:\/\//.test(text)) return false
  if (!URL.canParse(text.replace('@/', '@localhost/'))) return false
  const [place = ''] = text.split('?')
  try {
    return decodeURIComponent(place) !== ''
  } catch {
    return false
  }
}

export const listOf = (text = '') => (text ? text.split(',').map((part) => part.trim()) : [])

// Secrets can be files, as secret stores mount them. They are reloaded when they change.
export function readSecretFile(name: SettingName, file: string) {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text) return text
  } catch (cause) {
    throw bad(name, `can't be read from the file in ${name}_FILE: ${file}`, { cause })
  }
  throw bad(name, `is empty in the file in ${name}_FILE: ${file}`)
}

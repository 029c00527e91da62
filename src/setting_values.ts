// How the values of settings are read: what is wrong with one is told by its name, at start.
import type { SettingName } from './settings.ts'
import { StartupError } from './startup_error.ts'

export const bad = (name: SettingName, why: string) =>
  new StartupError('bad_setting', `The setting ${name} ${why}.`)

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
  throw bad(name, `must be a whole number from ${least} to ${most}`)
}

export const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '')

// The keys that "attune login" stores: one for each address, in a file only its owner can read.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writePrivateFile } from '#settings/private_file.ts'
import { UsageError } from './command.ts'

export type Login = { api_key: string; ca_file: string | null }
export type Logins = { current: string | null; logins: Record<string, Login> }

export function readLogins(file: string): Logins {
  if (!existsSync(file)) return { current: null, logins: {} }
  try {
    const { current, logins } = JSON.parse(readFileSync(file, 'utf8')) as Logins
    return { current, logins: { ...logins } }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    const fix = 'Delete it and run "attune login" again.'
    throw new UsageError(`${file} isn't valid JSON. ${fix}`, { cause })
  }
}

export function storeLogin(file: string, base_url: string, login: Login) {
  const { logins } = readLogins(file)
  save(file, { current: base_url, logins: { ...logins, [base_url]: login } })
}

// Returns whether there was one.
export function removeLogin(file: string, base_url: string) {
  const { current, logins } = readLogins(file)
  if (!logins[base_url]) return false
  delete logins[base_url]
  save(file, { current: current === base_url ? null : current, logins })
  return true
}

function save(file: string, logins: Logins) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writePrivateFile(file, `${JSON.stringify(logins, null, 2)}\n`)
}

// Chooses the API's address, its CA certificate and the API key.
import { existsSync, readFileSync } from 'node:fs'
import type { ClientSettings } from '#settings/client_settings.ts'
import type { Connection } from './api_client.ts'
import { UsageError } from './command.ts'
import { readLogins } from './logins.ts'
import { readQuickstart } from './quickstart_file.ts'

// A key is sent only to the address it was stored for. ATTUNE_API_KEY goes to ATTUNE_API_URL, else
// to the address of the last login, else to the sandbox of ATTUNE_HOME.
export function connectionOf(settings: ClientSettings): Connection {
  const { base_url, key, ca_file } = findConnection(settings)
  if (!key) {
    const where = 'or set ATTUNE_HOME to the home directory of a sandbox'
    throw new UsageError(`No API key found. Run "attune login", set ATTUNE_API_KEY, ${where}.`)
  }
  const ca = ca_file && existsSync(ca_file) ? readFileSync(ca_file) : undefined
  return { base_url, ca, api_key: key }
}

export function findConnection({ home, login_file, api_key, api_url, public_url }: ClientSettings) {
  const quickstart = readQuickstart(home)
  const { current, logins } = readLogins(login_file)
  const base_url = api_url ?? current ?? quickstart?.base_url ?? `${public_url}/v1`
  const login = logins[base_url]
  const own = !quickstart || base_url === quickstart.base_url ? quickstart : undefined
  const key = api_key ?? login?.api_key ?? own?.api_key ?? undefined
  return { base_url, key, ca_file: login?.ca_file ?? own?.ca_file ?? undefined }
}

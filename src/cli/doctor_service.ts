// The doctor's checks over HTTPS: whether the service is ready and accepts the API key.
import { existsSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { join } from 'node:path'
import type { Config } from '#settings/config.ts'
import { apiOf } from './api_client.ts'
import { findConnection } from './api_connection.ts'
import { type Finding, ok, problem, warning } from './finding.ts'
import { readQuickstart } from './quickstart_file.ts'

const patience_ms = 3_000

export async function checkService(config: Config): Promise<Finding[]> {
  const { home, public_url } = config
  const ca_file = join(home, 'tls', 'ca.crt')
  const ca = existsSync(ca_file) ? readFileSync(ca_file) : undefined
  const stored = readQuickstart(home)
  const origin = stored ? new URL(stored.base_url).origin : public_url
  const status = await statusOf(`${origin}/readyz`, ca)
  if (typeof status === 'string') {
    const message = `No response from ${origin} (${status}).`
    return [warning('service', message, 'Run "attune start", or correct PUBLIC_URL.')]
  }
  if (status !== 200) {
    const fix = 'Read the service log. Check the database first.'
    return [problem('service', `${origin} responds but isn't ready (${status}).`, fix)]
  }
  const ready = ok('service', `${origin} is ready.`)
  // This installation's key, not that of a login elsewhere.
  const here = { ...config, api_url: `${origin}/v1` }
  return findConnection(here).key ? [ready, await keyOf(here)] : [ready]
}

type KeyHolder = { account_name: string; environment: string }

async function keyOf(config: Config): Promise<Finding> {
  try {
    const { account_name, environment } = await apiOf(config).get<KeyHolder>('')
    return ok('key', `The API key is valid for "${account_name}" (${environment}).`)
  } catch (error) {
    const fix = 'Create a key with "attune keys create" and set ATTUNE_API_KEY.'
    return problem('key', `The API key doesn't work: ${(error as Error).message}`, fix)
  }
}

function statusOf(url: string, ca: Buffer | undefined): Promise<number | string> {
  return new Promise((resolve) => {
    const request = https.get(url, { ...(ca && { ca }), timeout: patience_ms }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'timeout'))
  })
}

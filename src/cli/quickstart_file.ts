// Reads quickstart.json: the address, CA certificate and first API key of a sandbox.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Quickstart = { base_url: string; ca_file: string | null; api_key: string | null }

export const quickstartIn = (home: string) => join(home, 'quickstart.json')

export function readQuickstart(home: string): Quickstart | undefined {
  const file = quickstartIn(home)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Quickstart) : undefined
}

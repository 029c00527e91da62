// attune login, logout and open: store an API key for an address, and open its pages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Config } from '#settings/config.ts'
import { apiAt } from './api_client.ts'
import { findConnection } from './api_connection.ts'
import { type Arguments, type Row, text, UsageError } from './command.ts'
import { removeLogin, storeLogin } from './logins.ts'
import { pages } from './pages.ts'

type KeyHolder = { account_name: string; environment: string }

// The key is read from standard input: an argument would stay in the shell history.
export async function login(config: Config, args: Arguments): Promise<Row> {
  const base_url = addressOf(config, args)
  const ca_file = caOf(config, base_url, args)
  const origin = new URL(base_url).origin
  if (process.stdin.isTTY) {
    const keys_page = `${origin}/console/api-keys`
    process.stderr.write(`Create an API key at ${keys_page} and paste it here.\n`)
    openPage(keys_page)
  }
  const api_key = (await readKey()).trim()
  if (!/^(sk|rk)_(test|live)_\w+$/.test(api_key)) {
    throw new UsageError(
      'An API key begins with sk_test_, sk_live_, rk_test_ or rk_live_. Paste it, or pipe it in.',
    )
  }
  const ca = ca_file ? readFileSync(ca_file) : undefined
  const holder = await apiAt({ base_url, ca, api_key }).get<KeyHolder>('')
  storeLogin(config.login_file, base_url, { api_key, ca_file })
  const { account_name, environment } = holder
  return { base_url, account_name, environment, stored_in: config.login_file }
}

export async function logout(config: Config, args: Arguments): Promise<Row> {
  const base_url = addressOf(config, args)
  if (!removeLogin(config.login_file, base_url)) {
    throw new UsageError(`No key is stored for ${base_url}.`)
  }
  return { base_url, removed: true }
}

function addressOf(config: Config, args: Arguments) {
  const typed = text(args, 'api-url')
  if (typed === undefined) return findConnection(config).base_url
  const url = typed.replace(/\/+$/, '').replace(/(?<!\/v1)$/, '/v1')
  if (/^https:\/\/[^/?#\s]+\/v1$/.test(url) && URL.canParse(url)) return url
  throw new UsageError('--api-url must be an https:// URL, for example https://api.example.com/v1.')
}

// Stored as an absolute path, because later commands run in other folders.
function caOf(config: Config, base_url: string, args: Arguments) {
  const file = text(args, 'ca') ?? findConnection({ ...config, api_url: base_url }).ca_file
  if (file === undefined) return null
  if (!existsSync(file)) throw new UsageError(`${file}: file not found.`)
  return resolve(file)
}

async function readKey() {
  const { stdin, stderr } = process
  const silent = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true })
  if (stdin.isTTY) stderr.write('API key: ')
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (stdin.isTTY) stderr.write('\n')
  }
}

export async function open(config: Config, { words: [page = 'console'] }: Arguments): Promise<Row> {
  const path = page.startsWith('/') ? page : pages[page]
  if (!path) {
    throw new UsageError(
      `Unknown page "${page}". Pass a path, or one of ${Object.keys(pages).join(', ')}.`,
    )
  }
  const url = `${new URL(findConnection(config).base_url).origin}${path}`
  openPage(url)
  return { url }
}

// Where there is no browser, the printed address is enough.
function openPage(url: string) {
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open'
  const child = spawn(program, [url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

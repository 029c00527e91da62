// A server on its own database for each test file, and functions to send requests to it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import type { Secrets } from '#crypto/secrets.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { connect, type ConnectOptions, type Database } from '#db/connect.ts'
import { serverMetrics } from '#http/operations/metrics.ts'
import { type Limits, no_limits } from '#settings/limits.ts'
import { admissionOf } from '#http/access/admission.ts'
import { eventWatch } from '#http/access/event_watch.ts'
import type { StoredLimits } from '#http/access/stored_limits.ts'
import { requestLog } from '#http/operations/request_log.ts'
import { buildServer, type ServerOptions } from '#app/server.ts'
import { newId } from '#kernel/ids.ts'
import type { Tracing } from '#kernel/tracing.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { localKeyWrapper } from '#crypto/key_wrapping.ts'
import { type AdapterSettings, openAdapters } from '#app/adapters.ts'
import type { Mail } from '#outside/ports/mail.ts'
import type { SingleSignOn } from '#outside/ports/single_sign_on.ts'
import type { Outside } from '#outside/ports/outside.ts'
import type { Processors } from '#outside/ports/processor.ts'
import { hashRequestKey } from '#kernel/idempotency_key.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { makeDatabase } from './database.ts'
import { expectDeclaredError } from './declared_errors.ts'
import { failOnFailedRequests } from './failed_requests.ts'
import { recordStatements } from './sent_statements.ts'
import { ca_file, certificate, compiled_schemas, pagesFor, public_url } from './shared_parts.ts'

const { owner, app, drop } = await makeDatabase()
const home = mkdtempSync(join(tmpdir(), 'attune-house-'))
export { allPages, ca_file, deployment, public_url } from './shared_parts.ts'
export const ca = readFileSync(ca_file)

const encryption_key = Buffer.alloc(32, 'key')
export const secrets: Secrets = {
  environment: 'sandbox',
  pepper: Buffer.alloc(32, 'pepper'),
  encryption_key,
  other_keys: [],
  key_wrapper: localKeyWrapper([encryption_key]),
}

// Everything the servers of this file logged, one JSON line each.
export const log_lines: string[] = []
export const log = pino({ level: 'trace' }, { write: (line: string) => void log_lines.push(line) })
export const expectFailedRequest = failOnFailedRequests(() => log_lines)

// The database as its owner sees it, past every wall: for looking and for arranging.
export const sql = new pg.Pool({ ...owner, max: 4 })
// At the end its database is dropped under it; any later request gets an error anyway.
sql.on('connect', (client) => client.on('error', () => {}))
sql.on('error', () => {})
// A machine that pauses for seconds fails no test: only tests about overload refuse in a hurry.
const patient = { wait_limit_ms: 20_000, hold_limit_ms: 60_000, connect_limit_ms: 30_000 }
export const db = recordStatements(connect({ url: app, size: 10, ...patient }))
const closing: (() => Promise<unknown>)[] = []

// The adapters of a sandbox, or of production with a clearinghouse folder.
type Reach = { db: Database; secrets: Secrets }
export function adapters(reach: Reach, settings: Partial<AdapterSettings> = {}): Outside {
  const production = reach.secrets.environment === 'production'
  return openAdapters(reach, {
    clearinghouse: production ? 'folder' : 'simulated',
    clearinghouse_folder: join(home, 'clearinghouse'),
    allow_private_webhooks: true,
    processor: { name: production ? null : 'simulated', slow_ms: 1_000 },
    sources: {},
    sms: { type: 'simulated' },
    home,
    file_store: { type: 'disk' },
    ...settings,
  })
}
export const outside = adapters({ db, secrets })
// What the servers of this file sent by email.
export const mails: Mail[] = []

export const request_log = requestLog({ db, log })

// The owner's connection for a whole file. A file ends only when its connections are released.
export async function connectAsOwner() {
  const client = await sql.connect()
  closing.push(async () => client.release())
  return client
}

// A failed test may have left a request or a lock behind, and the file must still end.
const inTime = (closing: Promise<unknown>) =>
  Promise.race([closing, sleep(20_000, undefined, { ref: false })])

after(async () => {
  agent.destroy()
  for (const close of closing) await inTime(close())
  await inTime(request_log.stop())
  await inTime(db.close())
  await inTime(sql.end())
  await drop()
  rmSync(home, { recursive: true, force: true })
})

type Changes = {
  limits?: Partial<Limits>
  secrets?: Secrets
  signup?: 'open' | 'waitlist' | 'closed'
  processor?: AdapterSettings['processor']
  stedi?: AdapterSettings['stedi']
  daily_url?: string
  sms?: AdapterSettings['sms']
  file_store?: AdapterSettings['file_store']
  processors?: Processors
  database?: Omit<ConnectOptions, 'url'>
  tracing?: Tracing
  stored?: StoredLimits
  single_sign_on?: SingleSignOn
  through?: (db: Database) => Database // What the server reaches the database through.
  port?: number // For a browser, whose origin must be that of the public URL.
} & Partial<ServerOptions>

const servers = new Map<number, ReturnType<typeof buildServer>>()

// Another server on the same database, as production has several.
export async function startServer(changes: Changes = {}) {
  const { database } = changes
  const limits = { ...no_limits, ...changes.limits }
  const own = database ? recordStatements(connect({ url: app, ...database })) : db
  if (database) closing.push(() => own.close())
  const own_secrets = changes.secrets ?? secrets
  const { processor, processors, stedi, daily_url, sms, file_store } = changes
  const settings = {
    ...(processor && { processor }),
    ...(stedi && { stedi }),
    ...(daily_url && { daily_url }),
    ...(sms && { sms }),
    ...(file_store && { file_store }),
  }
  const own_outside = adapters({ db: own, secrets: own_secrets }, settings)
  const app_context = {
    db: changes.through?.(own) ?? own,
    log,
    limits,
    secrets: own_secrets,
    allows: { private_webhooks: true, statement_descriptor: 'ATTUNE' },
    outside: { ...own_outside, ...(processors && { processors }) },
    mail: async (mail: Mail) => void mails.push(mail),
    single_sign_on: () => changes.single_sign_on,
    public_url: changes.port ? `https://localhost:${changes.port}` : public_url,
    signup: changes.signup ?? 'waitlist',
    tracing: changes.tracing,
    metrics: serverMetrics(own),
    request_log,
    schemas: compiled_schemas,
    event_watch: eventWatch({ db: own, log }),
    ...(changes.stored && { admission: admissionOf(own, limits, { stored: changes.stored }) }),
  }
  const pages = pagesFor(changes.signup ?? 'waitlist')
  const server = buildServer(app_context, {
    certificate,
    pages,
    ...changes,
    times: { late_ms: 60_000, request_ms: 120_000, ...changes.times },
  })
  await server.listen({ host: '127.0.0.1', port: changes.port ?? 0 })
  closing.unshift(() => server.close())
  const { port } = server.server.address() as { port: number }
  servers.set(port, server)
  return port
}

export const stopServer = (port: number) => servers.get(port)!.close()

// The routes of a server, as the framework lists them: one path a line, each with its methods.
export const printedRoutes = (port: number) =>
  servers.get(port)!.printRoutes({ commonPrefix: false })

export const port = await startServer()
export const appConfig = app
export const ownerConfig = owner

// Many tests book on fixed dates, years ahead of the day they run.
const far_ahead_days = 36_500

export async function createTestAccount(
  scopes?: Scope[],
  { max_days_ahead = far_ahead_days } = {},
) {
  const account = newId('acct')
  const made = await inAccount({ db, secrets, outside }, account, async (call) => {
    await createAccount(call, 'Test')
    return await createKey(call, { name: 'Test', ...(scopes && { scopes }) })
  })
  const far_ahead = 'update accounts set max_days_ahead = $2 where account = $1'
  await sql.query(far_ahead, [account, max_days_ahead])
  return { account, key: made.secret, key_id: made.id }
}

export const own_account = await createTestAccount()

const agent = new https.Agent({ keepAlive: true, maxSockets: 64, ca })

export type RequestOptions = {
  key?: string | null
  headers?: Record<string, string | string[]>
  port?: number
  idempotency_key?: string
  raw?: string | Buffer // A body that is sent as it is.
}
export type ApiResponse = {
  status: number
  headers: Record<string, string | undefined>
  body: any
  text: string
}

// What a key is stored by.
export const storedKey = (key: string) => hashRequestKey(secrets, key)

// Sends a request over TLS and reads the whole answer. On a busy machine the sandbox clock may
// need several requests to get where it was sent, and by then be past it: then it runs what is due.
export async function call(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
) {
  let answer = await send(method, path, body, options)
  if (!path.endsWith('/test_clock/advance') || options.idempotency_key) return answer
  for (let to = answer.body?.continue_to; to; to = answer.body.continue_to) {
    answer = await send(method, path, { to }, options)
    if (answer.body.error?.code === 'test_clock_out_of_range') {
      answer = await send(method, path, { by: 'PT0.001S' }, options)
    }
  }
  return answer
}

function send(method: string, path: string, body: unknown, options: RequestOptions) {
  const { key = own_account.key, headers = {}, raw, idempotency_key } = options
  const bytes = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return new Promise<ApiResponse>((resolve, reject) => {
    const request = https.request({
      host: '127.0.0.1',
      servername: 'localhost',
      port: options.port ?? port,
      method,
      path,
      agent,
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(bytes !== undefined && { 'content-type': 'application/json' }),
        ...(bytes !== undefined && { 'content-length': Buffer.byteLength(bytes) }),
        ...(idempotency_key && { 'idempotency-key': idempotency_key }),
        ...headers,
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (text += part))
      response.on('end', () => {
        const json = response.headers['content-type']?.startsWith('application/json')
        const answer = { status: response.statusCode!, headers: response.headers as never, text }
        const parsed = { ...answer, body: json && text ? JSON.parse(text) : undefined }
        try {
          expectDeclaredError(method, path, parsed)
          resolve(parsed)
        } catch (error) {
          reject(error)
        }
      })
    })
    request.end(bytes)
  })
}

export const createPractitioner = async (options: RequestOptions = {}): Promise<string> => {
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  return (await call('POST', '/v1/practitioners', body, options)).body.id
}

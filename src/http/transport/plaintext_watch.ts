// Watches unencrypted connections for API keys and revokes each key it sees. It reads the raw
// bytes, so a key counts as exposed even if the bytes never become a request.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream'
import { type Call, openCall } from '#kernel/call.ts'
import { transact } from '#db/transaction.ts'
import { leaveStatement } from '#kernel/leave.ts'
import { hashSecret } from '#crypto/secret_key.ts'
import { keyScanner, type KeyScanner } from './exposed_keys.ts'
import type { AppContext } from '#http/app_context.ts'
import { http2Reader } from './http2_reader.ts'
import { type Entry, enterStatement, credentialOf, timesOf } from '#http/access/authorize.ts'
import { describe } from '#http/responses/database_errors.ts'

export type Expose = (call: Call, key_id: string) => Promise<unknown>

type Watched = {
  scanner: KeyScanner
  onKey(key: string): void
  revocations: Promise<boolean>[]
  onFull: Set<() => void>
}

const most_keys = 8 // Per connection: looking one up costs a database round trip.
const http2_linger_ms = 1_000
const first_retry_ms = 1_000
const most_retries = 8 // With a doubling pause, about four minutes.
const most_waiting = 1_000

export function plaintextWatch(context: AppContext, expose: Expose) {
  const connections = new WeakMap<Socket, Watched>()
  const retrying = new Set<string>()
  const { environment } = context.secrets

  function watched(): Watched {
    const revocations: Promise<boolean>[] = []
    const found = new Set<string>()
    const onKey = (key: string) => {
      if (found.has(key) || found.size >= most_keys) return
      found.add(key)
      const revocation = revoke(hashSecret(key, context.secrets.pepper))
      revocation.catch(() => {}) // The response to the request handles it.
      revocations.push(revocation)
    }
    return { scanner: keyScanner(environment, onKey), onKey, revocations, onFull: new Set() }
  }

  // Runs before the HTTP parser's listener, so every byte is scanned before the response.
  function watch(socket: Socket) {
    const state = watched()
    connections.set(socket, state)
    const http2 = http2Reader(keyScanner(environment, state.onKey).scan)
    socket.prependListener('data', (bytes: Buffer) => {
      const { scanner, onFull } = state
      if (!scanner.isFull()) http2.read(bytes)
      scanner.scan(bytes)
      if (scanner.isFull()) for (const done of onFull) done()
    })
    // What was received last is still being read.
    socket.once('close', () => setTimeout(http2.close, http2_linger_ms).unref())
  }

  function scanHead({ url, rawHeaders }: IncomingMessage, { onKey }: Watched) {
    const head = [url, ...rawHeaders].join('\n')
    keyScanner(environment, onKey).scan(Buffer.from(head, 'latin1'))
  }

  // Chunks and trailers are only whole after parsing, so a parsed body is scanned on its own.
  function scanBody(request: IncomingMessage, state: Watched) {
    const body = keyScanner(environment, state.onKey)
    request.on('data', body.scan)
    return new Promise<void>((resolve) => {
      const done = () => {
        state.onFull.delete(done)
        resolve()
      }
      request.on('data', () => body.isFull() && done())
      if (state.scanner.isFull()) done()
      state.onFull.add(done)
      finished(request, () => {
        body.scan(Buffer.from(`\n${request.rawTrailers.join('\n')}`, 'latin1'))
        done()
      })
    })
  }

  // Whether any key received on the connection, up to the end of this request, was revoked. What
  // came before the request doesn't count toward its limit.
  async function revokedWith(request: IncomingMessage) {
    const state = connections.get(request.socket)!
    state.scanner.renew()
    scanHead(request, state)
    // A client that waits for "100 Continue" sends no body before the response.
    if (!request.headers.expect) await scanBody(request, state)
    return await anyOf(state.revocations)
  }

  // The same for one request that a trusted proxy received unencrypted. The connection itself
  // also carries requests of others.
  async function revokedIn(request: IncomingMessage) {
    const state = watched()
    scanHead(request, state)
    if (!request.headers.expect) await scanBody(request, state)
    return await anyOf(state.revocations)
  }

  async function revoke(hash: string) {
    try {
      return await revokeOnce(context, hash, expose)
    } catch (error) {
      context.log.error({ error: describe(error) }, "an exposed API key couldn't be revoked yet")
      if (retrying.size < most_waiting) retry(hash, 0)
      throw error
    }
  }

  // A short database outage must not leave an exposed key valid.
  function retry(hash: string, tries: number) {
    retrying.add(hash)
    const again = async () => {
      try {
        await revokeOnce(context, hash, expose)
      } catch {
        if (tries < most_retries) return retry(hash, tries + 1)
      }
      retrying.delete(hash)
    }
    setTimeout(again, first_retry_ms * 2 ** tries).unref()
  }

  return {
    watch,
    isWatched: (socket: Socket) => connections.has(socket),
    renew: (socket: Socket) => connections.get(socket)?.scanner.renew(),
    revokedOn: (socket: Socket) => anyOf(connections.get(socket)!.revocations),
    revokedWith,
    revokedIn,
  }
}

export type PlaintextWatch = ReturnType<typeof plaintextWatch>

const anyOf = async (revocations: Promise<boolean>[]) =>
  (await Promise.all(revocations)).includes(true)

function revokeOnce(context: AppContext, hash: string, expose: Expose) {
  const first = enterStatement({ key_hash: hash })
  return transact<Entry, boolean>(context.db, first, async ({ entry, query, commit }) => {
    const { account, key_id, key_valid } = entry
    if (!account || !key_valid) return false
    const { secrets, outside, db } = context
    const call = openCall({
      query,
      account,
      key: credentialOf(entry),
      ...timesOf(entry),
      secrets,
      recent_writes: db.recent_writes,
      outside,
    })
    await expose(call, key_id)
    await commit(leaveStatement(call))
    return true
  })
}

// attune listen: follows the event feed and forwards each event to a local URL, signed as a webhook
// endpoint's would be. Needs no tunnel, because the command line fetches the events.
import { hkdfSync } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#settings/config.ts'
import { ed25519From } from '#crypto/ed25519.ts'
import { asTyped } from '#settings/program_name.ts'
import { type Outcome, send } from '#outside/webhook/send.ts'
import { asWebhookKey, signatureHeaders } from '#outside/webhook/signature.ts'
import { type Lookup, readTarget, TargetFault } from '#outside/webhook/target.ts'
import { type Api, ApiFailure, apiOf } from './api_client.ts'
import { type Arguments, Failure, type Row, text, UsageError, wholeNumber } from './command.ts'
import { type Event, newestSequence, type Page } from './feeds.ts'

const wait_seconds = 20
const page = 100
const retry_ms = { first: 500, most: 10_000 }

export type ForwardedEvent = {
  sequence: number
  type: string
  id: string
  object_id: string
  status: number | null // Null if the receiver didn't answer.
  error: string | null
  duration_ms: number
  response: string
}

export async function* listen(config: Config, args: Arguments): AsyncGenerator<Row> {
  const url = targetOf(args)
  const api = apiOf(config)
  const keys = signingKeys(api.api_key)
  let after = wholeNumber(args, 'after', 999_999_999) ?? (await newestSequence(api))
  announce(url, keys)
  process.once('SIGINT', () => {
    say(asTyped(`Continue with "attune listen ${url} --after ${after}".`))
    process.exit(0)
  })
  for await (const event of follow(api, after, text(args, 'events'))) {
    yield await forward(url, event, keys)
    after = event.sequence // Only now: an event that wasn't forwarded is forwarded again.
  }
}

// Every event after a sequence number, in order. A broken connection is resumed where it broke.
async function* follow(api: Api, start: number, type: string | undefined): AsyncGenerator<Event> {
  let after = start
  let failures = 0
  for (;;) {
    try {
      const query = { after, type, limit: page, wait: wait_seconds }
      const { data } = await api.get<Page<Event>>('/events', query)
      if (failures > 0) say('Connected again.')
      failures = 0
      for (const event of data) {
        yield event
        after = event.sequence
      }
    } catch (error) {
      if (!isTemporary(error)) throw error
      if (failures++ === 0) say(`${(error as Error).message} Trying again …`)
      await sleep(pause(failures))
    }
  }
}

const pause = (failures: number) => Math.min(retry_ms.first * 2 ** (failures - 1), retry_ms.most)

// Rate limits, faults of the service and broken connections.
const isTemporary = (error: unknown) =>
  error instanceof ApiFailure
    ? error.status === 429 || error.status >= 500
    : error instanceof Failure

type SigningKeys = ReturnType<typeof signingKeys>

// Derived from the API key, so that the secret is the same at every start.
function signingKeys(api_key: string) {
  const bytes = Buffer.from(hkdfSync('sha256', api_key, '', 'attune listen', 32))
  const pair = asWebhookKey(ed25519From(Buffer.from(api_key), 'attune listen v1a'))
  return { secret: `whsec_${bytes.toString('base64')}`, ...pair }
}

// Waits for a receiver that isn't running, for example while it restarts. Any answer counts, as the
// point is to see it. "localhost" has several addresses, and a server can listen on only one.
async function forward(url: string, event: Event, keys: SigningKeys): Promise<ForwardedEvent> {
  for (let failures = 0; ;) {
    const outcome = await deliver(url, event, keys, addressesFrom(failures))
    const refused =
      outcome.kind === 'failed' && (outcome.reason === 'connection' || outcome.reason === 'dns')
    if (!refused) return asRow(event, outcome)
    if (++failures === 2) say(`Can't reach ${url} (${outcome.code}). Trying again …`)
    if (failures > 1) await sleep(pause(failures - 1))
  }
}

const addressesFrom =
  (first: number): Lookup =>
  async (name) => {
    const addresses = await lookup(name, { all: true })
    const at = first % addresses.length
    return [...addresses.slice(at), ...addresses.slice(0, at)]
  }

function deliver(
  url: string,
  event: Event,
  { secret, privateKey }: SigningKeys,
  addresses: Lookup,
) {
  const body = JSON.stringify(event)
  const timestamp_seconds = Math.floor((performance.timeOrigin + performance.now()) / 1000)
  const signed = { id: event.id, timestamp_seconds, body, secrets: [secret], keys: [privateKey] }
  const headers = signatureHeaders(signed)
  return send({ url, body, headers, allow_private: true, lookup: addresses })
}

const asRow = (event: Event, outcome: Outcome): ForwardedEvent => ({
  sequence: event.sequence,
  type: event.type,
  id: event.id,
  object_id: event.data.object.id,
  status: outcome.kind === 'answered' ? outcome.status : null,
  error: outcome.kind === 'failed' ? outcome.code : null,
  duration_ms: outcome.duration_ms,
  response: outcome.kind === 'answered' ? outcome.excerpt : '',
})

function targetOf(args: Arguments) {
  const url = args.words[0] ?? text(args, 'forward-to')
  if (!url) throw new UsageError('Pass a URL, for example http://localhost:4000/hooks.')
  try {
    return readTarget(url, { allow_private: true }).url.href
  } catch (error) {
    if (!(error instanceof TargetFault)) throw error
    throw new UsageError(`${url}: ${error.message}`)
  }
}

function announce(url: string, { secret, public_key }: SigningKeys) {
  say(`Forwarding events to ${url}`)
  say(`Signing secret: ${secret}`)
  say(`Public key (v1a): ${public_key}`)
  say('Press Ctrl-C to stop.')
}

// Standard output has one line for each event, and nothing else.
const say = (line: string) => void process.stderr.write(`${line}\n`)

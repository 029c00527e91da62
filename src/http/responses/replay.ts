// Stores the response of a write with an Idempotency-Key, and replays it for retries.
import { personOf } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import { mayRead } from '#http/access/read_access.ts'
import type { AppContext } from '#http/app_context.ts'
import type { RequestKey } from '#kernel/idempotency_key.ts'
import { encryptResponse, fingerprint, decryptResponse } from './idempotency.ts'
import { personIn, requireSameRequest } from './idempotency.ts'
import type { Entry } from '#http/access/authorize.ts'
import { objectOf } from './audit_entries.ts'
import type { RequestInput, Route } from '#http/routing/route.ts'
import type { serializer } from './serialize.ts'

type ReplayRequest = { input: RequestInput; key: RequestKey | null; path: string }

export function replays(
  context: AppContext,
  route: Route,
  serialize: ReturnType<typeof serializer>,
) {
  // A retry gets the stored response or, if it was deleted, the object in its current state.
  async function readStored(call: Call, request: ReplayRequest, entry: Entry) {
    requireSameRequest(entry.stored_fingerprint!, fingerprintOf(call, request))
    const { stored_object_id } = entry
    await route.recheck?.(call, request.input, stored_object_id)
    const text =
      (await decryptResponse(call, request.key!.hash, entry)) ??
      serialize(await asItIs(call, request, stored_object_id))
    const body = JSON.parse(text) as { version?: number }
    return { body, text: seesAll(call) ? text : serialize(body, call.key) }
  }

  async function asItIs(call: Call, { input }: ReplayRequest, id: string | null): Promise<object> {
    if (route.replayDeleted) return (await route.replayDeleted(call, input)) as object
    const kind = context.kinds.find(({ prefix }) => id?.startsWith(`${prefix}_`))
    return await findRow(call, kind!, id!)
  }

  // Whether the caller gets the response in full, as it is stored.
  const seesAll = ({ key }: Call) => !key!.public_to && mayRead(route, key)

  async function storeResponse(
    call: Call,
    request: ReplayRequest,
    result: object,
    object_id: string | null,
    sent: string, // The response as the caller gets it.
  ) {
    const { key, input } = request
    if (!key) return undefined
    const shown = withoutSecrets(route, result)
    const whole = () => (seesAll(call) && !route.shows_once ? sent : serialize(shown))
    const text = route.stores_no_response ? null : whole()
    const person_id = personIn(call, personOf(objectOf(route, route.name), shown) ?? input.id)
    const encrypted = await encryptResponse(call, key, person_id, text)
    return { key: key.hash, fingerprint: fingerprintOf(call, request), object_id, ...encrypted }
  }

  function fingerprintOf({ actor }: Call, { path, input }: ReplayRequest) {
    return fingerprint(context.secrets.pepper, route.method, path, actor, input.body)
  }

  return { readStored, storeResponse }
}

// Secrets that are returned once aren't stored for replays.
export function withoutSecrets({ shows_once = [] }: Route, result: object) {
  const shown = { ...result } as Record<string, unknown>
  for (const secret of shows_once) delete shown[secret]
  return shown
}

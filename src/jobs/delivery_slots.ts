// Decides how many deliveries each webhook endpoint can have in progress in this process, so that
// only a slow endpoint itself waits. Each starts with one and gets more by answering. Those that
// fail have one each, and together at most half of all.
import { isDelivered, type Outcome } from '#outside/webhook/send.ts'

const most = 1_000
const most_failing = most / 2
const most_per_endpoint = 8
// While no more than this are in progress, endpoints that answer slowly get more than one, too.
const roomy = most / 4
const quick_ms = 1_000

type EndpointSlots = {
  account: string
  endpoint_id: string
  is_failing: boolean
  count: number // In progress.
  allowed: number
  is_idle: boolean // Nothing was in progress at the last look.
}

export type Room = {
  endpoints: EndpointSlots[]
  free: number
  free_for_failing: number
  // Of one account.
  share: number
  share_of_failing: number
}

export function deliverySlots() {
  const endpoints = new Map<string, EndpointSlots>()
  const count = (some: Iterable<EndpointSlots>) =>
    [...some].reduce((total, { count }) => total + count, 0)

  function take(account: string, endpoint_id: string, is_failing: boolean) {
    const known = endpoints.get(endpoint_id) ?? { account, endpoint_id, count: 0, allowed: 1 }
    endpoints.set(endpoint_id, { ...known, is_failing, is_idle: false, count: known.count + 1 })
  }

  function release(endpoint_id: string, outcome: Outcome | undefined) {
    const endpoint = endpoints.get(endpoint_id)!
    const is_roomy = count(endpoints.values()) <= roomy
    const succeeded = outcome !== undefined && isDelivered(outcome)
    const grows = succeeded && (outcome.duration_ms < quick_ms || is_roomy)
    endpoint.allowed = grows ? Math.min(most_per_endpoint, 2 * endpoint.allowed) : 1
    endpoint.is_failing = !succeeded
    endpoint.count--
  }

  // What can be started. Endpoints that had nothing due at the last look start with one again.
  function room(): Room {
    for (const endpoint of endpoints.values()) {
      if (endpoint.is_idle) endpoints.delete(endpoint.endpoint_id)
      else endpoint.is_idle = endpoint.count === 0
    }
    const known = [...endpoints.values()]
    const failing = known.filter(({ is_failing }) => is_failing)
    return {
      endpoints: known,
      free: most - count(known),
      free_for_failing: Math.max(0, most_failing - count(failing)),
      share: most / 2,
      share_of_failing: most_failing / 2,
    }
  }
  return { take, release, room }
}

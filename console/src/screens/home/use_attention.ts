// What needs attention: failing webhooks, unused or expiring keys, errors, reviews.
import { Activity, Gauge, KeyRound, type LucideIcon, Send, Siren } from 'lucide-react'
import type { Scope } from 'attune'
import { useRead } from '../../api/context.tsx'
import { readLimits } from '../limits/rate_limits.ts'
import { ago, count, percent } from '../../components/format.ts'
import { useAccessesToReview, useEnabledEndpoints } from '../../components/use_open_work.ts'
import { useSession } from '../../session/context.tsx'

export type AttentionItem = {
  key: string
  title: string
  note: string
  icon: LucideIcon
  urgent: boolean
  to: string
  search: Record<string, string>
  action: string
}

const day_ms = 86_400_000
const expires_soon_ms = 14 * day_ms
const too_many_errors = 0.05
const fewest_requests = 20
const little_left = 0.2
const refresh_ms = 10_000

export type Attention = {
  items: AttentionItem[]
  /** Something isn't known yet, so an empty list doesn't mean that all is well. */
  loading: boolean
  error: Error | null
}

export function useAttention(): Attention {
  const { can } = useSession()
  const enabled = (scope: Scope) => ({ enabled: can(scope) })
  const endpoints = useEnabledEndpoints()
  const accesses = useAccessesToReview()
  const keys = useRead(
    ['api_key', 'attention'],
    (attune) => attune.apiKeys.list({ limit: 100, status: 'issued' }).page(),
    enabled('api_keys:read'),
  )
  const hour = useRead(
    ['request_summary', 1],
    (attune) => attune.requestSummary.retrieve({ hours: 1 }),
    enabled('request_logs:read'),
  )
  const limits = useRead(
    ['rate_limits'],
    async (attune) => readLimits((await attune.account.retrieve().withResponse()).headers),
    { ...enabled('request_logs:read'), refetchInterval: refresh_ms },
  )
  const items: AttentionItem[] = []
  for (const { name, quota, left, window_seconds } of limits.data ?? []) {
    if (quota > 0 && left / quota < little_left)
      items.push({
        key: `limit ${name}`,
        title: `${percent(quota - left, quota)} of a rate limit is used`,
        note: `${count(left)} of ${count(quota)} per ${window_seconds} s are left (${name}).`,
        icon: Gauge,
        urgent: left === 0,
        to: '/limits',
        search: {},
        action: 'View limits',
      })
  }
  for (const { id, url, failing_since } of endpoints.data?.data ?? []) {
    if (failing_since)
      items.push({
        key: id,
        title: `Webhook endpoint failing since ${ago(new Date(failing_since))}`,
        note: `${new URL(url).host}. Deliveries wait for a retry; no event is lost.`,
        icon: Send,
        urgent: true,
        to: '/webhooks',
        search: { id },
        action: 'View attempts',
      })
  }
  for (const { id, status, opened_at } of accesses.data?.data ?? []) {
    items.push({
      key: id,
      title:
        status === 'opened' ? 'A record is open in an emergency' : 'Emergency access to review',
      note: `Opened ${ago(new Date(opened_at))}.`,
      icon: Siren,
      urgent: status === 'opened',
      to: '/emergency-accesses',
      search: { id },
      action: status === 'opened' ? 'View' : 'Review',
    })
  }
  for (const { id, name, expires_at, warnings } of keys.data?.data ?? []) {
    const expires = expires_at ? Date.parse(expires_at) : Infinity
    if (expires - Date.now() < expires_soon_ms)
      items.push({
        key: `${id} expires`,
        title: `The key ${name} expires ${ago(new Date(expires))}`,
        note: 'Rotate it before then, or requests with it fail with 401.',
        icon: KeyRound,
        urgent: expires - Date.now() < day_ms,
        to: '/api-keys',
        search: { id },
        action: 'Rotate',
      })
    for (const { code, message } of warnings)
      items.push({
        key: `${id} ${code}`,
        title: `The key ${name} is ${code}`,
        note: message,
        icon: KeyRound,
        urgent: false,
        to: '/api-keys',
        search: { id },
        action: 'View key',
      })
  }
  const { requests = 0, client_errors = 0, server_errors = 0 } = hour.data ?? {}
  const errors = client_errors + server_errors
  if (requests >= fewest_requests && errors / requests > too_many_errors)
    items.push({
      key: 'errors',
      title: `${percent(errors, requests)} of requests failed in the last hour`,
      note:
        `${count(errors)} of ${count(requests)}: ${count(client_errors)} with 4xx, ` +
        `${count(server_errors)} with 5xx.`,
      icon: Activity,
      urgent: server_errors > 0,
      to: '/requests',
      search: { status: server_errors > 0 ? '5xx' : '4xx' },
      action: 'View requests',
    })
  return { items, ...stateOf([endpoints, keys, accesses, hour, limits]) }
}

type Read = { isLoading: boolean; error: Error | null }

/** Whether all of what was read is there. */
export const stateOf = (reads: readonly Read[]) => ({
  loading: reads.some(({ isLoading }) => isLoading),
  error: reads.find(({ error }) => error !== null)?.error ?? null,
})

// Work that waits for a member: what home lists, and the navigation counts. Each is read once.
import type { Scope } from 'attune'
import { useRead } from '../api/context.tsx'
import { useActing } from '../session/acting.ts'
import { useSession } from '../session/context.tsx'

function useEnabled() {
  const { can } = useSession()
  return (scope: Scope) => ({ enabled: can(scope) })
}

export function useOpenRiskFlags() {
  const { can } = useSession()
  const { options } = useActing()
  const named = can('persons:read') ? { expand: 'person' as const } : {}
  return useRead(
    ['risk_flag', 'attention'],
    (attune) =>
      attune.riskFlags
        .list({ status: ['opened', 'escalated'], limit: 20, ...named }, options)
        .page(),
    { enabled: can('risk:read') },
  )
}

export const useVerificationsToDecide = () =>
  useRead(
    ['verification', 'attention'],
    (attune) => attune.verifications.list({ status: ['reviewing'], limit: 100 }).page(),
    useEnabled()('verifications:read'),
  )

export const useRefusedClaims = () =>
  useRead(
    ['claim', 'attention'],
    (attune) => attune.claims.list({ status: ['rejected', 'denied'], limit: 100 }).page(),
    useEnabled()('claims:read'),
  )

export const useRemittanceExceptions = () =>
  useRead(
    ['remittance', 'attention'],
    (attune) => attune.remittances.list({ status: 'excepted', limit: 100 }).page(),
    useEnabled()('remittances:read'),
  )

export const useAccessesToReview = () =>
  useRead(
    ['emergency_access', 'attention'],
    (attune) =>
      attune.emergencyAccesses.list({ limit: 100, status: ['opened', 'ended', 'expired'] }).page(),
    useEnabled()('emergency_accesses:read'),
  )

export const useEnabledEndpoints = () =>
  useRead(
    ['webhook_endpoint', 'attention'],
    (attune) => attune.webhookEndpoints.list({ limit: 100, status: 'enabled' }).page(),
    useEnabled()('webhook_endpoints:read'),
  )

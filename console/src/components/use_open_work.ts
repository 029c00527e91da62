// Work that waits for a member: what home lists, and the navigation counts. Each is read once.
// The navigation reads nothing about a person, because each load would be in the audit log of their
// record. The exception is a practitioner's risk flags: they must see them wherever they begin.
import type { Scope } from 'attune'
import { useRead } from '../api/context.tsx'
import { useActing } from '../session/acting.ts'
import { useSession } from '../session/context.tsx'

function useEnabled() {
  const { can } = useSession()
  return (scope: Scope) => ({ enabled: can(scope) })
}

/** Flags to acknowledge. The navigation has those that home has read, and a practitioner's own. */
export function useOpenRiskFlags({ navigation = false } = {}) {
  const { can } = useSession()
  const { options, practitioner_id } = useActing()
  const once_read = navigation && practitioner_id === null
  const named = can('persons:read') ? { expand: 'person' as const } : {}
  return useRead(
    ['risk_flag', 'attention'],
    (attune) =>
      attune.riskFlags
        .list({ status: ['opened', 'escalated'], limit: 20, ...named }, options)
        .page(),
    { enabled: can('risk:read'), once_read },
  )
}

export const useVerificationsToDecide = () =>
  useRead(
    ['verification', 'attention'],
    (attune) => attune.verifications.list({ status: ['reviewing'], limit: 100 }).page(),
    useEnabled()('verifications:read'),
  )

/** How many claims are open, by status, and what is expected of them. No claim is read. */
export function useOpenClaims() {
  const { can } = useSession()
  return useRead(['claim', 'worklist'], (attune) => attune.reports.worklist(), {
    enabled: can('claims:read') && can('reports:read'),
  })
}

type OpenClaims = ReturnType<typeof useOpenClaims>['data']

/** Open claims in these states. Undefined until they are known. */
export const claimsIn = (open: OpenClaims, statuses: readonly string[]) =>
  open?.rows
    .filter(({ group }) => group !== null && statuses.includes(group))
    .reduce((sum, { claims }) => sum + claims, 0)

export const refused = ['rejected', 'denied'] as const

export const useRemittanceExceptions = () =>
  useRead(
    ['remittance', 'attention'],
    (attune) => attune.remittances.list({ status: 'excepted', limit: 100 }).page(),
    useEnabled()('remittances:read'),
  )

/** A clinician's own notes, otherwise those of the practice, without what they contain. */
export function useUnsignedNotes() {
  const { session } = useSession()
  const { practitioner_id } = useActing()
  const author_id = session.role.acts_as === 'practitioner' ? practitioner_id : undefined
  return useRead(
    ['note', 'attention', author_id],
    (attune) =>
      attune.notes
        .list({
          status: ['drafted', 'returned'],
          order: 'created_at',
          limit: 100,
          ...(author_id && { author_id }),
        })
        .page(),
    { enabled: useEnabled()('notes:read').enabled && author_id !== null },
  )
}

const late_after_ms = 72 * 3_600_000

/** Whether a note that is signed now would be a late entry. */
export const isOverdue = ({ created_at }: { created_at: string }, now: number) =>
  now - Date.parse(created_at) > late_after_ms

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

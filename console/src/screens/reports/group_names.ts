// Names for the groups of a report: months, payers, practitioners and locations.
import { useRead } from '../../api/context.tsx'
import { words } from '../../components/format.ts'
import { useNames } from '../../components/use_names.ts'
import { dateInWords } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'

type Named = { id: string; name: string }

const nameIn = (rows: readonly Named[] | undefined, id: string) =>
  rows?.find((row) => row.id === id)?.name ?? id

/** The name of a group in words. What isn't known is said so. */
export function useGroupNames(group_by: string): (group: string | null) => string {
  const { can } = useSession()
  const nameFor = useNames()
  const { data: payers } = useRead(
    ['payer'],
    (attune) => attune.payers.list({ limit: 100 }).page(),
    { enabled: group_by === 'payer' && can('payers:read') },
  )
  const { data: locations } = useRead(
    ['location', 'names'],
    (attune) => attune.locations.list({ limit: 100 }).page(),
    { enabled: group_by === 'location' && can('availability:read') },
  )
  return (group) => {
    if (group === null) return 'Not known'
    if (group === 'self_pay') return 'Self-pay'
    if (group_by === 'month') return dateInWords(`${group}-01`, { month: 'short', year: 'numeric' })
    if (group_by === 'payer') return nameIn(payers?.data, group)
    if (group_by === 'location') return nameIn(locations?.data, group)
    if (group_by === 'practitioner') return nameFor(group) || group
    return ['status', 'age', 'deadline'].includes(group_by) ? words(group) : group
  }
}

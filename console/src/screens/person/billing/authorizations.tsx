// Authorizations and EAP cases of a person: how many units are left, until when, and what is next.
import type { Authorization } from 'attune'
import { useList, useRead } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { Facts } from '../../../components/facts.tsx'
import { plural } from '../../../components/format.ts'
import { EmptyState, ErrorState, Notice } from '../../../components/states.tsx'
import { useNames } from '../../../components/use_names.ts'
import { UnitsBar } from '../../../components/units_bar.tsx'
import { useSession } from '../../../session/context.tsx'
import { useClockOffset } from '../../clock/use_clock.ts'
import { AddAuthorization } from './add_authorization.tsx'
import { AuthorizationActions } from './authorization_actions.tsx'

export function Authorizations({ person_id }: { person_id: string }) {
  const query = useList(['authorization', person_id], (attune, cursor) =>
    attune.authorizations.list({ person_id, expand: 'coverage', limit: 100, ...cursor }),
  )
  const { rows, error, isPending, refetch } = query
  return (
    <Card title="Authorizations" flush actions={<AddAuthorization person_id={person_id} />}>
      <Uncovered person_id={person_id} />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState title="No authorizations">
          Record what the payer agreed to: prior authorizations, referrals and EAP cases.
        </EmptyState>
      )}
      {rows.map((authorization) => (
        <AuthorizationDetail key={authorization.id} authorization={authorization} />
      ))}
    </Card>
  )
}

/** Booked sessions that the payer may not pay for. */
function Uncovered({ person_id }: { person_id: string }) {
  const { can } = useSession()
  const { data } = useRead(
    ['session', 'uncovered', person_id],
    (attune) => attune.sessions.list({ person_id, lacks_authorization: true, limit: 100 }).page(),
    { enabled: can('sessions:read') },
  )
  const number = data?.data.length ?? 0
  if (number === 0) return null
  return (
    <div className="detail-block">
      <Notice tone="warn">
        <strong>
          {plural(number, 'session')} {number === 1 ? 'needs' : 'need'} an authorization
        </strong>{' '}
        that is missing or used up. Record the payer's answer, or bill the person.
      </Notice>
    </div>
  )
}

const warned_units = 2
const warned_days = 14
const day_ms = 86_400_000

/** What will stop the payer from paying, before it does. */
function warningOf({ status, remaining, ends_on }: Authorization, now: number) {
  if (status === 'exhausted') return 'All units are used. Ask the payer for more.'
  if (status === 'expired') return 'It has ended. Ask the payer for a new one.'
  if (status !== 'approved') return undefined
  const days = ends_on ? Math.ceil((Date.parse(ends_on) - now) / day_ms) : Infinity
  if (remaining !== null && remaining <= warned_units)
    return `${plural(remaining, 'unit')} left. Ask the payer for more.`
  return days <= warned_days ? `It ends in ${plural(Math.max(0, days), 'day')}.` : undefined
}

export const titleOf = ({ coverage, type, authorization_number: number }: Authorization) => {
  const noun =
    coverage?.program === 'eap'
      ? 'EAP case'
      : type === 'referral'
        ? 'Referral'
        : 'Prior authorization'
  return number ? `${noun} ${number}` : noun
}

function AuthorizationDetail({ authorization }: { authorization: Authorization }) {
  const nameFor = useNames()
  const now = Date.now() + useClockOffset()
  const { status, payer_id, starts_on, ends_on, procedure_codes, practitioner_id } = authorization
  const warning = warningOf(authorization, now)
  return (
    <div className="detail-block">
      <h3>
        {titleOf(authorization)} <StateBadge state={status} />
      </h3>
      <UnitsBar authorization={authorization} />
      <Facts
        facts={[
          ['payer', payer_id],
          ['dates of service', `${starts_on} – ${ends_on ?? 'no end'}`],
          ['procedures', procedure_codes.join(', ') || 'Any'],
          ['practitioner', practitioner_id ? nameFor(practitioner_id) : 'Any'],
          ...(authorization.reason ? ([['reason', authorization.reason]] as const) : []),
        ]}
      />
      {warning && <Notice tone="warn">{warning}</Notice>}
      <div className="actions gap-top">
        <AuthorizationActions authorization={authorization} />
      </div>
    </div>
  )
}

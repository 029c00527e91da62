// The sign-in sessions of a member, each of which can be ended.
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'

export function MemberSessions({ member }: { member: string }) {
  const { session } = useSession()
  const { data, error } = useRead(['member_session', member], (attune) =>
    attune.memberSessions.list({ member_id: member, limit: 20 }).page(),
  )
  if (error) return <ErrorState error={error} />
  if (!data) return null
  if (data.data.length === 0) return <p className="muted">The member hasn't signed in yet.</p>
  return (
    <ul className="rows inset">
      {data.data.map(({ id, method, status, user_agent, last_active_at }) => (
        <li key={id}>
          <StateBadge state={status} />
          <div>
            <p className="what">
              {method}
              {id === session.id && ', this session'}
            </p>
            <p className="faint" title={user_agent ?? undefined}>
              {browserName(user_agent)} · active <Time at={last_active_at} form="ago" />
            </p>
          </div>
          {status === 'active' && id !== session.id ? (
            <Confirm
              label="End"
              title="End the session?"
              effect="The member is signed out there, and the session's token stops working."
              scope="members:write"
              changed={['member_session']}
              act={(attune) => attune.memberSessions.revoke(id)}
              done="The session was ended."
            />
          ) : (
            <span />
          )}
        </li>
      ))}
    </ul>
  )
}

const browserName = (user_agent: string | null) =>
  /(Firefox|Edg|Chrome|Safari)\/\d+/.exec(user_agent ?? '')?.[0].replace('/', ' ') ?? 'Browser'

// Who has seen or changed a record, from the audit log.
import { Link } from '@tanstack/react-router'
import { useRead } from '../../api/context.tsx'
import { Avatar } from '../../components/avatar.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { shortId } from '../../components/id_chip.tsx'
import { ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'

export function RecentAccess({ person_id, limit }: { person_id: string; limit: number }) {
  const nameFor = useNames()
  const { data, error } = useRead(['audit_entry', person_id, limit], (attune) =>
    attune.auditEntries.list({ person_id, limit }).page(),
  )
  if (error) return <ErrorState error={error} />
  return (
    <ul className="rows">
      {(data?.data ?? []).map(({ id, action, actor_kind, actor_id, recorded_at, purpose }) => {
        const who = nameFor(actor_id) || (actor_id ? shortId(actor_id) : actor_kind)
        return (
          <li key={id}>
            <Avatar name={who} />
            <div>
              <p>
                <span className="what">{who}</span>{' '}
                <span className="faint">
                  <Time at={recorded_at} />
                </span>
              </p>
              <p>
                <Link to="/audit-log" search={{ id }}>
                  <code className="faint">{action}</code>
                </Link>
              </p>
            </div>
            {action.endsWith('denied') ? (
              <StateBadge state="denied" />
            ) : (
              <span className="faint">{purpose}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

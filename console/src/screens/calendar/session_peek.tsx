// The selected session: who, when, and what can be done with it.
import { Link } from '@tanstack/react-router'
import type { Session } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Facts } from '../../components/facts.tsx'
import { ago } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { personName } from '../../components/names.ts'
import { useNames } from '../../components/use_names.ts'
import { dateInWords, timeInZone, type Zone } from '../../components/zone.ts'
import { JoinSession } from '../session/join_session.tsx'
import { SessionCopay } from '../session/session_copay.tsx'
import { SessionSteps } from '../session/session_steps.tsx'
import { WriteNote } from '../session/write_note.tsx'
import { Participants } from './participants.tsx'

const movable = ['held', 'requested', 'scheduled', 'checked_in']

type PeekProps = { session: Session; zone: Zone; onMove(): void; onClose(): void }

export function SessionPeek({ session, zone, onMove, onClose }: PeekProps) {
  const nameFor = useNames()
  const { status, starts_at, hold_expires_at, person_id } = session
  const at = Date.parse(starts_at)
  const day = dateInWords(zone.dateOf(at), { weekday: 'short', month: 'short', day: 'numeric' })
  return (
    <aside className="peek" aria-label="Selected session">
      <div className="detail-head">
        <h2 className="line">
          {session.person ? personName(session.person) : session.type}
          <StateBadge state={status} />
        </h2>
        <p className="faint">
          {session.type} · {session.format} · {session.duration_minutes} minutes
        </p>
        <button className="btn ghost sm back" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <Facts
        facts={[
          ['Starts', `${day}, ${timeInZone(at, zone)} ${zone.abbreviation(at)}`],
          ['With', nameFor(session.practitioner_id)],
          ...(hold_expires_at && status === 'held'
            ? [['Hold ends', ago(new Date(hold_expires_at))] as const]
            : []),
          ...(session.at_risk ? [['At risk', session.at_risk_reason] as const] : []),
          ...(session.series_id
            ? [['Series', <IdChip key="series" id={session.series_id} />] as const]
            : []),
          ['Session', <IdChip key="id" id={session.id} />],
        ]}
      />
      {session.capacity !== null && <Participants session={session} />}
      <SessionCopay session={session} />
      <div className="actions">
        <JoinSession session={session} />
        <SessionSteps session={session} />
        <WriteNote session={session} />
        {movable.includes(status) && (
          <Button small scope="sessions:write" onClick={onMove}>
            Reschedule
          </Button>
        )}
        {person_id && (
          <Link className="btn ghost sm" to="/persons/$id" params={{ id: person_id }}>
            Open record
          </Link>
        )}
      </div>
    </aside>
  )
}

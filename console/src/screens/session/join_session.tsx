// Opens the video room of a session for its practitioner. Outside its window, says when it opens.
import { Video } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Session } from 'attune'
import { useApi, useRead } from '../../api/context.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { minuteOf, wholeTime } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { ErrorState } from '../../components/states.tsx'
import { useActing } from '../../session/acting.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'

const joinable = ['scheduled', 'checked_in', 'started']
const minute_ms = 60_000
const widest = { opens_minutes_before: 120, closes_minutes_after: 240 }

/** Whether the member can join: as the practitioner of a telehealth session that isn't over. */
export function useCanJoin(): (session: Session) => boolean {
  const { can } = useSession()
  const { practitioner_id } = useActing()
  return (session) =>
    session.format === 'telehealth' &&
    joinable.includes(session.status) &&
    session.practitioner_id === practitioner_id &&
    can('sessions:write')
}

/**
 * Why the room isn't open now, or nothing. A session that was started stays open. Practitioners
 * can't read the settings: for them the widest window counts, and the response says the rest.
 */
function useClosed({ starts_at, ends_at, status }: Session): string | undefined {
  const { session, can } = useSession()
  const now = useNow()
  const { data = widest } = useRead(
    ['telehealth_settings'],
    (attune) => attune.telehealthSettings.retrieve(),
    {
      enabled: can('telehealth_settings:read') && session.role.acts_as === 'account',
      staleTime: minute_ms,
    },
  )
  const opens = Date.parse(starts_at) - data.opens_minutes_before * minute_ms
  const closes = Date.parse(ends_at) + data.closes_minutes_after * minute_ms
  if (status === 'started') return undefined
  if (now > closes) return 'The time to join is over.'
  if (now >= opens) return undefined
  return data === widest
    ? 'The room opens shortly before the session.'
    : `The room opens at ${minuteOf(new Date(opens))}.`
}

function useNow(): number {
  const offset_ms = useClockOffset()
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), minute_ms / 4)
    return () => clearInterval(timer)
  }, [])
  return at + offset_ms
}

type Link = { url: string; expires_at: string | null }

export function JoinSession({ session }: { session: Session }) {
  const { call } = useApi()
  const { options } = useActing()
  const canJoin = useCanJoin()
  const closed = useClosed(session)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error>()
  // A link that the browser didn't open in a tab. Never stored: it is for this participant only.
  const [link, setLink] = useState<Link>()
  if (!canJoin(session)) return null
  const join = async () => {
    setBusy(true)
    try {
      const joined = await call((attune) => attune.sessions.join(session.id, {}, options))
      const { url, expires_at = null } = joined
      if (url && !openTab(url)) setLink({ url, expires_at })
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        className={closed ? 'btn sm' : 'btn primary sm'}
        type="button"
        aria-disabled={closed || busy ? true : undefined}
        title={closed}
        onClick={() => !closed && !busy && void join()}
      >
        <Icon of={Video} />
        Join
      </button>
      {closed && <span className="faint">{closed}</span>}
      {error && (
        <JoinDialog title="You can't join yet" onClose={() => setError(undefined)}>
          <ErrorState error={error} />
        </JoinDialog>
      )}
      {link && (
        <JoinDialog title="Your link is ready" onClose={() => setLink(undefined)}>
          <p>
            <a className="btn primary" href={link.url} target="_blank" rel="noreferrer" autoFocus>
              Open the video room
            </a>
          </p>
          {link.expires_at && (
            <p className="faint">Open it by {wholeTime(new Date(link.expires_at))}.</p>
          )}
        </JoinDialog>
      )}
    </>
  )
}

/** Whether the browser opened the tab. The room can't reach back to the console. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}

type JoinDialogProps = { title: string; children: ReactNode; onClose(): void }

const JoinDialog = ({ title, children, onClose }: JoinDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    footer={
      <button className="btn" type="button" onClick={onClose}>
        Close
      </button>
    }
  >
    <div className="form">{children}</div>
  </Dialog>
)

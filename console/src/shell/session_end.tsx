// A session ends after twelve hours, whatever the member does: a warning while there is time.
import { useEffect, useState } from 'react'
import { minuteOf } from '../components/format.ts'
import { Notice } from '../components/states.tsx'
import { useSession } from '../session/context.tsx'

const warn_before_ms = 10 * 60_000
const check_every_ms = 15_000

export function SessionEnd() {
  const { session, signOut } = useSession()
  const ends = Date.parse(session.expires_at)
  const [near, setNear] = useState(() => isNear(ends))
  useEffect(() => {
    const timer = setInterval(() => setNear(isNear(ends)), check_every_ms)
    return () => clearInterval(timer)
  }, [ends])
  if (!near) return null
  return (
    <div role="status">
      <Notice
        tone="warn"
        action={
          <button className="btn sm" type="button" onClick={() => void signOut('ended')}>
            Sign in again
          </button>
        }
      >
        <p>
          Your session ends at {minuteOf(new Date(ends))}, after twelve hours. Finish what you are
          writing, then sign in again.
        </p>
      </Notice>
    </div>
  )
}

const isNear = (ends: number) => ends - Date.now() < warn_before_ms

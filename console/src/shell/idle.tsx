// Automatic logoff: after 13 minutes without input a warning, after 15 the end of the session.
import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { sign_out_after_ms, warn_after_ms } from '../session/activity.ts'
import { useSession } from '../session/context.tsx'

const check_every_ms = 1_000

export function IdleSignOut() {
  const { activity, signOut, refresh } = useSession()
  const [left_ms, setLeft] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => {
      const idle_ms = activity.idleMs()
      if (idle_ms >= sign_out_after_ms) void signOut('idle')
      else setLeft(idle_ms >= warn_after_ms ? sign_out_after_ms - idle_ms : undefined)
    }, check_every_ms)
    return () => clearInterval(timer)
  }, [activity, signOut])
  if (left_ms === undefined) return null
  const stay = () => {
    activity.confirm()
    setLeft(undefined)
    void refresh()
  }
  return (
    <Dialog
      title="Are you still there?"
      summary={`There was no input. You're signed out in ${Math.ceil(left_ms / 1_000)} seconds.`}
      onClose={stay}
      footer={
        <>
          <button className="btn ghost" type="button" onClick={() => void signOut()}>
            Sign out
          </button>
          <button className="btn primary" type="button" onClick={stay}>
            Stay signed in
          </button>
        </>
      }
    />
  )
}

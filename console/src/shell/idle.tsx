// Automatic logoff: after 13 minutes without input in any tab a warning, after 15 the end of the
// session.
import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { sign_out_after_ms, warn_after_ms } from '../session/activity.ts'
import { useSession } from '../session/context.tsx'

const check_every_ms = 1_000
const answer_ms = 5_000 // For other tabs to say that the member is there.

export function IdleSignOut() {
  const { activity, signOut, refresh } = useSession()
  const [left_ms, setLeft] = useState<number>()
  useEffect(() => {
    let over_at: number | undefined
    const timer = setInterval(() => {
      const idle_ms = activity.idleMs()
      if (idle_ms >= warn_after_ms) activity.ask()
      if (idle_ms < sign_out_after_ms) over_at = undefined
      else if (Date.now() - (over_at ??= Date.now()) >= answer_ms) return void signOut('idle')
      setLeft(idle_ms >= warn_after_ms ? Math.max(0, sign_out_after_ms - idle_ms) : undefined)
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

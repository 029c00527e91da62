// Opens the link of an email: one click, so that a program that previews links can't use it up.
import { useState } from 'react'
import { ErrorState } from '../../components/states.tsx'
import { redeemLink } from '../../session/passkeys.ts'

export function Redeem({ token, onSignedIn }: { token: string; onSignedIn(): Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const redeem = async () => {
    setBusy(true)
    setError(null)
    try {
      await redeemLink(token)
      await onSignedIn()
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)))
      setBusy(false)
    }
  }
  return (
    <>
      <h1>Welcome to Attune</h1>
      <p className="lead">The link signs you in on this device. It works once.</p>
      <div className="form">
        {error && <ErrorState error={error} />}
        {error ? (
          <a className="btn" href="/console/sign-in">
            Get another link
          </a>
        ) : (
          <button
            className="btn primary"
            type="button"
            aria-disabled={busy}
            onClick={() => void redeem()}
          >
            {busy ? 'Signing in…' : 'Sign in'}
          </button>
        )}
      </div>
    </>
  )
}

// Signing in: by passkey, by a link that is sent by email, or by single sign-on.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Fingerprint, LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { TextField } from '../../components/fields.tsx'
import { ErrorState, Notice } from '../../components/states.tsx'
import { session_key } from '../../session/context.tsx'
import { requestLink, signInWithPasskey, startSingleSignOn } from '../../session/passkeys.ts'
import {
  keepReturnAddress,
  returnAddress,
  takeReturnAddress,
} from '../../session/return_address.ts'
import type { ScreenSearch } from '../../components/screen_state.ts'
import { Logo } from '../../shell/sidebar.tsx'
import { Redeem } from './redeem.tsx'
import { useMethods } from './use_methods.ts'

const reasons: Record<string, string> = {
  idle: 'You were signed out because there was no input for 15 minutes.',
  ended: 'Your session ended. Sign in again to continue.',
  failed: 'Single sign-on failed. Your address must belong to a member of this account.',
}

export function SignInScreen() {
  const { token, failed } = useFragment()
  const search: ScreenSearch = useSearch({ strict: false })
  const reason = failed ? 'failed' : search.reason
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => {
    document.title = 'Sign in · Attune console'
  }, [])
  const back = returnAddress(search.return_to)
  const enter = async () => {
    const address = token ? takeReturnAddress() : back
    if (address) return location.assign(address)
    await queries.invalidateQueries({ queryKey: session_key })
    await navigate({ to: '/', search: {} })
  }
  return (
    <div className="welcome">
      <main>
        <Logo />
        {token ? (
          <Redeem token={token} onSignedIn={enter} />
        ) : (
          <>
            <h1>Sign in to Attune</h1>
            <p className="lead">The console of your practice and its developers.</p>
            {reason && reasons[reason] && (
              <Notice tone="warn">
                <p>{reasons[reason]}</p>
              </Notice>
            )}
            <SignInForm onSignedIn={enter} back={back} />
          </>
        )}
      </main>
    </div>
  )
}

// The token is in the fragment, which no server and no log sees. It is removed from the address.
function useFragment() {
  const [fragment] = useState(() => new URLSearchParams(location.hash.slice(1)))
  useEffect(() => {
    if (fragment.size > 0) history.replaceState(history.state, '', location.pathname)
  }, [fragment])
  return { token: fragment.get('token'), failed: fragment.has('error') }
}

type FormProps = { onSignedIn(): Promise<void>; back: string | undefined }

function SignInForm({ onSignedIn, back }: FormProps) {
  const methods = useMethods()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setError(null)
    try {
      await act()
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)))
    } finally {
      setBusy(false)
    }
  }
  if (sent)
    return (
      <div className="form" role="status">
        <p>
          If <strong>{email}</strong> belongs to a member, a link is on its way. It works once, for
          15 minutes.
        </p>
        <button className="btn" type="button" onClick={() => setSent(false)}>
          Use another address
        </button>
      </div>
    )
  return (
    <>
      {error && <ErrorState error={error} />}
      <div className="form">
        <button
          className="btn primary"
          type="button"
          aria-disabled={busy}
          onClick={() =>
            void attempt(async () => {
              await signInWithPasskey()
              await onSignedIn()
            })
          }
        >
          <Icon of={Fingerprint} />
          Sign in with a passkey
        </button>
        {methods.single_sign_on && (
          <button
            className="btn"
            type="button"
            aria-disabled={busy}
            onClick={() => startSingleSignOn()}
          >
            <Icon of={LogIn} />
            Single sign-on
          </button>
        )}
      </div>
      <p className="or">or get a link by email</p>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (email.includes('@'))
            void attempt(async () => {
              keepReturnAddress(back)
              await requestLink(email)
              setSent(true)
            })
        }}
      >
        <TextField label="Email" type="email" value={email} onChange={setEmail} required />
        <button className="btn" type="submit" aria-disabled={busy}>
          Send a link
        </button>
      </form>
    </>
  )
}

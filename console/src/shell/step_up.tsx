// Asks for a passkey again before a sensitive action, then lets the action continue.
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { FormDialog } from '../components/form_dialog.tsx'
import { confirmWithPasskey, requestLink, startSingleSignOn } from '../session/passkeys.ts'
import { usePasskeys } from '../session/use_passkeys.ts'
import { useSessionQuery } from '../session/context.tsx'

type StepUp = { request(): Promise<boolean> }
const context = createContext<StepUp | undefined>(undefined)

export function useStepUp(): StepUp {
  const value = useContext(context)
  if (!value) throw new Error('useStepUp needs a StepUpProvider')
  return value
}

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const settle = useRef<(confirmed: boolean) => void>(() => {})
  const value = useMemo(
    () => ({
      request: () =>
        new Promise<boolean>((resolve) => {
          settle.current = resolve
          setOpen(true)
        }),
    }),
    [],
  )
  const end = (confirmed: boolean) => {
    setOpen(false)
    settle.current(confirmed)
  }
  return (
    <context.Provider value={value}>
      {children}
      {open && <StepUpDialog onEnd={end} />}
    </context.Provider>
  )
}

const ways = {
  passkey: { summary: 'Use your passkey to continue.', submit: 'Use passkey' },
  provider: {
    summary: 'Sign in again with single sign-on, then repeat it.',
    submit: 'Single sign-on',
  },
  link: {
    summary: 'Sign in again by link, or add a passkey in your profile.',
    submit: 'Send a link',
  },
}

function StepUpDialog({ onEnd }: { onEnd(confirmed: boolean): void }) {
  const { data: session } = useSessionQuery()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const { data: passkeys = [] } = usePasskeys()
  const by_provider = session?.method === 'single_sign_on'
  const way = passkeys.length > 0 ? 'passkey' : by_provider ? 'provider' : 'link'
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      if (way === 'passkey') {
        await confirmWithPasskey()
        return onEnd(true)
      }
      if (way === 'provider') return startSingleSignOn({ confirm: true })
      await requestLink(session?.member.email ?? '')
      setSent(true)
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title="Confirm that it's you"
      summary={`This action is sensitive. ${ways[way].summary}`}
      submit={sent ? 'Send another link' : ways[way].submit}
      busy={busy}
      error={error}
      onSubmit={() => void confirm()}
      onClose={() => onEnd(false)}
    >
      {sent && <p role="status">The link was sent. Open it in this browser, then try again.</p>}
    </FormDialog>
  )
}

// What a screen shows if it fails: the error, or that a part of the console couldn't be loaded.
import { CatchBoundary } from '@tanstack/react-router'
import { PlugZap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { EmptyState, ErrorState } from '../components/states.tsx'

const reload = () => location.reload()

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

// The words of Chromium, Firefox and Safari for a module that didn't arrive.
const isLoadError = ({ message }: Error) =>
  /dynamically imported module|importing a module script|preload css/i.test(message)

const not_loaded = 'A part of the console was not loaded'
const cause = 'The connection was lost, or the console was updated since you opened it.'

const ReloadButton = () => (
  <button className="btn primary" type="button" onClick={reload}>
    Reload
  </button>
)

export function ScreenError({ error: thrown }: { error: unknown }) {
  const error = asError(thrown)
  if (!isLoadError(error)) return <ErrorState error={error} retry={reload} />
  return (
    <div role="alert">
      <EmptyState title={not_loaded} icon={PlugZap} action={<ReloadButton />}>
        {cause}
      </EmptyState>
    </div>
  )
}

type OverlayProps = { name: string; onClose(): void; children: ReactNode }

/** Something over the screen. If it can't be loaded, the screen stays as it is. */
export const OverlayBoundary = ({ name, onClose, children }: OverlayProps) => (
  <CatchBoundary
    getResetKey={() => name}
    errorComponent={() => (
      <Dialog
        title={not_loaded}
        summary={cause}
        onClose={onClose}
        footer={
          <>
            <button className="btn" type="button" onClick={onClose}>
              Close
            </button>
            <ReloadButton />
          </>
        }
      />
    )}
  >
    {children}
  </CatchBoundary>
)

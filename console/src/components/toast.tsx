// A short message after something succeeded. Never contains data about a person.
import { CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Icon } from './icon.tsx'

type Toast = { text: string; action?: { label: string; run(): void } }
type ToastContext = { show(toast: Toast): void }

const shown_for_ms = 6_000
const context = createContext<ToastContext | undefined>(undefined)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>()
  const show = useCallback((next: Toast) => {
    setToast(next)
    setTimeout(() => setToast((current) => (current === next ? undefined : current)), shown_for_ms)
  }, [])
  const value = useMemo(() => ({ show }), [show])
  return (
    <context.Provider value={value}>
      {children}
      <div role="status">
        {toast && (
          <div className="toast">
            <Icon of={CircleCheck} />
            {toast.text}
            {toast.action && (
              <button className="btn sm" type="button" onClick={toast.action.run}>
                {toast.action.label}
              </button>
            )}
          </div>
        )}
      </div>
    </context.Provider>
  )
}

export function useToast(): ToastContext {
  const value = useContext(context)
  if (!value) throw new Error('useToast needs a ToastProvider')
  return value
}

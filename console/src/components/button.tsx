// A button. One the member may not use says which scope is missing.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scope } from 'attune'
import { useSession } from '../session/context.tsx'
import { Icon } from './icon.tsx'

type ButtonProps = {
  children: ReactNode
  onClick?: () => void
  look?: 'primary' | 'danger' | 'ghost'
  small?: boolean
  icon?: LucideIcon
  /** The scope the action needs. */
  scope?: Scope
  submit?: boolean
  busy?: boolean
  disabled?: boolean
}

export function Button(props: ButtonProps) {
  const { children, onClick, look, small, icon, scope, submit, busy, disabled } = props
  const { can } = useSession()
  const missing = scope !== undefined && !can(scope)
  const off = missing || busy || disabled
  return (
    <button
      className={['btn', look, small && 'sm'].filter(Boolean).join(' ')}
      type={submit ? 'submit' : 'button'}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      title={missing ? `Your role doesn't have the scope ${scope}.` : undefined}
      onClick={(event) => {
        if (off) event.preventDefault()
        else onClick?.()
      }}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  )
}

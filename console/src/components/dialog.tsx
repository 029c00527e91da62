// A modal dialog: native, so that the browser keeps focus inside and closes it with Escape.
import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  title: string
  summary?: ReactNode
  children?: ReactNode
  footer: ReactNode
  onClose(): void
}

/** Shown for as long as it is mounted. */
export function Dialog({ title, summary, children, footer, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      className="dialog"
      ref={element}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {summary && <p>{summary}</p>}
      </header>
      {children}
      <footer>{footer}</footer>
    </dialog>
  )
}

// A dialog with a form: keeps what was typed when the request fails, and shows the error in place.
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog } from './dialog.tsx'
import { FormError } from './fields.tsx'
import { ErrorState } from './states.tsx'

type FormDialogProps = {
  title: string
  summary?: ReactNode
  children?: ReactNode
  submit: string
  look?: 'primary' | 'danger'
  busy: boolean
  error: Error | null
  onSubmit(): void
  onClose(): void
}

export function FormDialog(props: FormDialogProps) {
  const { title, summary, children, submit, look = 'primary', busy, error } = props
  const { onSubmit, onClose } = props
  const form = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget.querySelectorAll<HTMLElement>(':invalid, [data-refused]')
    // Each says what is wrong with it.
    for (const field of fields) field.dispatchEvent(new Event('invalid'))
    const [first] = fields
    if (first) first.focus()
    else if (!busy) onSubmit()
  }
  const footer = (
    <>
      <button className="btn ghost" type="button" onClick={onClose}>
        {submit.startsWith('Cancel') ? 'Go back' : 'Cancel'}
      </button>
      <button className={`btn ${look}`} type="submit" form={form} aria-disabled={busy}>
        {busy ? 'Sending…' : submit}
      </button>
    </>
  )
  return (
    <Dialog title={title} summary={summary} footer={footer} onClose={onClose}>
      <form className="form" id={form} noValidate onSubmit={send}>
        {error && <RefusedForm error={error} />}
        <FormError value={error}>{children}</FormError>
      </form>
    </Dialog>
  )
}

// Above the fields, and in view, however far down the form was scrolled.
function RefusedForm({ error }: { error: Error }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'end' })
  }, [error])
  return (
    <div ref={element}>
      <ErrorState error={error} />
    </div>
  )
}

// A button that opens a form in a dialog, sends it, and closes it once the API accepted it.
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Scope } from 'attune'
import { Button } from './button.tsx'
import { FormDialog } from './form_dialog.tsx'
import { useToast } from './toast.tsx'

type FormActionProps<T> = {
  label: string
  scope: Scope
  title: string
  summary?: string | undefined
  submit: string
  icon?: LucideIcon
  primary?: boolean
  small?: boolean // A button that isn't primary is small.
  startsOpen?: boolean
  /** What a toast says once it is done. */
  done?: string
  write: {
    isPending: boolean
    error: Error | null
    mutateAsync(variables: undefined): Promise<T>
    reset(): void
  }
  onOpen?(): void
  onDone?(result: T): void
  children: ReactNode
}

export function FormAction<T>(props: FormActionProps<T>) {
  const { label, scope, icon, primary, small = !primary, write, onOpen, onDone, children } = props
  const { title, summary, submit, done } = props
  const toast = useToast()
  const [open, setOpen] = useState(props.startsOpen ?? false)
  const show = () => {
    setOpen(true)
    onOpen?.()
  }
  // Without what was answered: it can be a secret that is shown once.
  const close = () => {
    setOpen(false)
    write.reset()
  }
  return (
    <>
      <Button
        small={small}
        {...(primary && { look: 'primary' })}
        {...(icon && { icon })}
        scope={scope}
        onClick={show}
      >
        {label}
      </Button>
      {open && (
        <FormDialog
          title={title}
          summary={summary}
          submit={submit}
          busy={write.isPending}
          error={write.error}
          onSubmit={() =>
            void write.mutateAsync(undefined).then(
              (result) => {
                close()
                if (done) toast.show({ text: done })
                onDone?.(result)
              },
              () => {}, // The dialog shows the error.
            )
          }
          onClose={close}
        >
          {children}
        </FormDialog>
      )}
    </>
  )
}

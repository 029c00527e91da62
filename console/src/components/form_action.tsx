// A button that opens a form in a dialog, sends it, and closes it once the API accepted it.
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { FormDialog } from './form_dialog.tsx'

type FormActionProps<T> = {
  label: string
  scope: string
  title: string
  summary?: string
  submit: string
  icon?: LucideIcon
  primary?: boolean // Otherwise the button is small.
  write: { isPending: boolean; error: Error | null; mutateAsync(variables: undefined): Promise<T> }
  onOpen?(): void
  onDone?(result: T): void
  children: ReactNode
}

export function FormAction<T>({ label, scope, icon, primary, write, ...form }: FormActionProps<T>) {
  const [open, setOpen] = useState(false)
  const { onOpen, onDone, children, ...texts } = form
  const show = () => {
    setOpen(true)
    onOpen?.()
  }
  const close = () => setOpen(false)
  const look = primary ? { look: 'primary' as const } : { small: true }
  return (
    <>
      <Button {...look} {...(icon && { icon })} scope={scope} onClick={show}>
        {label}
      </Button>
      {open && (
        <FormDialog
          {...texts}
          busy={write.isPending}
          error={write.error}
          onSubmit={() =>
            void write.mutateAsync(undefined).then(
              (result) => {
                close()
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

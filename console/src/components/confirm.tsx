// A button whose effect is confirmed in a dialog that names it. What the API can reverse offers an
// "Undo" afterward; an edit of an object that another member changed meanwhile shows what differs.
import { type ReactNode, useState } from 'react'
import type { Attune, Scope } from 'attune'
import { useApi, useWrite } from '../api/context.tsx'
import { Button } from './button.tsx'
import { Conflict, isConflict } from './conflict.tsx'
import type { Versioned } from './conflict.tsx'
import { FormDialog } from './form_dialog.tsx'
import { useToast } from './toast.tsx'

type Undo = (attune: Attune) => PromiseLike<unknown>
type Edited = { object: Versioned; read(attune: Attune): PromiseLike<Versioned> }

type ConfirmProps<T> = {
  label: string
  title: string
  effect: ReactNode
  look?: 'primary' | 'danger'
  scope: Scope
  changed: readonly string[]
  /** Does it. `version` is that of the object in `edits`. */
  act(attune: Attune, version: number): PromiseLike<T>
  done: string
  onDone?: (result: T) => void
  /** Reverses the action, where the API can. */
  undo?: Undo | undefined
  /** The object that is edited, as the member sees it, and how to read it again. */
  edits?: Edited | undefined
  children?: ReactNode
}

export function Confirm<T>(props: ConfirmProps<T>) {
  const { label, title, effect, look = 'danger', scope, changed, act, done, onDone } = props
  const { undo, edits } = props
  const [open, setOpen] = useState(false)
  const { show } = useToast()
  const { call } = useApi()
  // As it was when the dialog opened: events refresh the object behind it.
  const [before, setBefore] = useState<Versioned>()
  const [current, setCurrent] = useState<Versioned>()
  const version = (current ?? before)?.version ?? 0
  const write = useWrite(changed, (attune) => act(attune, version))
  // The button can change with the state of the object, so the write gets what it reverses.
  const reverse = useWrite(changed, (attune, run: Undo) => run(attune))
  const close = () => {
    setOpen(false)
    setCurrent(undefined)
    write.reset()
  }
  const revert = (run: Undo) => () =>
    void reverse.mutateAsync(run).then(
      () => show({ text: 'Undone.' }),
      (error: Error) => show({ text: `Not undone: ${error.message}` }),
    )
  // A callback of mutate() would be dropped if the action removes this button, and with it a secret
  // that is shown once. The dialog shows an error.
  const confirm = () =>
    void write.mutateAsync(undefined).then(
      (result) => {
        close()
        show({ text: done, ...(undo && { action: { label: 'Undo', run: revert(undo) } }) })
        onDone?.(result)
      },
      async (error: Error) => {
        if (edits && isConflict(error)) setCurrent(await call(edits.read))
      },
    )
  const conflict = before && current && isConflict(write.error)
  const start = () => {
    setBefore(edits?.object)
    setOpen(true)
  }
  return (
    <>
      <Button small scope={scope} onClick={start}>
        {label}
      </Button>
      {open && (
        <FormDialog
          title={title}
          summary={effect}
          submit={conflict ? 'Keep my change' : label}
          look={look}
          busy={write.isPending}
          error={conflict ? null : write.error}
          onSubmit={confirm}
          onClose={close}
        >
          {conflict && <Conflict before={before} now={current} onReload={close} />}
          {props.children}
        </FormDialog>
      )}
    </>
  )
}

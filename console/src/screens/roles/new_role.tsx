// The form for a role of the account's own.
import { useState } from 'react'
import type { Scope } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { ScopePicker } from '../../components/scope_picker.tsx'
import { useToast } from '../../components/toast.tsx'

export function NewRole({ onClose }: { onClose(): void }) {
  const { show } = useToast()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>([])
  const create = useWrite(['role'], (attune) => attune.roles.create({ name, scopes }))
  const submit = () =>
    create.mutate(undefined, {
      onSuccess: () => {
        onClose()
        show({ text: 'The role was created.' })
      },
    })
  return (
    <FormDialog
      title="Create role"
      summary="Members with this role act as the account, with these scopes only."
      submit="Create role"
      busy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        required
        autoFocus
        error={create.error}
        param="name"
      />
      <ScopePicker chosen={scopes} onChange={setScopes} />
    </FormDialog>
  )
}

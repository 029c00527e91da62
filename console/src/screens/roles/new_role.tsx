// Creates a role of the account's own.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Scope } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { ScopePicker } from '../../components/scope_picker.tsx'
import { useFields } from '../../components/use_fields.ts'

export function NewRole() {
  const { values, input, reset } = useFields({ name: '' })
  const [scopes, setScopes] = useState<Scope[]>([])
  const write = useWrite(['role'], (attune) => attune.roles.create({ ...values, scopes }))
  return (
    <FormAction
      label="Create role"
      icon={Plus}
      primary
      scope="members:write"
      title="Create role"
      summary="Members with this role act as the account, with these scopes only."
      submit="Create role"
      done="The role was created."
      write={write}
      onDone={() => {
        reset()
        setScopes([])
      }}
    >
      <TextField label="Name" {...input('name')} required autoFocus />
      <ScopePicker chosen={scopes} onChange={setScopes} />
    </FormAction>
  )
}

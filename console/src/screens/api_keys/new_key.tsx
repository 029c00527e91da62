// The form for a new key, with all scopes or chosen ones.
import { useState } from 'react'
import type { ApiKey, Scope } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { ScopePicker } from '../../components/scope_picker.tsx'

type NewKeyProps = { onClose(): void; onCreated(key: ApiKey): void }

const lifetimes = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In 1 year'],
] as const
const day_ms = 86_400_000

export function NewKey({ onClose, onCreated }: NewKeyProps) {
  const [name, setName] = useState('')
  const [kind, setKind] = useState('all')
  const [scopes, setScopes] = useState<Scope[]>([])
  const [ips, setIps] = useState('')
  const [days, setDays] = useState('')
  const create = useWrite(['api_key'], (attune) =>
    attune.apiKeys.create({
      name,
      ...(kind === 'restricted' && { scopes }),
      ...(ips.trim() && { allowed_ips: ips.split(/[\s,]+/).filter(Boolean) }),
      ...(days && { expires_at: new Date(Date.now() + Number(days) * day_ms).toISOString() }),
    }),
  )
  return (
    <FormDialog
      title="Create key"
      summary="The secret is shown once. Store it in your secret manager."
      submit="Create key"
      busy={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate(undefined, { onSuccess: onCreated })}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        required
        autoFocus
        help="The server that uses the key."
        error={create.error}
        param="name"
      />
      <SelectField
        label="Permissions"
        value={kind}
        onChange={setKind}
        options={[
          ['all', 'Secret key: all scopes'],
          ['restricted', 'Restricted key: the scopes you choose'],
        ]}
      />
      {kind === 'restricted' && <ScopePicker chosen={scopes} onChange={setScopes} />}
      <TextField
        label="Allowed IPs"
        value={ips}
        onChange={setIps}
        placeholder="203.0.113.0/24"
        help="Addresses or CIDR ranges, separated by spaces. Empty: any address."
        error={create.error}
        param="allowed_ips"
      />
      <SelectField label="Expires" value={days} onChange={setDays} options={lifetimes} />
    </FormDialog>
  )
}

// Creates a key, with all scopes or chosen ones.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey, Scope } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { ScopePicker } from '../../components/scope_picker.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const lifetimes = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In 1 year'],
] as const
const day_ms = 86_400_000
const empty = { name: '', kind: 'all', allowed_ips: '', days: '' }

export function NewKey({ onCreated }: { onCreated(key: ApiKey): void }) {
  const { values, input, reset } = useFields(empty)
  const [scopes, setScopes] = useState<Scope[]>([])
  const write = useWrite(['api_key'], (attune) => {
    const { name, kind, days } = values
    const allowed_ips = listed(values.allowed_ips, /[\s,]+/)
    return attune.apiKeys.create({
      name,
      ...(kind === 'restricted' && { scopes }),
      ...(allowed_ips.length > 0 && { allowed_ips }),
      ...(days && { expires_at: new Date(Date.now() + Number(days) * day_ms).toISOString() }),
    })
  })
  return (
    <FormAction
      label="Create key"
      icon={Plus}
      primary
      scope="api_keys:write"
      title="Create key"
      summary="The secret is shown once. Store it in your secret manager."
      submit="Create key"
      write={write}
      onDone={(key) => {
        reset()
        setScopes([])
        onCreated(key)
      }}
    >
      <TextField
        label="Name"
        {...input('name')}
        required
        autoFocus
        help="The server that uses the key."
      />
      <SelectField
        label="Permissions"
        {...input('kind')}
        options={[
          ['all', 'Secret key: all scopes'],
          ['restricted', 'Restricted key: the scopes you choose'],
        ]}
      />
      {values.kind === 'restricted' && <ScopePicker chosen={scopes} onChange={setScopes} />}
      <TextField
        label="Allowed IPs"
        {...input('allowed_ips')}
        placeholder="203.0.113.0/24"
        help="Addresses or CIDR ranges, separated by spaces. Empty: any address."
      />
      <SelectField label="Expires" {...input('days')} options={lifetimes} />
    </FormAction>
  )
}

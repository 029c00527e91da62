// The billing provider that claims use unless they name another.
import { useState } from 'react'
import type { BillingProvider } from 'attune'
import { useRead } from '../../api/context.tsx'
import { AddressFields, empty_address } from '../../components/address_fields.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { TextField } from '../../components/fields.tsx'
import { useSession } from '../../session/context.tsx'

export function BillingProviderAction() {
  const { can } = useSession()
  const { data } = useRead(
    ['billing_provider'],
    (attune) => attune.billingProviders.list({ limit: 1 }).page(),
    { enabled: can('billing_providers:read') },
  )
  if (!data) return null
  const [current] = data.data
  return <EditProvider key={current?.version ?? 0} current={current} />
}

function EditProvider({ current }: { current: BillingProvider | undefined }) {
  const { name, npi, tax_id, taxonomy, phone } = current?.provider ?? {}
  const [fields, setFields] = useState({
    name: name ?? '',
    npi: npi ?? '',
    tax_id: tax_id ?? '',
    taxonomy: taxonomy ?? '',
    phone: phone ?? '',
  })
  const [address, setAddress] = useState(current?.provider.address ?? empty_address)
  const set = (field: keyof typeof fields) => (value: string) =>
    setFields({ ...fields, [field]: value })
  const provider = {
    entity: 'organization',
    tax_id_kind: 'ein',
    ...current?.provider,
    ...fields,
    address: { ...current?.provider.address, ...address },
  }
  if (current?.provider.entity === 'individual') return null
  return (
    <Confirm
      label="Billing provider"
      look="primary"
      title="Billing provider"
      effect="Who is paid. Claims use it unless they name another billing provider."
      scope="billing_providers:write"
      changed={['billing_provider']}
      {...(current && {
        edits: {
          object: current,
          read: (attune) => attune.billingProviders.retrieve(current.id),
        },
      })}
      act={(attune, version) =>
        current
          ? attune.billingProviders.update(current.id, { provider }, { ifMatch: version })
          : attune.billingProviders.create({ provider })
      }
      done="The billing provider was saved."
    >
      <TextField label="Name" value={fields.name} onChange={set('name')} required />
      <TextField label="NPI" value={fields.npi} onChange={set('npi')} required />
      <TextField
        label="EIN"
        value={fields.tax_id}
        onChange={set('tax_id')}
        required
        help="Nine digits, without a hyphen."
      />
      <TextField
        label="Taxonomy code"
        value={fields.taxonomy}
        onChange={set('taxonomy')}
        required
        placeholder="261QM0801X"
      />
      <AddressFields value={address} onChange={setAddress} />
      <TextField label="Phone" value={fields.phone} onChange={set('phone')} required />
    </Confirm>
  )
}

// The fields of a postal address in the United States.
import { SelectField, TextField } from './fields.tsx'
import { jurisdictions } from './jurisdictions.ts'

export type PostalAddress = { line1: string; city: string; state: string; postal_code: string }

export const empty_address: PostalAddress = { line1: '', city: '', state: 'NY', postal_code: '' }

type AddressFieldsProps = { value: PostalAddress; onChange(value: PostalAddress): void }

export function AddressFields({ value, onChange }: AddressFieldsProps) {
  const set = (part: Partial<PostalAddress>) => onChange({ ...value, ...part })
  return (
    <>
      <TextField label="Street" value={value.line1} onChange={(line1) => set({ line1 })} required />
      <TextField label="City" value={value.city} onChange={(city) => set({ city })} required />
      <div className="form-row">
        <SelectField
          label="State"
          value={value.state}
          onChange={(state) => set({ state })}
          options={jurisdictions.map(([, state]) => [state, state] as const)}
        />
        <TextField
          label="ZIP code"
          value={value.postal_code}
          onChange={(postal_code) => set({ postal_code })}
          required
        />
      </div>
    </>
  )
}

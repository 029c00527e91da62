// Creates a practitioner with what a verification and a claim need.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { jurisdictions } from '../../components/jurisdictions.ts'
import { centsOf, checkAmount, usd } from '../../components/money_input.ts'

const professions = [
  'psychologist',
  'psychiatrist',
  'clinical_social_worker',
  'marriage_family_therapist',
  'professional_counselor',
  'addiction_counselor',
  'pmhnp',
  'psychiatric_nurse',
  'behavior_analyst',
  'trainee',
  'other',
].map((profession) => [profession, profession.replaceAll('_', ' ')] as const)

const psychotherapy_codes = ['90832', '90834', '90837']

export function NewPractitioner({ onCreated }: { onCreated(id: string): void }) {
  const [fields, setFields] = useState<Record<string, string>>({})
  const { given = '', family = '', npi = '', taxonomy = '', title = '', number = '' } = fields
  const { profession = 'psychologist', jurisdiction = 'US-NY', price = '' } = fields
  const set = (name: string) => (value: string) => setFields({ ...fields, [name]: value })
  const cents = centsOf(price)
  const write = useWrite(['practitioner'], (attune) =>
    attune.practitioners.create({
      name: { given, family },
      profession,
      ...(npi && { npi }),
      ...(taxonomy && { taxonomies: [{ code: taxonomy, primary: true }] }),
      ...(number && { licenses: [{ jurisdiction, title, number }] }),
      ...(cents && {
        rates: psychotherapy_codes.map((service) => ({ service, price: usd(cents) })),
      }),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  )
  const shared = { error: write.error }
  return (
    <FormAction
      label="Create practitioner"
      icon={Plus}
      primary
      scope="practitioners:write"
      title="Create practitioner"
      summary="Afterward, start a verification: it checks the NPI, the license and exclusion lists."
      submit="Create practitioner"
      write={write}
      onDone={({ id }) => onCreated(id)}
    >
      <TextField label="Given name" value={given} onChange={set('given')} required />
      <TextField label="Family name" value={family} onChange={set('family')} required />
      <SelectField
        label="Profession"
        value={profession}
        onChange={set('profession')}
        options={professions}
      />
      <TextField label="NPI" value={npi} onChange={set('npi')} {...shared} param="npi" />
      <TextField
        label="Taxonomy code"
        value={taxonomy}
        onChange={set('taxonomy')}
        placeholder="103TC0700X"
        help="The primary NUCC code. Claims need it."
        {...shared}
        param="taxonomies[0].code"
      />
      <div className="form-row">
        <SelectField
          label="Licensed in"
          value={jurisdiction}
          onChange={set('jurisdiction')}
          options={jurisdictions}
        />
        <TextField
          label="License title"
          value={title}
          onChange={set('title')}
          placeholder="LP"
          {...shared}
          param="licenses[0].title"
        />
      </div>
      <TextField
        label="License number"
        value={number}
        onChange={set('number')}
        {...shared}
        param="licenses[0].number"
      />
      <TextField
        label="Price of a session"
        value={price}
        onChange={set('price')}
        check={checkAmount}
        placeholder="180.00"
        help="For 90832, 90834 and 90837. Set other rates with the API."
      />
    </FormAction>
  )
}

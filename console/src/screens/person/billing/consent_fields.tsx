// How the person agreed to be charged: the version of the text, and how they agreed to it.
import { SelectField, TextField } from '../../../components/fields.tsx'

const channels = [
  ['written', 'In writing'],
  ['verbal', 'Verbally'],
  ['online', 'Online'],
] as const

type Input = { value: string; onChange(value: string): void; param: string }
type ConsentProps = {
  input(name: 'text_version' | 'channel'): Input
  /** Where the consent is in the request. */
  at?: string
}

export const ConsentFields = ({ input, at = 'consent' }: ConsentProps) => (
  <div className="form-row">
    <TextField
      label="Version of the consent text"
      {...input('text_version')}
      param={`${at}.text_version`}
      required
      placeholder="2027-01"
    />
    <SelectField label="How the person agreed" {...input('channel')} options={channels} />
  </div>
)

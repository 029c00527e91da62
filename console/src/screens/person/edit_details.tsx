// Changes what a claim needs to know about a person: birth date, sex and home address.
import { useState } from 'react'
import type { Person } from 'attune'
import {
  AddressFields,
  empty_address,
  type PostalAddress,
} from '../../components/address_fields.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'

const sexes = [
  ['', 'Not stated'],
  ['female', 'female'],
  ['male', 'male'],
  ['unknown', 'unknown'],
] as const

export function EditDetails({ person }: { person: Person }) {
  const home = person.addresses.find(({ use }) => use === 'home')
  const [birth_date, setBirthDate] = useState(person.birth_date ?? '')
  const [sex, setSex] = useState(person.sex ?? '')
  const [address, setAddress] = useState<PostalAddress>(home ?? empty_address)
  const others = person.addresses.filter((each) => each !== home)
  return (
    <Confirm
      label="Edit"
      look="primary"
      title="Edit details"
      effect="Payers identify the person by their birth date, sex and home address."
      scope="persons:write"
      changed={['person']}
      edits={{ object: person, read: (attune) => attune.persons.retrieve(person.id) }}
      act={(attune, version) =>
        attune.persons.update(
          person.id,
          {
            birth_date: birth_date || null,
            sex: sex || null,
            addresses: [...others, { country: 'US', ...home, ...address, use: 'home' }],
          },
          { ifMatch: version },
        )
      }
      done="The details were saved."
    >
      <TextField
        label="Birth date"
        value={birth_date}
        onChange={setBirthDate}
        placeholder="1992-05-02"
      />
      <SelectField
        label="Sex"
        value={sex}
        onChange={setSex}
        options={sexes}
        help="As the payer has it on file."
      />
      <AddressFields value={address} onChange={setAddress} />
    </Confirm>
  )
}

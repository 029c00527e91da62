// Adds an insurance of the person.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'

const programs = [
  ['insurance', 'Insurance'],
  ['eap', 'Employee assistance program (EAP)'],
] as const

export function AddCoverage({ person_id }: { person_id: string }) {
  const [opened, setOpened] = useState(false)
  const [payer_id, setPayer] = useState('')
  const [member_id, setMemberId] = useState('')
  const [program, setProgram] = useState('insurance')
  const { data } = useRead(['payer'], (attune) => attune.payers.list({ limit: 100 }).page(), {
    enabled: opened,
  })
  const payer = payer_id || data?.data[0]?.id || ''
  const write = useWrite(['coverage'], (attune) =>
    attune.coverages.create({ person_id, payer_id: payer, member_id, program }),
  )
  return (
    <FormAction
      label="Add coverage"
      scope="coverages:write"
      icon={Plus}
      title="Add coverage"
      submit="Add coverage"
      write={write}
      onOpen={() => setOpened(true)}
    >
      <SelectField
        label="Payer"
        value={payer}
        onChange={setPayer}
        options={(data?.data ?? []).map(({ id, name }) => [id, name] as const)}
      />
      <TextField
        label="Member ID"
        value={member_id}
        onChange={setMemberId}
        required
        param="member_id"
      />
      <SelectField
        label="Program"
        value={program}
        onChange={setProgram}
        options={programs}
        help="An EAP pays for the sessions of a case, which is its authorization."
      />
    </FormAction>
  )
}

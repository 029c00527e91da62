// Assigns an instrument.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { SelectField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { useActing } from '../../../session/acting.ts'

type AssignProps = { person_id: string; onAssigned(id: string): void }

export function AssignAssessment({ person_id, onAssigned }: AssignProps) {
  const { options } = useActing()
  const [instrument, setInstrument] = useState('phq9')
  const [administration, setAdministration] = useState('clinician')
  const { data } = useRead(['instrument'], (attune) => attune.instruments.list().page())
  const write = useWrite(['assessment'], (attune) =>
    attune.assessments.create({ person_id, instrument, administration }, options),
  )
  return (
    <FormAction
      label="Assign"
      scope="assessments:write"
      icon={Plus}
      title="Assign an assessment"
      submit="Assign"
      write={write}
      onDone={({ id }) => onAssigned(id)}
    >
      <SelectField
        label="Instrument"
        value={instrument}
        onChange={setInstrument}
        options={(data?.data ?? []).map(
          ({ code, name, domain }) => [code, `${name}, ${domain}`] as const,
        )}
      />
      <SelectField
        label="Who answers"
        value={administration}
        onChange={setAdministration}
        options={[
          ['clinician', 'A clinician, with the person'],
          ['self', 'The person'],
          ['proxy', 'Someone for the person'],
        ]}
      />
    </FormAction>
  )
}

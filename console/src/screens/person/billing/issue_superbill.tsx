// Issues a superbill for completed sessions of a person with one practitioner.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { AmountField } from '../../../components/amount_field.tsx'
import { TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { dayAndMinute } from '../../../components/format.ts'
import { moneyOf } from '../../../components/money_input.ts'
import { useFields } from '../../../components/use_fields.ts'
import { useNames } from '../../../components/use_names.ts'
import { useSession } from '../../../session/context.tsx'

type IssueProps = { person_id: string; onIssued(id: string): void }

const most_sessions = 20

export function IssueSuperbill({ person_id, onIssued }: IssueProps) {
  const { can } = useSession()
  const nameFor = useNames()
  const [opened, setOpened] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { values, input } = useFields({ fee: '', member_id: '' })
  const { data } = useRead(
    ['session', person_id, 'completed'],
    (attune) =>
      attune.sessions
        .list({ person_id, status: 'completed', order: '-starts_at', limit: most_sessions })
        .page(),
    { enabled: opened && can('sessions:read') },
  )
  const sessions = data?.data ?? []
  const practitioner_id = sessions.find(({ id }) => chosen.includes(id))?.practitioner_id ?? ''
  const write = useWrite(['superbill'], (attune) =>
    attune.superbills.create({
      person_id,
      practitioner_id,
      lines: chosen.map((session_id) => ({ session_id, fee: moneyOf(values.fee) })),
      ...(values.member_id && { member_id: values.member_id }),
    }),
  )
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <FormAction
      label="Issue superbill"
      icon={Plus}
      scope="superbills:write"
      title="Issue superbill"
      summary="Codes and diagnoses come from the signed notes, payments from the ledger."
      submit="Issue superbill"
      done="The superbill was issued."
      write={write}
      onOpen={() => setOpened(true)}
      onDone={({ id }) => {
        setChosen([])
        onIssued(id)
      }}
    >
      <fieldset className="field">
        <legend>Sessions</legend>
        {sessions.map(({ id, starts_at, practitioner_id: by }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={practitioner_id !== '' && by !== practitioner_id}
              onChange={() => toggle(id)}
            />
            {dayAndMinute(new Date(starts_at))}, {nameFor(by)}
          </label>
        ))}
        {sessions.length === 0 && <p className="faint">No completed session.</p>}
      </fieldset>
      <AmountField label="Fee per session" {...input('fee')} />
      <TextField label="Member ID" {...input('member_id')} help="On the insurance card." />
    </FormAction>
  )
}

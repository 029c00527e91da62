// Assigns a published form to a person.
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { useFields } from '../../../components/use_fields.ts'
import { useActing } from '../../../session/acting.ts'
import { useSession } from '../../../session/context.tsx'

type AssignProps = { person_id: string; onAssigned(id: string): void }

export function AssignForm({ person_id, onAssigned }: AssignProps) {
  const { options } = useActing()
  const { can } = useSession()
  const [opened, setOpened] = useState(false)
  const { values, input, reset } = useFields({ form_id: '', due_at: '' })
  const { data } = useRead(
    ['form', 'published'],
    (attune) => attune.forms.list({ status: 'published', limit: 100 }, options).page(),
    { enabled: opened && can('forms:read') },
  )
  const form_id = values.form_id || (data?.data[0]?.id ?? '')
  const write = useWrite(['form_response'], (attune) =>
    attune.formResponses.create(
      {
        person_id,
        form_id,
        ...(values.due_at && { due_at: new Date(values.due_at).toISOString() }),
      },
      options,
    ),
  )
  return (
    <FormAction
      label="Assign form"
      scope="form_responses:write"
      icon={Plus}
      title="Assign form"
      summary="The person can answer it in your app, or you fill it in together."
      submit="Assign"
      done="The form was assigned."
      write={write}
      onOpen={() => {
        setOpened(true)
        reset()
      }}
      onDone={({ id }) => onAssigned(id)}
    >
      {data?.data.length === 0 ? (
        <p className="faint">
          No form is published. <Link to="/forms">Open forms</Link>
        </p>
      ) : (
        <SelectField
          label="Form"
          {...input('form_id')}
          value={form_id}
          options={(data?.data ?? []).map(
            ({ id, title, number }) => [id, `${title}, version ${number}`] as const,
          )}
        />
      )}
      <TextField label="Due" type="datetime-local" {...input('due_at')} />
    </FormAction>
  )
}

// Creates a person with the least that is needed to book.
import { Plus } from 'lucide-react'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { useFields } from '../../components/use_fields.ts'

const checkDate = (value: string) =>
  value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'Use the form 1992-05-02.'

export function NewPerson({ onCreated }: { onCreated(id: string): void }) {
  const { values, input } = useFields({ given: '', family: '', birth_date: '', email: '' })
  const write = useWrite(['person'], (attune) => {
    const { given, family, birth_date, email } = values
    return attune.persons.create({
      names: [{ use: 'official', given, family }],
      birth_date: birth_date || null,
      ...(email && { email }),
    })
  })
  return (
    <FormAction
      label="Create person"
      icon={Plus}
      primary
      scope="persons:write"
      title="Create person"
      summary="Identifying data is encrypted with a key of the person's own."
      submit="Create person"
      write={write}
      onDone={({ id }) => onCreated(id)}
    >
      <TextField label="Given name" {...input('given')} required autoFocus />
      <TextField label="Family name" {...input('family')} required />
      <TextField
        label="Birth date"
        {...input('birth_date')}
        check={checkDate}
        placeholder="1992-05-02"
      />
      <TextField label="Email" type="email" {...input('email')} />
    </FormAction>
  )
}

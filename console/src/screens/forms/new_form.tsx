// Creates the draft of a form, with a question to begin with.
import { Plus } from 'lucide-react'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { useFields } from '../../components/use_fields.ts'

const first_item = {
  id: 'reason',
  type: 'text',
  text: 'What brings you here?',
  required: true,
}

/** A name of the API from words: "Your sleep" is "your_sleep". */
export const nameFrom = (words: string, longest = 64) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '')
    .slice(0, longest)
    .replace(/_+$/, '')

export function NewForm({ onCreated }: { onCreated(id: string): void }) {
  const { values, input, reset } = useFields({ title: '', name: '' })
  const name = values.name || nameFrom(values.title)
  const write = useWrite(['form'], (attune) =>
    attune.forms.create({ name, title: values.title, items: [first_item] }),
  )
  return (
    <FormAction
      label="Create form"
      icon={Plus}
      primary
      scope="forms:write"
      title="Create form"
      summary="A draft that only your team sees. You add the questions next."
      submit="Create form"
      write={write}
      onOpen={reset}
      onDone={({ id }) => onCreated(id)}
    >
      <TextField label="Title" {...input('title')} required autoFocus help="Persons see it." />
      <TextField
        label="Name"
        {...input('name')}
        placeholder={nameFrom(values.title) || 'intake'}
        help="Its versions share the name. With the name of another form, it is its next version."
      />
    </FormAction>
  )
}

// Creates a person with the least that is needed to book.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'

const isDate = (value: string) =>
  value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'Use the form 1992-05-02.'

export function NewPerson({ onCreated }: { onCreated(id: string): void }) {
  const [open, setOpen] = useState(false)
  const [given, setGiven] = useState('')
  const [family, setFamily] = useState('')
  const [birth_date, setBirthDate] = useState('')
  const [email, setEmail] = useState('')
  const write = useWrite(['person'], (attune) =>
    attune.persons.create({
      names: [{ use: 'official', given, family }],
      birth_date: birth_date || null,
      ...(email && { email }),
    }),
  )
  return (
    <>
      <Button look="primary" icon={Plus} scope="persons:write" onClick={() => setOpen(true)}>
        Create person
      </Button>
      {open && (
        <FormDialog
          title="Create person"
          summary="Identifying data is encrypted with a key of the person's own."
          submit="Create person"
          busy={write.isPending}
          error={write.error}
          onSubmit={() =>
            void write.mutateAsync(undefined).then(
              ({ id }) => onCreated(id),
              () => {},
            )
          }
          onClose={() => setOpen(false)}
        >
          <TextField label="Given name" value={given} onChange={setGiven} required autoFocus />
          <TextField label="Family name" value={family} onChange={setFamily} required />
          <TextField
            label="Birth date"
            value={birth_date}
            onChange={setBirthDate}
            check={isDate}
            placeholder="1992-05-02"
            error={write.error}
            param="birth_date"
          />
          <TextField
            label="Email"
            type="email"
            value={email}
            onChange={setEmail}
            error={write.error}
            param="email"
          />
        </FormDialog>
      )}
    </>
  )
}

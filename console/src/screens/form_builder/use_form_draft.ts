// What is edited of a form, and saving it. Leaving with unsaved changes asks first.
import { useState } from 'react'
import type { Form } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { useToast } from '../../components/toast.tsx'
import { useUnsaved } from '../../components/unsaved.ts'
import { editedItems, itemsOf } from './item_changes.ts'

const fieldsOf = ({ title, description, items, data_categories }: Form) => ({
  title,
  description: description ?? '',
  items: editedItems(items),
  data_categories,
})
type Draft = ReturnType<typeof fieldsOf>

const contentOf = ({ title, description, items, data_categories }: Draft) => ({
  title,
  description: description || null,
  items: itemsOf(items),
  data_categories,
})

export function useFormDraft(form: Form) {
  const { show } = useToast()
  const [draft, setDraft] = useState(() => fieldsOf(form))
  // What was saved last: another member's change is a conflict (412), not an overwrite.
  const [saved, setSaved] = useState(form)
  const content = contentOf(draft)
  const dirty = JSON.stringify(content) !== JSON.stringify(contentOf(fieldsOf(saved)))
  const write = useWrite(['form'], (attune) =>
    attune.forms.update(form.id, content, { ifMatch: saved.version }),
  )
  useUnsaved(dirty, 'Leave without saving the form?', true)
  const save = () =>
    void write.mutateAsync().then(
      (now) => {
        setSaved(now)
        show({ text: 'The form was saved.' })
      },
      () => {}, // Shown above the form.
    )
  return {
    draft,
    dirty,
    write,
    save,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
  }
}

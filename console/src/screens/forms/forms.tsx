// Forms: your own questionnaires, with their versions.
import { useNavigate } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import type { Form } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { FormDetail } from './form_detail.tsx'
import { isQuestion } from './form_items.ts'
import { NewForm } from './new_form.tsx'

const columns: readonly Column<Form>[] = [
  { name: 'Title', cell: ({ title }) => title, phone: 'a', look: 'what' },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Name', cell: ({ name }) => name, phone: 'c', look: 'mono' },
  {
    name: 'Version',
    cell: ({ number }) => number,
    numeric: true,
    phone: 'd',
    labelled: true,
  },
  { name: 'Questions', cell: ({ items }) => items.filter(isQuestion).length, numeric: true },
  { name: 'Updated', cell: ({ updated_at }) => <Time at={updated_at} />, numeric: true },
]

export function FormsScreen() {
  const navigate = useNavigate()
  const edit = (id: string) => void navigate({ to: '/forms/$id', params: { id } })
  return (
    <ListScreen<Form>
      title="Forms"
      summary="Your own questions for persons: intake forms, checklists, questionnaires."
      type="form"
      noun="form"
      list={(attune, params) => attune.forms.list(params)}
      columns={columns}
      filters={[
        { name: 'status', label: 'Status', options: ['draft', 'published', 'retired'] },
        { name: 'name', label: 'Name', options: [] },
      ]}
      actions={<NewForm onCreated={edit} />}
      detail={(id) => <FormDetail key={id} id={id} onEdit={edit} />}
      empty={{
        title: 'No forms',
        text: 'Create an intake form. Once it is published, assign it on the record of a person.',
        icon: ClipboardList,
      }}
    />
  )
}

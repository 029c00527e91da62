// Persons: a search by name, birth date or contact, and the list. A row opens the record.
import { useNavigate } from '@tanstack/react-router'
import { Search, UserRound } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Attune, Person } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Icon } from '../../components/icon.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { NewPerson } from './new_person.tsx'

const columns: readonly Column<Person>[] = [
  { name: 'Name', cell: (person) => personName(person), phone: 'a', look: 'what' },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Born', cell: ({ birth_date }) => birth_date ?? '—', phone: 'c' },
  { name: 'Person', cell: ({ id }) => <IdChip id={id} /> },
  {
    name: 'Updated',
    cell: ({ updated_at }) => <Time at={updated_at} />,
    numeric: true,
    phone: 'd',
  },
]

export function PersonsScreen() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const open = (id: string) => void navigate({ to: '/persons/$id', params: { id } })
  return (
    <ListScreen<Person>
      title="Persons"
      summary="The people who receive care. Lists show the least that identifies a person."
      type="person"
      noun="person"
      nouns="persons"
      text={text}
      list={(attune, { status, ...page }) =>
        text.length > 1
          ? attune.persons.search({ ...termOf(text), ...page })
          : attune.persons.list({ ...page, ...(status && { status: String(status) }) })
      }
      columns={columns}
      open={open}
      actions={<NewPerson onCreated={open} />}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['prospective', 'active', 'inactive', 'deceased'],
        },
      ]}
      tools={
        <label className="chip find">
          <Icon of={Search} />
          <span className="vh">Search persons</span>
          <input
            type="search"
            data-filter
            placeholder="Name, birth date, email or phone"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      }
      empty={{
        title: 'No persons',
        text: 'Create the first person, or import your records.',
        icon: UserRound,
      }}
    />
  )
}

type Term = NonNullable<Parameters<Attune['persons']['search']>[0]>

// The body of a request, never its address.
function termOf(text: string): Term {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { birth_date: text }
  return /@|^\+?[\d ()-]{7,}$/.test(text) ? { contact: text } : { name: text }
}

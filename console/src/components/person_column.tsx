// Whom an object of a list is about: their name if the member can read persons, or else the ID.
import type { Person } from 'attune'
import { useSession } from '../session/context.tsx'
import { IdChip } from './id_chip.tsx'
import { personName } from './names.ts'
import type { Column } from './table.tsx'

type OfPerson = { person_id: string | null; person?: Pick<Person, 'names'> | null }

export const personColumn: Column<OfPerson> = {
  name: 'Person',
  cell: ({ person, person_id }) =>
    person ? personName(person) : person_id ? <IdChip id={person_id} /> : '—',
  look: 'what',
  phone: 'a',
}

/** The parameter of a list with which its objects include their persons. */
export function useExpandedPerson(): { expand?: 'person' } {
  const { can } = useSession()
  return can('persons:read') ? { expand: 'person' } : {}
}

// Documents that a person was issued, such as superbills: the list, issuing one, and the open one
// below, which the address names.
import type { ReactNode } from 'react'
import type { Attune, List } from 'attune'
import { useList } from '../../../api/context.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import type { Column } from '../../../components/table.tsx'

type IssuedCardProps<T extends { id: string }> = {
  title: string
  /** Type of the objects: the key of what events refresh, and the name in the address. */
  type: string
  noun: string
  person_id: string
  list(attune: Attune, params: { person_id: string; limit: number; cursor?: string }): List<T>
  /** The columns after the ID. */
  columns: readonly Column<T>[]
  issue(open: (id: string) => void): ReactNode
  document(id: string): ReactNode
  empty: { title: string; text: string }
}

export function IssuedCard<T extends { id: string }>(props: IssuedCardProps<T>) {
  const { title, type, noun, person_id, list, issue, document, empty } = props
  const { search, change } = useAddress()
  const query = useList<T>([type, 'of', person_id], (attune, cursor) =>
    list(attune, { person_id, limit: 100, ...cursor }),
  )
  const open = (id: string) => change({ [type]: id })
  const id_column: Column<T> = {
    name: noun,
    cell: ({ id }) => (
      <button className="row-link" type="button" onClick={() => open(id)}>
        {id}
      </button>
    ),
    phone: 'a',
    look: 'mono',
  }
  const shown = search[type]
  return (
    <>
      <ListCard
        title={title}
        file={`${type}s`}
        query={query}
        columns={[id_column, ...props.columns]}
        actions={issue(open)}
        empty={empty}
      />
      {shown && document(shown)}
    </>
  )
}

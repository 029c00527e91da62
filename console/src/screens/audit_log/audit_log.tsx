// The audit log explorer: who did, saw or was denied what, with a proof of each entry.
import { ScrollText } from 'lucide-react'
import type { AuditEntry } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import type { Filter } from '../../components/filters.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { EntryDetail } from './entry_detail.tsx'

const columnsFor = (nameFor: (id: string | null) => string): readonly Column<AuditEntry>[] => [
  { name: 'Action', cell: ({ action }) => action, look: 'mono', phone: 'a' },
  { name: 'Outcome', cell: ({ outcome }) => <StateBadge state={outcome} />, phone: 'b' },
  { name: 'Object', cell: ({ object_id }) => <IdChip id={object_id} /> },
  { name: 'Person', cell: ({ person_id }) => <IdChip id={person_id} />, phone: 'c' },
  {
    name: 'Actor',
    cell: ({ actor_id, actor_kind }) => nameFor(actor_id) || actor_kind,
    look: 'muted',
  },
  { name: 'Time', cell: ({ recorded_at }) => <Time at={recorded_at} />, numeric: true, phone: 'd' },
]

const filters: readonly Filter[] = [
  { name: 'outcome', label: 'Outcome', options: ['done', 'permitted', 'denied'] },
  { name: 'action', label: 'Action', options: [] },
  { name: 'person_id', label: 'Person', options: [], pick: 'person' },
  { name: 'object_id', label: 'Object', options: [] },
  { name: 'actor_id', label: 'Actor', options: [] },
  { name: 'request_id', label: 'Request', options: [] },
]

export function AuditLogScreen() {
  const columns = columnsFor(useNames())
  return (
    <ListScreen<AuditEntry>
      title="Audit log"
      summary="Names of fields, never their values. Kept permanently. Entries can't be changed."
      type="audit_entry"
      noun="entry"
      nouns="entries"
      list={(attune, params) => attune.auditEntries.list(params)}
      columns={columns}
      filters={filters}
      detail={(id) => <EntryDetail id={id} />}
      empty={{
        title: 'No entries yet',
        text: 'Every change, every read of personal data and every access decision appears here.',
        icon: ScrollText,
      }}
    />
  )
}

// The request log, live. Reading it isn't logged, so it stays quiet.
import { Activity, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { RequestLog } from 'attune'
import { Method, StateBadge, StatusBadge } from '../../components/badge.tsx'
import { milliseconds } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { RequestDetail } from './request_detail.tsx'

const live_ms = 2_500

const columns: readonly Column<RequestLog>[] = [
  { name: 'Method', cell: ({ method }) => <Method method={method} />, phone: 'c' },
  { name: 'Path', cell: ({ path }) => path, look: 'mono', phone: 'a' },
  { name: 'Status', cell: ({ status }) => <StatusBadge status={status} />, phone: 'b' },
  { name: 'Error code', cell: ({ error_code }) => error_code, look: 'muted' },
  { name: 'Took', cell: ({ duration_ms }) => milliseconds(duration_ms), numeric: true },
  {
    name: 'Time',
    cell: ({ created_at }) => <Time at={created_at} form="second" />,
    numeric: true,
    phone: 'd',
  },
]

const filters = [
  {
    name: 'status',
    label: 'Status',
    options: ['2xx', '4xx', '5xx', '401', '403', '404', '409', '422', '429'],
  },
  { name: 'method', label: 'Method', options: ['GET', 'POST', 'PATCH', 'DELETE'] },
  { name: 'api_key_id', label: 'Key', options: [] },
  { name: 'path', label: 'Path', options: [] },
]

export function RequestsScreen() {
  const [live, setLive] = useState(true)
  return (
    <ListScreen<RequestLog>
      title="Requests"
      summary="Every request of the last 30 days. Bodies and query strings are never logged."
      type="request_log"
      noun="request"
      list={(attune, params) => attune.requestLogs.list(params)}
      columns={columns}
      filters={filters}
      refresh={live && live_ms}
      tools={
        <span className="push check-row">
          {live && <StateBadge state="live" />}
          <button className="btn ghost sm" type="button" onClick={() => setLive(!live)}>
            <Icon of={live ? Pause : Play} />
            {live ? 'Pause' : 'Resume'}
          </button>
        </span>
      }
      detail={(id, row) => <RequestDetail id={id} row={row} />}
      empty={{
        title: 'No requests yet',
        text: 'Send a request with one of your keys. It appears here moments later.',
        icon: Activity,
      }}
    />
  )
}

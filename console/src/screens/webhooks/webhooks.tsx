// Webhook endpoints: where events are sent, and how deliveries went.
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { WebhookEndpoint } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { SecretDialog } from '../../components/secret.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { EndpointDetail } from './endpoint_detail.tsx'
import { NewEndpoint } from './new_endpoint.tsx'

const columns: readonly Column<WebhookEndpoint>[] = [
  { name: 'URL', cell: ({ url }) => url, look: 'mono', phone: 'a' },
  { name: 'Event types', cell: ({ event_types }) => typeSummary(event_types), phone: 'c' },
  {
    name: 'Status',
    cell: ({ status, failing_since }) => (
      <>
        <StateBadge state={status} /> {failing_since && <StateBadge state="failing" />}
      </>
    ),
    phone: 'b',
  },
  {
    name: 'Failing since',
    cell: ({ failing_since }) => <Time at={failing_since} form="ago" />,
    look: 'muted',
    numeric: true,
  },
]

const typeSummary = (types: readonly string[]) =>
  types.length > 2
    ? `${types.slice(0, 2).join(', ')} and ${types.length - 2} more`
    : types.join(', ')

export function WebhooksScreen() {
  const [shown, setShown] = useState<WebhookEndpoint>()
  return (
    <>
      <ListScreen<WebhookEndpoint>
        title="Webhook endpoints"
        summary="Where Attune sends events. Deliveries are signed and retried until they succeed."
        type="webhook_endpoint"
        noun="endpoint"
        list={(attune, params) => attune.webhookEndpoints.list(params)}
        columns={columns}
        filters={[{ name: 'status', label: 'Status', options: ['enabled', 'disabled'] }]}
        actions={<NewEndpoint onCreated={setShown} />}
        detail={(id) => <EndpointDetail id={id} onSecret={setShown} />}
        empty={{
          title: 'No webhook endpoints',
          text: 'Add the URL of your server to receive events as they happen.',
          icon: Send,
        }}
      />
      {shown?.secret && (
        <SecretDialog
          title="Signing secret"
          secret={shown.secret}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

// API keys: create, restrict, rotate and revoke. A secret is shown once.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from 'attune'
import { Badge, StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { SecretDialog } from '../../components/secret.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { KeyDetail } from './key_detail.tsx'
import { NewKey } from './new_key.tsx'

const columns: readonly Column<ApiKey>[] = [
  { name: 'Name', cell: ({ name }) => name, look: 'what', phone: 'a' },
  {
    name: 'Key',
    cell: ({ prefix, last4 }) => `${prefix}…${last4}`,
    look: 'mono',
    phone: 'c',
  },
  { name: 'Scopes', cell: ({ scopes }) => scopeSummary(scopes), look: 'muted' },
  { name: 'Last used', cell: ({ last_used_at }) => <LastUsed at={last_used_at} />, phone: 'd' },
  { name: 'Status', cell: (key) => <KeyStatus apiKey={key} />, phone: 'b' },
]

const scopeSummary = (scopes: ApiKey['scopes']) =>
  scopes === null
    ? 'All scopes'
    : scopes.length > 2
      ? `${scopes.slice(0, 2).join(', ')} and ${scopes.length - 2} more`
      : scopes.join(', ')

const LastUsed = ({ at }: { at: string | null }) =>
  at ? <Time at={at} form="ago" /> : <span className="muted">never</span>

function KeyStatus({ apiKey: { status, warnings } }: { apiKey: ApiKey }) {
  return (
    <>
      <StateBadge state={status} />{' '}
      {warnings.map(({ code }) => (
        <Badge key={code} tone="warn">
          {code}
        </Badge>
      ))}
    </>
  )
}

export function ApiKeysScreen() {
  const [created, setCreated] = useState<ApiKey>()
  return (
    <>
      <ListScreen<ApiKey>
        title="API keys"
        summary="Keys authenticate your servers. Each secret is shown once."
        type="api_key"
        noun="key"
        list={(attune, params) => attune.apiKeys.list(params)}
        columns={columns}
        filters={[{ name: 'status', label: 'Status', options: ['issued', 'revoked', 'expired'] }]}
        actions={<NewKey onCreated={setCreated} />}
        detail={(id) => <KeyDetail id={id} onSecret={setCreated} />}
        empty={{
          title: 'No API keys',
          text: 'A key lets one of your servers call the API. Create one key per server.',
          icon: KeyRound,
        }}
      />
      {created?.secret && (
        <SecretDialog
          title={`Secret of ${created.name}`}
          secret={created.secret}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  )
}

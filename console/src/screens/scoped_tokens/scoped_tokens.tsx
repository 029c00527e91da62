// Scoped tokens: what browsers and apps use, each for one person or practitioner.
import { Ticket } from 'lucide-react'
import type { ScopedToken } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { TokenRequest } from './token_request.tsx'

const columns: readonly Column<ScopedToken>[] = [
  { name: 'Token', cell: ({ prefix, last4 }) => `${prefix}…${last4}`, look: 'mono', phone: 'a' },
  {
    name: 'Acts for',
    cell: ({ person_id, practitioner_id }) => <IdChip id={person_id ?? practitioner_id} />,
    phone: 'c',
  },
  { name: 'Scopes', cell: ({ scopes }) => scopes.length, numeric: true },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  {
    name: 'Expires',
    cell: ({ expires_at }) => <Time at={expires_at} form="ago" />,
    numeric: true,
    phone: 'd',
  },
]

export function ScopedTokensScreen() {
  return (
    <ListScreen<ScopedToken>
      title="Scoped tokens"
      summary={
        'Short-lived tokens for browsers and apps. Your server creates them with its secret key. ' +
        "A token acts for a person or practitioner, so members can't create one here."
      }
      type="scoped_token"
      noun="token"
      list={(attune, params) => attune.scopedTokens.list(params)}
      columns={columns}
      actions={<TokenRequest />}
      filters={[
        { name: 'status', label: 'Status', options: ['issued', 'revoked', 'expired'] },
        { name: 'api_key_id', label: 'Key', options: [] },
      ]}
      detail={(id) => <TokenDetail id={id} />}
      empty={{
        title: 'No scoped tokens',
        text: 'When a person or practitioner uses your app, your server creates a token for them.',
        icon: Ticket,
      }}
    />
  )
}

function TokenDetail({ id }: { id: string }) {
  return (
    <Record type="scoped_token" id={id} read={(attune) => attune.scopedTokens.retrieve(id)}>
      {(token) => (
        <>
          <DetailHead
            title={<code>{`${token.prefix}…${token.last4}`}</code>}
            badge={<StateBadge state={token.status} />}
            id={id}
          />
          {token.status === 'issued' && (
            <DetailBlock>
              <Confirm
                label="Revoke"
                title="Revoke the token?"
                effect="Requests with this token fail with 401 from now on. This can't be undone."
                scope="scoped_tokens:write"
                changed={['scoped_token']}
                act={(attune) => attune.scopedTokens.revoke(id)}
                done="The token was revoked."
              />
            </DetailBlock>
          )}
          <FactsBlock
            title="Token"
            facts={[
              ['person_id', <IdChip key="person" id={token.person_id} />],
              ['practitioner_id', <IdChip key="practitioner" id={token.practitioner_id} />],
              ['api_key_id', <IdChip key="key" id={token.api_key_id} />],
              ['allowed_origins', token.allowed_origins.join(', ') || 'any'],
              ['expires_at', <Time key="expires" at={token.expires_at} form="zoned" />],
              ['created_at', <Time key="created" at={token.created_at} form="zoned" />],
            ]}
          />
          <DetailBlock title="Scopes">
            <p className="muted">{token.scopes.join(', ')}</p>
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

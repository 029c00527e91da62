// One API key: its facts, its history, and rotation and revocation.
import type { ApiKey } from 'attune'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import {
  DetailActions,
  DetailBlock,
  DetailHead,
  FactsBlock,
  NextStep,
} from '../../components/detail.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'
import { Timeline } from '../../components/timeline.tsx'

type KeyDetailProps = { id: string; onSecret(key: ApiKey): void }

export function KeyDetail({ id, onSecret }: KeyDetailProps) {
  return (
    <Record type="api_key" id={id} read={(attune) => attune.apiKeys.retrieve(id)}>
      {(key) => (
        <>
          <DetailHead title={key.name} id={key.id} badge={<StateBadge state={key.status} />} />
          {key.warnings.map(({ code, message }) => (
            <NextStep key={code} title={code}>
              {message}
            </NextStep>
          ))}
          {key.status === 'issued' && (
            <DetailActions>
              <Confirm
                label="Rotate"
                look="primary"
                title={`Rotate ${key.name}?`}
                effect="Creates a new key with the same scopes. The old one stops working now."
                scope="api_keys:write"
                changed={['api_key']}
                act={(attune) => attune.apiKeys.rotate(id)}
                done="The key was rotated."
                onDone={onSecret}
              />
              <Confirm
                label="Revoke"
                title={`Revoke ${key.name}?`}
                effect="Requests with this key fail with 401 from now on. This can't be undone."
                scope="api_keys:write"
                changed={['api_key']}
                act={(attune) => attune.apiKeys.revoke(id)}
                done="The key was revoked."
              />
              <Link className="btn ghost sm" to="/requests" search={{ api_key_id: id }}>
                View requests
              </Link>
            </DetailActions>
          )}
          <FactsBlock
            title="Key"
            facts={[
              ['key', <code key="key">{`${key.prefix}…${key.last4}`}</code>],
              ['allowed_ips', key.allowed_ips?.join(', ') ?? 'any'],
              ['last_used_at', <Time key="used" at={key.last_used_at} />],
              ['expires_at', key.expires_at ? <Time at={key.expires_at} /> : 'never'],
              ['replaces_id', <IdChip key="old" id={key.replaces_id} />],
            ]}
          />
          <DetailBlock title="Scopes">
            <p className="muted">{key.scopes?.join(', ') ?? 'All scopes'}</p>
          </DetailBlock>
          <DetailBlock title="Timeline">
            <Timeline
              moments={[
                { title: 'Exposed', at: key.exposed_at, look: 'fail' },
                { title: 'Expired', at: key.expired_at, look: 'fail' },
                { title: 'Revoked', at: key.revoked_at, look: 'fail' },
                { title: 'Rotated', at: key.rotated_at },
                { title: 'Created', at: key.created_at },
              ]}
            />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

// One request: what was sent, the answer, and the page about its error.
import type { RequestLog } from 'attune'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Method, StatusBadge } from '../../components/badge.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { milliseconds } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'

export function RequestDetail({ id, row }: { id: string; row: RequestLog | undefined }) {
  if (row) return <Request request={row} />
  return (
    <Record type="request_log" id={id} read={(attune) => attune.requestLogs.retrieve(id)}>
      {(request) => <Request request={request} />}
    </Record>
  )
}

function Request({ request }: { request: RequestLog }) {
  const { id, method, path, status, error_code, api_key_id } = request
  const { can } = useSession()
  const audited = can('audit_entries:read')
  return (
    <>
      <DetailHead
        title={
          <>
            <Method method={method} /> <code>{path}</code>
          </>
        }
        badge={<StatusBadge status={status} />}
        id={id}
      />
      {error_code && (
        <DetailBlock>
          <div className="error-state" role="group" aria-label="Error">
            <p className="what">
              <Icon of={TriangleAlert} />
              {status} {error_code}
            </p>
            <p className="actions">
              <a
                className="btn ghost sm"
                href={`/docs/errors/${error_code}`}
                target="_blank"
                rel="noreferrer"
              >
                Read about {error_code}
              </a>
            </p>
          </div>
        </DetailBlock>
      )}
      <FactsBlock
        title="Request"
        facts={[
          ['created_at', <Time key="at" at={request.created_at} form="zoned" />],
          ['duration_ms', milliseconds(request.duration_ms)],
          ['api_key_id', <IdChip key="key" id={api_key_id} />],
          ['scoped_token_id', <IdChip key="token" id={request.scoped_token_id} />],
          ['idempotency_key', request.idempotency_key],
        ]}
      />
      {(audited || api_key_id) && (
        <DetailActions>
          {audited && (
            <Link className="btn sm" to="/audit-log" search={{ request_id: id }}>
              View its audit entries
            </Link>
          )}
          {api_key_id && (
            <Link className="btn ghost sm" to="/api-keys" search={{ id: api_key_id }}>
              View the key
            </Link>
          )}
        </DetailActions>
      )}
    </>
  )
}

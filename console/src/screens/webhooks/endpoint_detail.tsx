// One webhook endpoint: its health, its actions and its attempts.
import type { WebhookEndpoint } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, FactsBlock, NextStep } from '../../components/detail.tsx'
import { plural } from '../../components/format.ts'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'
import { useToast } from '../../components/toast.tsx'
import { useWrite } from '../../api/context.tsx'
import { Attempts } from './attempts.tsx'

type EndpointDetailProps = { id: string; onSecret(endpoint: WebhookEndpoint): void }

const changed = ['webhook_endpoint', 'webhook_attempt']

export function EndpointDetail({ id, onSecret }: EndpointDetailProps) {
  return (
    <Record type="webhook_endpoint" id={id} read={(attune) => attune.webhookEndpoints.retrieve(id)}>
      {(endpoint) => (
        <>
          <DetailHead
            title={<code>{endpoint.url}</code>}
            badge={<StateBadge state={endpoint.status} />}
            id={id}
          />
          {endpoint.failing_since && <Failing endpoint={endpoint} />}
          <DetailBlock>
            <EndpointActions endpoint={endpoint} onSecret={onSecret} />
          </DetailBlock>
          <FactsBlock
            title="Endpoint"
            facts={[
              ['description', endpoint.description],
              ['event_types', endpoint.event_types.join(', ')],
              ['created_at', <Time key="at" at={endpoint.created_at} />],
              ['reason', endpoint.reason],
            ]}
          />
          <DetailBlock title="Attempts">
            <Attempts endpoint={id} />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

function Failing({ endpoint: { id, failing_since } }: { endpoint: WebhookEndpoint }) {
  const { show } = useToast()
  const recover = useWrite(changed, (attune) =>
    attune.webhookEndpoints.recover(id, { since: failing_since! }),
  )
  return (
    <NextStep
      title="Deliveries fail"
      actions={
        <Button
          small
          look="primary"
          scope="webhook_endpoints:write"
          busy={recover.isPending}
          onClick={() =>
            recover.mutate(undefined, {
              onSuccess: ({ event_count }) =>
                show({ text: `${plural(event_count, 'event')} will be sent again.` }),
            })
          }
        >
          Recover missed events
        </Button>
      }
    >
      No delivery has succeeded since <Time at={failing_since} form="zoned" />. Fix your server,
      then recover what it missed. No event is lost.
    </NextStep>
  )
}

function EndpointActions({
  endpoint,
  onSecret,
}: {
  endpoint: WebhookEndpoint
  onSecret(endpoint: WebhookEndpoint): void
}) {
  const { id, status } = endpoint
  const { show } = useToast()
  const ping = useWrite(changed, (attune) => attune.webhookEndpoints.ping(id))
  const enable = useWrite(changed, (attune) => attune.webhookEndpoints.enable(id))
  return (
    <div className="actions">
      <Button
        small
        scope="webhook_endpoints:write"
        busy={ping.isPending}
        onClick={() =>
          ping.mutate(undefined, { onSuccess: () => show({ text: 'A ping was sent.' }) })
        }
      >
        Send ping
      </Button>
      {status === 'enabled' ? (
        <Confirm
          label="Disable"
          title="Disable the endpoint?"
          effect="Attune stops sending events to it. You can recover the events it misses."
          scope="webhook_endpoints:write"
          changed={changed}
          act={(attune) => attune.webhookEndpoints.disable(id, {})}
          done="The endpoint was disabled."
          undo={(attune) => attune.webhookEndpoints.enable(id)}
        />
      ) : (
        <Button
          small
          scope="webhook_endpoints:write"
          busy={enable.isPending}
          onClick={() => enable.mutate()}
        >
          Enable
        </Button>
      )}
      <Confirm
        label="Rotate secret"
        look="primary"
        title="Rotate the signing secret?"
        effect="Deliveries are signed with both secrets for a day, then only with the new one."
        scope="webhook_endpoints:write"
        changed={changed}
        act={(attune) => attune.webhookEndpoints.rotateSecret(id, { overlap_seconds: 86_400 })}
        done="The secret was rotated."
        onDone={onSecret}
      />
      <Confirm
        label="Delete"
        title="Delete the endpoint?"
        effect="Its attempts are deleted too. This can't be undone."
        scope="webhook_endpoints:write"
        changed={changed}
        act={(attune) => attune.webhookEndpoints.delete(id)}
        done="The endpoint was deleted."
      />
    </div>
  )
}

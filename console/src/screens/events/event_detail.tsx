// One event: its object, its content, and resending it to a webhook endpoint.
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { count } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { Json } from '../../components/json.tsx'
import { Record } from '../../components/record.tsx'
import { Time } from '../../components/time.tsx'

export function EventDetail({ id }: { id: string }) {
  return (
    <Record type="event" id={id} read={(attune) => attune.events.retrieve(id)}>
      {(event) => (
        <>
          <DetailHead
            title={<code>{event.type}</code>}
            id={event.id}
            note={`sequence ${count(event.sequence)}`}
          />
          <DetailActions>
            <Confirm
              label="Resend"
              look="primary"
              title={`Resend ${event.type}?`}
              effect="Sends the event again to every enabled endpoint that receives its type."
              scope="webhook_endpoints:write"
              changed={['webhook_attempt']}
              act={(attune) => attune.events.resend(id, {})}
              done="The event was sent again."
            />
          </DetailActions>
          <FactsBlock
            title="Event"
            facts={[
              ['object', <IdChip key="object" id={event.data.object.id} />],
              ['changed_fields', event.data.changed_fields.join(', ') || '—'],
              ['request', <IdChip key="request" id={event.request.id} />],
              ['created_at', <Time key="created" at={event.created_at} form="zoned" />],
              ['recorded_at', <Time key="recorded" at={event.recorded_at} form="zoned" />],
            ]}
          />
          <DetailBlock title="JSON">
            <Json value={event} />
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

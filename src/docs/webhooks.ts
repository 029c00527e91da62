// Describes webhook deliveries in OpenAPI: one body for every event type.
import { events } from '#areas/index.ts'
import { Event } from '#areas/platform/event/schema.ts'
import { exampleOf } from './example.ts'
import type { Components } from './components.ts'
import { type Json, type JsonSchema, plain } from './json_schema.ts'
import { schemaIn } from './schemas.ts'

export function webhooksOf(components: Components): Json {
  components.parameters = { ...components.parameters, ...signatures }
  components.schemas.event_type = {
    title: 'event_type',
    type: 'string',
    description: 'Event type. New types are added over time: ignore those you do not know.',
    enum: Object.keys(events),
    examples: ['session.created'],
    'x-enumDescriptions': events,
  }
  const event = schemaIn(components.schemas, plain(Event))
  components.schemas.event!.properties!.type = { $ref: '#/components/schemas/event_type' }
  return { event: { post: delivery(event) } }
}

const delivery = (schema: JsonSchema): Json => ({
  operationId: 'webhooks.event',
  tags: ['events'],
  summary: 'Receive an event.',
  description:
    'Sent to your webhook endpoints. The event names the object that changed and contains none ' +
    'of its values: retrieve the object to read them.',
  security: [],
  parameters: Object.keys(signatures).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema, example: exampleOf(plain(Event)) } },
  },
  responses: { default: { description: 'Any 2xx status acknowledges the event.' } },
})

const signed = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', minLength: 1, maxLength: 1_000, examples: [example] },
})

// The headers of Standard Webhooks.
const signatures = {
  webhook_id: signed(
    'webhook-id',
    'ID of the event, the same for every attempt.',
    'evt_4Jv0hTq8kYb2Wm6Zc1Rx9N',
  ),
  webhook_timestamp: signed(
    'webhook-timestamp',
    'When this attempt was sent, in Unix seconds.',
    '1803288600',
  ),
  webhook_signature: signed(
    'webhook-signature',
    'One or more space-separated signatures, each prefixed with its version.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
}

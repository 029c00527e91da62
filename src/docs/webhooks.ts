// Each kind of event, as OpenAPI tells of webhooks.
import { events, kinds } from '#resources/index.ts'
import { resources } from './about.ts'
import { Event } from '#resources/event/schema.ts'
import { exampleOf } from './example.ts'
import { type Json, plain, schemaIn } from './schemas.ts'

export function webhooksOf(components: Json): Json {
  const event = schemaIn(components.schemas, plain(Event))
  components.parameters = { ...components.parameters, ...signatures }
  return Object.fromEntries(
    Object.entries(events).map(([type, meaning]) => [
      type,
      { post: webhook(type, meaning, event) },
    ]),
  )
}

function webhook(type: string, meaning: string, event: Json): Json {
  const { prefix, table } = kindOf(type)
  return {
    operationId: `webhooks.${type}`,
    ...(resources.includes(table) && { tags: [table] }),
    summary: type,
    description: `${meaning} The event names the object and holds none of its values: read it.`,
    security: [],
    parameters: Object.keys(signatures).map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            allOf: [
              event,
              { properties: { type: { type: 'string', const: type, examples: [type] } } },
            ],
          },
          example: eventExample(type, prefix, table),
        },
      },
    },
    responses: { default: { description: 'A status of 2xx says that it was taken.' } },
  }
}

const kindOf = (type: string) => {
  const object = objectOf(type)
  return kinds.find((kind) => kind.object === object) ?? { prefix: object, table: `${object}s` }
}

const objectOf = (type: string) => type.split('.', 1)[0]!

function eventExample(type: string, prefix: string, table: string) {
  const example = exampleOf(plain(Event)) as Json
  const id = `${prefix}_4Jv0hTq8kYb2Wm6Zc1Rx9N`
  const object = { ...example.data.object, id, object: objectOf(type), url: `/v1/${table}/${id}` }
  return { ...example, type, data: { ...example.data, object } }
}

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
    'The id of the event; the same for every attempt.',
    'evt_4Jv0hTq8kYb2Wm6Zc1Rx9N',
  ),
  webhook_timestamp: signed(
    'webhook-timestamp',
    'When this attempt was sent, in seconds since 1970.',
    '1803288600',
  ),
  webhook_signature: signed(
    'webhook-signature',
    'One or more signatures between spaces, each with its version in front.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
}

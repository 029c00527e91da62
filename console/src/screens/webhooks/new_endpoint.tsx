// Adds a webhook endpoint.
import { Plus } from 'lucide-react'
import type { WebhookEndpoint } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const checkUrl = (value: string) =>
  value && !URL.canParse(value)
    ? 'Must be a URL, for example https://example.com/webhooks.'
    : undefined

export function NewEndpoint({ onCreated }: { onCreated(endpoint: WebhookEndpoint): void }) {
  const { values, input, reset } = useFields({ url: '', event_types: '*', description: '' })
  const write = useWrite(['webhook_endpoint'], (attune) =>
    attune.webhookEndpoints.create({
      url: values.url,
      event_types: listed(values.event_types, /[\s,]+/),
      ...(values.description.trim() && { description: values.description }),
    }),
  )
  return (
    <FormAction
      label="Add endpoint"
      icon={Plus}
      primary
      scope="webhook_endpoints:write"
      title="Add webhook endpoint"
      summary="Its signing secret is shown once. Verify every delivery with it."
      submit="Add endpoint"
      write={write}
      onDone={(endpoint) => {
        reset()
        onCreated(endpoint)
      }}
    >
      <TextField
        label="URL"
        type="url"
        {...input('url')}
        required
        autoFocus
        check={checkUrl}
        placeholder="https://example.com/webhooks"
      />
      <TextField
        label="Event types"
        {...input('event_types')}
        required
        help={
          <>
            Separated by spaces, for example <code>session.* claim.denied</code>. <code>*</code> is
            every type.
          </>
        }
      />
      <TextField label="Description" {...input('description')} />
    </FormAction>
  )
}

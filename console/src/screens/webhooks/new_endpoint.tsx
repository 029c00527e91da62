// The form for a new webhook endpoint.
import { useState } from 'react'
import type { WebhookEndpoint } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'

type NewEndpointProps = { onClose(): void; onCreated(endpoint: WebhookEndpoint): void }

const isNoUrl = (value: string) =>
  value && !URL.canParse(value)
    ? 'Must be a URL, for example https://example.com/webhooks.'
    : undefined

export function NewEndpoint({ onClose, onCreated }: NewEndpointProps) {
  const [url, setUrl] = useState('')
  const [types, setTypes] = useState('*')
  const [description, setDescription] = useState('')
  const create = useWrite(['webhook_endpoint'], (attune) =>
    attune.webhookEndpoints.create({
      url,
      event_types: types.split(/[\s,]+/).filter(Boolean),
      ...(description.trim() && { description }),
    }),
  )
  return (
    <FormDialog
      title="Add webhook endpoint"
      summary="Its signing secret is shown once. Verify every delivery with it."
      submit="Add endpoint"
      busy={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate(undefined, { onSuccess: onCreated })}
      onClose={onClose}
    >
      <TextField
        label="URL"
        type="url"
        value={url}
        onChange={setUrl}
        required
        autoFocus
        check={isNoUrl}
        placeholder="https://example.com/webhooks"
        error={create.error}
        param="url"
      />
      <TextField
        label="Event types"
        value={types}
        onChange={setTypes}
        required
        help={
          <>
            Separated by spaces, for example <code>session.* claim.denied</code>. <code>*</code> is
            every type.
          </>
        }
        error={create.error}
        param="event_types"
      />
      <TextField
        label="Description"
        value={description}
        onChange={setDescription}
        error={create.error}
        param="description"
      />
    </FormDialog>
  )
}

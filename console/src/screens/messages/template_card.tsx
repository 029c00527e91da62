// The text of a message as the person gets it, and your own text instead.
import { useState } from 'react'
import type { MessageSettings } from 'attune'
import { useRead, useWrite } from '../../api/context.tsx'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { words } from '../../components/format.ts'
import { ErrorState } from '../../components/states.tsx'
import { useFields } from '../../components/use_fields.ts'
import {
  channels,
  languages,
  purposes,
  type TemplateKey,
  templateFor,
  withTemplate,
} from './templates.ts'

const placeholders = '{name}, {brand}, {link}, {date}, {time}, {practitioner}, {join}, {amount}'

export function TemplateCard({ settings }: { settings: MessageSettings }) {
  const [key, setKey] = useState<TemplateKey>({
    purpose: 'confirmation',
    channel: 'email',
    language: 'en',
  })
  const own = templateFor(settings.templates, key)
  const { data, error } = useRead(
    ['message_settings', 'preview', key, own],
    (attune) => attune.messagePreview.retrieve(key),
    { keepsBefore: true },
  )
  return (
    <Card
      title="Templates"
      note={own ? <Badge tone="info">your own text</Badge> : 'standard text'}
      actions={<EditTemplate key={JSON.stringify(key)} settings={settings} of={key} />}
    >
      <div className="form-row">
        <SelectField
          label="Purpose"
          value={key.purpose}
          onChange={(purpose) => setKey({ ...key, purpose })}
          options={purposes.map((purpose) => [purpose, words(purpose)] as const)}
        />
        <SelectField
          label="Channel"
          value={key.channel}
          onChange={(channel) => setKey({ ...key, channel })}
          options={channels.map((channel) => [channel, channel] as const)}
        />
        <SelectField
          label="Language"
          value={key.language}
          onChange={(language) => setKey({ ...key, language })}
          options={languages}
        />
      </div>
      {error && <ErrorState error={error} />}
      {data && (
        <div className="document gap-top" role="group" aria-label="Preview">
          {data.subject && <strong>{data.subject}</strong>}
          <p className="text">{data.text}</p>
        </div>
      )}
    </Card>
  )
}

function EditTemplate({ settings, of: key }: { settings: MessageSettings; of: TemplateKey }) {
  const own = templateFor(settings.templates, key)
  const { values, input } = useFields({ subject: own?.subject ?? '', text: own?.text ?? '' })
  const write = useWrite(['message_settings'], (attune) =>
    attune.messageSettings.update({ templates: withTemplate(settings.templates, key, values) }),
  )
  return (
    <FormAction
      label="Edit template"
      scope="messages:write"
      title={`${words(key.purpose)}, ${key.channel}, ${key.language}`}
      summary="Leave the text empty for the standard one. Don't write health information."
      submit="Save"
      done="The template was saved."
      write={write}
    >
      {key.channel === 'email' && <TextField label="Subject" {...input('subject')} />}
      <TextField
        label="Text"
        {...input('text')}
        multiline
        help={`Placeholders: ${placeholders}.`}
      />
    </FormAction>
  )
}

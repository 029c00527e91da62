// Whether messages are sent, when, and with which text.
import type { ReactNode } from 'react'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { Facts } from '../../components/facts.tsx'
import { Page } from '../../components/page.tsx'
import { ErrorState, Notice } from '../../components/states.tsx'
import { EditMessageSettings } from './edit_message_settings.tsx'
import { TemplateCard } from './template_card.tsx'

export function MessageSettingsPart({ tabs }: { tabs: ReactNode }) {
  const { data, error, refetch } = useRead(['message_settings'], (attune) =>
    attune.messageSettings.retrieve(),
  )
  return (
    <Page
      title="Message settings"
      summary="When messages are sent, and their text. They contain no health information."
    >
      {tabs}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <>
          {!data.enabled && (
            <Notice tone="info">
              <strong>Messages are off.</strong> Import your calendar before you enable them, or
              everyone in it gets a confirmation.
            </Notice>
          )}
          <Card
            title="Settings"
            actions={<EditMessageSettings key={JSON.stringify(data)} settings={data} />}
          >
            <Facts
              facts={[
                ['enabled', data.enabled ? 'Yes' : 'No'],
                ['brand_name', data.brand_name],
                ['channels', data.channels.join(', ')],
                ['consent_required', data.consent_required.join(', ')],
                ['reminders', data.reminder_hours.map((hours) => `${hours} h before`).join(', ')],
                [
                  'quiet_hours',
                  data.quiet_hours && `${data.quiet_hours.start}–${data.quiet_hours.end}`,
                ],
                ['time_zone', data.time_zone],
                ['reply_to', data.reply_to],
                ['portal_url', data.portal_url],
                ['join_url', data.join_url],
                ['shows_practitioner', data.shows_practitioner ? 'Yes' : 'No'],
              ]}
            />
          </Card>
          <TemplateCard settings={data} />
        </>
      )}
    </Page>
  )
}

// Shows a message as a person would get it, with example values.
import Type from 'typebox'
import { toTimestamp } from '#kernel/call.ts'
import { Nullable, livemode, Text } from '#kernel/fields.ts'
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { findSettings } from '#areas/messages/message_settings/message_settings.ts'
import { channel, language, purpose } from '#areas/messages/message_settings/schema.ts'
import { brandOf, deadlineText, joinPage, timeValues } from '#areas/messages/message/content.ts'
import { renderMessage } from '#areas/messages/message/templates.ts'

const Preview = Type.Object(
  {
    object: Type.Literal('message_preview', {
      description: 'Object type. Always `message_preview`.',
    }),
    subject: Nullable(Text('Subject of the email. Null for SMS.', 500)),
    text: Text('Text of the message.', 4_000),
    livemode,
  },
  { title: 'message_preview', description: 'A message with example values.' },
)

const messagePreviewRoutes: Route[] = [
  route({
    name: 'message_preview.retrieve',
    method: 'GET',
    path: '/v1/message_preview',
    scope: 'messages:read',
    summary: 'Preview a message with your templates and example values.',
    query: Type.Object({ purpose, channel, language }),
    returns: Preview,
    actors: ['account'],
    async run(call, { query }) {
      const settings = await findSettings(call)
      const zone = settings.time_zone
      const at = toTimestamp(call.now.add({ hours: 48 }))
      const content = renderMessage(settings.templates, query, {
        name: 'Maya',
        brand: brandOf(settings),
        practitioner: settings.shows_practitioner ? 'Ada Okafor' : null,
        amount: '$75.00',
        link: settings.portal_url,
        deadline: deadlineText(toTimestamp(call.now.add({ hours: 24 })), { ...query, zone }),
        pay: `${call.public_url}/pay/9fKQ2m7VxTgZ4sWc8dLrNp3yHb6JaE1u`,
        join: joinPage(settings, 'ses_4Jv0hTq8kYb2Wm6Zc1Rx9N'),
        ...timeValues(at, { ...query, zone }),
      })
      return { object: 'message_preview', ...content }
    },
  }),
]

export const messagePreviewResource = defineResource({
  about: { message_preview: 'Messages as persons get them, with example values.' },
  routes: messagePreviewRoutes,
})

// The resources of this area: messages to persons, by email and SMS.
import type { Resource } from '#http/routing/resource.ts'
import { messagePreviewResource } from './message_preview/resource.ts'
import { messageResource } from './message/resource.ts'
import { messageSettingsResource } from './message_settings/resource.ts'

export const messagesArea: Resource[] = [
  messageSettingsResource,
  messagePreviewResource,
  messageResource,
]

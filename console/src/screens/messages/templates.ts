// The templates of messages: one for each purpose, channel and language.
import type { MessageTemplate } from 'attune'

export const purposes = [
  'confirmation',
  'reminder',
  'change',
  'cancellation',
  'request_declined',
  'intake',
  'receipt',
  'statement',
  'waiting_list_offer',
  'payment_request',
]
export const channels = ['email', 'sms']
export const languages = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const

export type TemplateKey = Pick<MessageTemplate, 'purpose' | 'channel' | 'language'>

const isFor = (key: TemplateKey) => (template: MessageTemplate) =>
  template.purpose === key.purpose &&
  template.channel === key.channel &&
  template.language === key.language

export const templateFor = (templates: readonly MessageTemplate[], key: TemplateKey) =>
  templates.find(isFor(key))

/** All templates with this one instead of the one before, or without one if it has no text. */
export function withTemplate(
  templates: readonly MessageTemplate[],
  key: TemplateKey,
  { subject, text }: { subject: string; text: string },
): MessageTemplate[] {
  const is_same = isFor(key)
  const others = templates.filter((template) => !is_same(template))
  if (text.trim() === '') return others
  return [...others, { ...key, text, ...(key.channel === 'email' && subject && { subject }) }]
}

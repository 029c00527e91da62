// How a template becomes text. A line whose placeholder has no value is left out.
import type {
  Channel,
  Language,
  Purpose,
  Template,
} from '#areas/messages/message_settings/schema.ts'
import { standardTemplates } from './standard_templates.ts'

export type Values = Partial<Record<Placeholder, string | null>>
type Placeholder =
  | 'name'
  | 'brand'
  | 'date'
  | 'time'
  | 'practitioner'
  | 'amount'
  | 'link'
  | 'deadline'
  | 'join'
  | 'pay'

const always: Placeholder[] = ['name', 'brand', 'link']
const of_session: Placeholder[] = [...always, 'date', 'time', 'practitioner']

const ahead: Placeholder[] = [...of_session, 'join']

const placeholders: Record<Purpose, Placeholder[]> = {
  confirmation: ahead,
  reminder: ahead,
  change: ahead,
  cancellation: of_session,
  request_declined: of_session,
  intake: always,
  receipt: [...always, 'date', 'amount'],
  statement: [...always, 'date', 'amount'],
  waiting_list_offer: [...of_session, 'deadline'],
  payment_request: [...always, 'amount', 'deadline', 'pay'],
}

// The link to pay is a secret: it is written into the message only while it is sent.
export const pay_placeholder = '{pay}'

export const placeholdersOf = (purpose: Purpose): string[] => placeholders[purpose]

// The first placeholder that the purpose doesn't have, or a brace without its pair.
export function unknownPlaceholder(purpose: Purpose, text: string) {
  const found = text.match(/\{[^{}]*\}|[{}]/g) ?? []
  const known = placeholdersOf(purpose).map((name) => `{${name}}`)
  return found.find((each) => !known.includes(each))
}

type Chosen = { purpose: Purpose; channel: Channel; language: Language }

// The account's own template, or the standard one.
export function renderMessage(own: Template[], chosen: Chosen, values: Values) {
  const { purpose, channel, language } = chosen
  const usual = standardTemplates[language][purpose]
  const replaced = own.find(
    (each) => each.purpose === purpose && each.channel === channel && each.language === language,
  )
  const subject = channel === 'email' ? (replaced?.subject ?? usual.subject) : null
  return {
    subject: subject && fill(subject, values),
    text: fillLines(replaced?.text ?? usual[channel], values),
  }
}

const valueOf = (values: Values, name: string) => values[name as Placeholder] ?? ''
const fill = (line: string, values: Values) =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(values, name))

const fillLines = (text: string, values: Values) =>
  text
    .split('\n')
    .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name]) => valueOf(values, name!)))
    .map((line) => fill(line, values))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

// The text as HTML, below a bar in the account's color. Loads nothing, so it tracks nobody.
export const htmlOf = (text: string, color: string) =>
  `<!doctype html><html><body style="margin:0;font:16px/1.5 sans-serif;color:#222">` +
  `<div style="border-top:6px solid ${color};max-width:36em;margin:0 auto;padding:24px">` +
  `<div style="white-space:pre-line">${escapeHtml(text)}</div></div></body></html>`

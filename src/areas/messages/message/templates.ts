// The standard templates, as data, and how a template becomes text. No template names a kind of
// care, and a line whose placeholder has no value is left out.
import type {
  Channel,
  Language,
  Purpose,
  Template,
} from '#areas/messages/message_settings/schema.ts'

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

const always: Placeholder[] = ['name', 'brand', 'link']
const of_session: Placeholder[] = [...always, 'date', 'time', 'practitioner']

const ahead: Placeholder[] = [...of_session, 'join']

const placeholders: Record<Purpose, Placeholder[]> = {
  confirmation: ahead,
  reminder: ahead,
  change: ahead,
  cancellation: of_session,
  intake: always,
  receipt: [...always, 'date', 'amount'],
  statement: [...always, 'date', 'amount'],
  waiting_list_offer: [...of_session, 'deadline'],
}

export const placeholdersOf = (purpose: Purpose): string[] => placeholders[purpose]

// The first placeholder that the purpose doesn't have, or a brace without its pair.
export function unknownPlaceholder(purpose: Purpose, text: string) {
  const found = text.match(/\{[^{}]*\}|[{}]/g) ?? []
  const known = placeholdersOf(purpose).map((name) => `{${name}}`)
  return found.find((each) => !known.includes(each))
}

type Standard = { subject: string; email: string; sms: string }

const when = '{date}, {time}\n{practitioner}'
const video = `${when}\nTo join by video: {join}`
const por_video = `${when}\nPara unirse por video: {join}`
const english = (says: string, link: string, more = '') =>
  `Hello {name},\n\n${says}\n${more && `\n${more}\n`}\n${link}: {link}\n\n{brand}`
const spanish = (says: string, link: string, more = '') =>
  `Hola, {name}:\n\n${says}\n${more && `\n${more}\n`}\n${link}: {link}\n\n{brand}`
// Only if autopay charges it: a line without its values is left out.
const planned = 'As you agreed, {amount} will be charged on {date}.'
const planeado = 'Como usted autorizó, se cobrarán {amount} el {date}.'
const stop = 'Reply STOP to opt out.'
const alto = 'Responda STOP para no recibir más mensajes.'

const standard: Record<Language, Record<Purpose, Standard>> = {
  en: {
    confirmation: {
      subject: 'Your appointment on {date}',
      email: english('Your appointment is confirmed:', 'To change or cancel it', video),
      sms: `{brand}: Your appointment is confirmed for {date}, {time}. ${stop}`,
    },
    reminder: {
      subject: 'Reminder: your appointment on {date}',
      email: english('This is a reminder of your appointment:', 'To change or cancel it', video),
      sms: `{brand}: Reminder of your appointment on {date}, {time}. ${stop}`,
    },
    change: {
      subject: 'Your appointment has changed: {date}',
      email: english('Your appointment has changed. It is now:', 'To change or cancel it', video),
      sms: `{brand}: Your appointment has changed to {date}, {time}. ${stop}`,
    },
    cancellation: {
      subject: 'Your appointment on {date} is canceled',
      email: english('This appointment is canceled:', 'To book another one', when),
      sms: `{brand}: Your appointment on {date}, {time} is canceled. ${stop}`,
    },
    intake: {
      subject: 'A form for you to fill in',
      email: english('A form is waiting for you.', 'Please fill it in here'),
      sms: `{brand}: A form is waiting for you.\n{link}\n${stop}`,
    },
    receipt: {
      subject: 'We received your payment',
      email: english('Thank you for your payment of {amount} on {date}.', 'Your receipts'),
      sms: `{brand}: Thank you. We received your payment. ${stop}`,
    },
    statement: {
      subject: 'Your statement is ready',
      email: english('Your statement is ready.', 'You can read it here', planned),
      sms: `{brand}: Your statement is ready.\nA payment is due on {date}.\n{link}\n${stop}`,
    },
    waiting_list_offer: {
      subject: 'An appointment is available on {date}',
      email: english(
        'An appointment is available. It is reserved for you until {deadline}:',
        'To accept or decline it',
        when,
      ),
      sms:
        '{brand}: An appointment is available on {date}, {time}. Please answer by {deadline}.\n' +
        `{link}\n${stop}`,
    },
  },
  es: {
    confirmation: {
      subject: 'Su cita del {date}',
      email: spanish('Su cita está confirmada:', 'Para cambiarla o cancelarla', por_video),
      sms: `{brand}: Su cita está confirmada para el {date}, {time}. ${alto}`,
    },
    reminder: {
      subject: 'Recordatorio: su cita del {date}',
      email: spanish('Le recordamos su cita:', 'Para cambiarla o cancelarla', por_video),
      sms: `{brand}: Le recordamos su cita del {date}, {time}. ${alto}`,
    },
    change: {
      subject: 'Su cita ha cambiado: {date}',
      email: spanish('Su cita ha cambiado. Ahora es:', 'Para cambiarla o cancelarla', por_video),
      sms: `{brand}: Su cita ha cambiado al {date}, {time}. ${alto}`,
    },
    cancellation: {
      subject: 'Su cita del {date} está cancelada',
      email: spanish('Esta cita está cancelada:', 'Para reservar otra', when),
      sms: `{brand}: Su cita del {date}, {time} está cancelada. ${alto}`,
    },
    intake: {
      subject: 'Un formulario para usted',
      email: spanish('Tiene un formulario pendiente.', 'Complételo aquí'),
      sms: `{brand}: Tiene un formulario pendiente.\n{link}\n${alto}`,
    },
    receipt: {
      subject: 'Hemos recibido su pago',
      email: spanish('Gracias por su pago de {amount} el {date}.', 'Sus recibos'),
      sms: `{brand}: Gracias. Hemos recibido su pago. ${alto}`,
    },
    statement: {
      subject: 'Su estado de cuenta está listo',
      email: spanish('Su estado de cuenta está listo.', 'Puede leerlo aquí', planeado),
      sms: `{brand}: Su estado de cuenta está listo.\nCobro previsto: {date}.\n{link}\n${alto}`,
    },
    waiting_list_offer: {
      subject: 'Hay una cita disponible el {date}',
      email: spanish(
        'Hay una cita disponible. Está reservada para usted hasta el {deadline}:',
        'Para aceptarla o rechazarla',
        when,
      ),
      sms:
        '{brand}: Hay una cita disponible el {date}, {time}. Responda antes del {deadline}.\n' +
        `{link}\n${alto}`,
    },
  },
}

type Chosen = { purpose: Purpose; channel: Channel; language: Language }

// The account's own template, or the standard one.
export function renderMessage(own: Template[], chosen: Chosen, values: Values) {
  const { purpose, channel, language } = chosen
  const usual = standard[language][purpose]
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

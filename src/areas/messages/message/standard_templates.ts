// The standard templates, in English and Spanish. None of them names a kind of care.
import type { Language, Purpose } from '#areas/messages/message_settings/schema.ts'

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

export const standardTemplates: Record<Language, Record<Purpose, Standard>> = {
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
    request_declined: {
      subject: 'About your request for {date}',
      email: english('We could not confirm the time you requested:', 'To choose another one', when),
      sms: `{brand}: We could not confirm the time you requested: {date}, {time}. ${stop}`,
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
    payment_request: {
      subject: 'Please pay {amount}',
      email: english('Please pay {amount} by {deadline}.', 'Your account', 'Pay here: {pay}'),
      sms: `{brand}: Please pay by {deadline}.\n{pay}\n${stop}`,
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
    request_declined: {
      subject: 'Sobre su solicitud para el {date}',
      email: spanish('No pudimos confirmar la hora que solicitó:', 'Para elegir otra', when),
      sms: `{brand}: No pudimos confirmar la hora que solicitó: {date}, {time}. ${alto}`,
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
    payment_request: {
      subject: 'Un pago pendiente de {amount}',
      email: spanish('Pague {amount} antes del {deadline}.', 'Su cuenta', 'Pague aquí: {pay}'),
      sms: `{brand}: Tiene un pago pendiente hasta el {deadline}.\n{pay}\n${alto}`,
    },
  },
}

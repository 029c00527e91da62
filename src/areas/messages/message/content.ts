// Writes the subject and the text of a message: in the person's language and time zone, with the
// account's name, and without anything that reveals care.
import type { Call } from '#kernel/call.ts'
import type { Money } from '#kernel/money.ts'
import { moneyIn } from '#kernel/money_text.ts'
import { nameText } from '#kernel/person_fields.ts'
import { findRow } from '#kernel/record.ts'
import { namesPart2Program } from '#areas/practitioners/practitioner/part2_program.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { locales } from '#areas/persons/person/language.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import type {
  Channel,
  Language,
  Purpose,
  Settings,
} from '#areas/messages/message_settings/schema.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { Appointment } from './schema.ts'
import { pay_placeholder, renderMessage, type Values } from './templates.ts'

export type Subject = {
  purpose: Purpose
  channel: Channel
  language: Language
  zone: string
  appointment?: Appointment | null
  session?: Pick<SessionRow, 'id' | 'format'> | null
  payment?: { amount: Money; at: string } | null
  payment_request_id?: string | null
  deadline?: string | null // Of an offer.
}

export const brandOf = ({ brand_name, account_name }: Settings) => brand_name ?? account_name

export async function writeMessage(
  call: Call,
  settings: Settings,
  { names }: Pick<PersonRow, 'names'>,
  subject: Subject,
) {
  const { appointment, payment, deadline, session, payment_request_id } = subject
  const chosen = names.find(({ use }) => use === 'usual') ?? names[0]
  const at = appointment?.starts_at ?? payment?.at
  const values: Values = {
    name: chosen?.given ?? null,
    brand: brandOf(settings),
    link: settings.portal_url,
    join: session?.format === 'telehealth' ? joinPage(settings, session.id) : null,
    ...(at && timeValues(at, subject)),
    deadline: deadline ? deadlineText(deadline, subject) : null,
    amount: payment ? moneyIn(locales[subject.language], payment.amount) : null,
    pay: payment_request_id ? pay_placeholder : null,
    practitioner:
      settings.shows_practitioner && appointment
        ? await practitionerName(call, appointment.practitioner_id)
        : null,
  }
  return renderMessage(settings.templates, subject, values)
}

// The account's own page, where the person signs in. Never the video room itself.
export const joinPage = ({ join_url }: Settings, session_id: string) =>
  join_url && join_url.replaceAll('{session_id}', session_id)

export function timeValues(at: string, { language, zone, channel }: Subject) {
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const long = channel === 'email'
  const width = long ? ('long' as const) : ('short' as const)
  const day = { weekday: width, month: width, day: 'numeric' } as const
  return {
    date: moment.toLocaleString(locales[language], { ...day, ...(long && { year: 'numeric' }) }),
    time: moment.toLocaleString(locales[language], {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  }
}

export function deadlineText(at: string, subject: Subject) {
  const { date, time } = timeValues(at, { ...subject, channel: 'sms' })
  return `${date}, ${time}`
}

// The name of a practitioner in a substance use program would tell of that care.
async function practitionerName(call: Call, id: string) {
  if (await namesPart2Program(call, [id])) return null
  const { name } = await findRow(call, practitionerKind, id)
  return nameText(name)
}

// Chooses how to reach a person: the channel they prefer among those that the account uses, at a
// contact that is theirs alone and that they agreed to.
import type { Contact } from '#areas/persons/person/details.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import type { Channel, Settings } from '#areas/messages/message_settings/schema.ts'
import type { Suppression } from './schema.ts'

export type Recipient =
  | { channel: Channel; to: string; reason: null }
  | { channel: Channel; to: null; reason: Suppression }

type Consulted = Pick<Settings, 'channels' | 'consent_required'>

// Why nobody can be reached, the most telling reason first.
const reasons: Suppression[] = [
  'opted_out',
  'consent_required',
  'channel_unavailable',
  'no_contact',
]

export function chooseRecipient(
  { contacts }: Pick<PersonRow, 'contacts'>,
  settings: Consulted,
  has_sms: boolean,
): Recipient {
  const tried = inOrder(contacts, settings.channels).map((channel) =>
    channel === 'sms' && !has_sms
      ? { channel, to: null, reason: 'channel_unavailable' as const }
      : reach(contacts, channel, settings),
  )
  const reached = tried.find(({ reason }) => reason === null)
  if (reached) return reached
  const best = reasons.find((each) => tried.some(({ reason }) => reason === each))!
  return tried.find(({ reason }) => reason === best)!
}

// The channel of the preferred contact comes first.
function inOrder(contacts: Contact[], channels: readonly Channel[]) {
  const preferred = contacts.find(
    (contact) => contact.preferred && channels.some((each) => servesAs(contact, each)),
  )
  const isPreferred = (channel: Channel) => preferred !== undefined && servesAs(preferred, channel)
  return channels.toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
}

// A phone may be a landline. Who agreed to messages there can get them there.
const servesAs = ({ channel, automated_messages }: Contact, wanted: Channel) =>
  channel === wanted ||
  (wanted === 'sms' && channel === 'phone' && automated_messages !== undefined)

function reach(contacts: Contact[], channel: Channel, { consent_required }: Consulted): Recipient {
  const usable = contacts
    .filter((each) => servesAs(each, channel))
    .filter(
      ({ confidential, ok_to_leave_message }) => !confidential && ok_to_leave_message !== false,
    )
    .toSorted((one, other) => Number(other.preferred ?? false) - Number(one.preferred ?? false))
    .flatMap((each) => {
      const to = addressOf(channel, each.value)
      return to ? [{ ...each, to }] : []
    })
  const required = consent_required.includes(channel)
  const agreed = usable.find(({ automated_messages: allowed }) =>
    required ? allowed === true : allowed !== false,
  )
  if (agreed) return { channel, to: agreed.to, reason: null }
  const opted_out = usable.some(({ automated_messages }) => automated_messages === false)
  const refused = opted_out ? 'opted_out' : 'consent_required'
  return { channel, to: null, reason: usable.length > 0 ? refused : 'no_contact' }
}

function addressOf(channel: Channel, value: string) {
  if (channel === 'email') {
    const text = value.trim()
    return /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(text) ? text : undefined
  }
  const digits = value.replaceAll(/[^\d+]/g, '')
  const number = /^\d{10}$/.test(digits)
    ? `+1${digits}`
    : /^1\d{10}$/.test(digits)
      ? `+${digits}`
      : digits
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}

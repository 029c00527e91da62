// What persons can correct with their own token: how to reach them, and where they live.
import { ApiError } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { dayOf, jurisdictionOf } from '#areas/persons/consent_decision/minority.ts'
import type { Contact } from './details.ts'
import type { PersonChange, PersonRow } from './schema.ts'

// Names, dates and identifiers are matched against documents and payers, and the rest decides who
// has access to the record: the account changes those.
const own_fields: readonly string[] = [
  'contacts',
  'addresses',
  'time_zone',
  'pronouns',
  'languages',
  'emergency_contacts',
]

// The change as it is stored. Anyone but a person's token changes what they like.
export function limitToOwnChanges(call: Call, before: PersonRow, body: PersonChange): PersonChange {
  if (call.actor.kind !== 'person') return body
  const foreign = Object.keys(body).find((name) => !own_fields.includes(name))
  if (foreign) {
    const names = own_fields.map((name) => `\`${name}\``).join(', ')
    throw refusal(`A person can change only ${names}.`, foreign)
  }
  requireSameState(call, before, body)
  const { contacts } = body
  return contacts ? { ...body, contacts: keepVerified(before.contacts, contacts) } : body
}

// The state decides from what age a minor can consent alone, so a minor's token can't change it.
function requireSameState(call: Call, before: PersonRow, { addresses }: PersonChange) {
  if (!before.is_minor || !addresses) return
  const today = dayOf(call.now, before.time_zone).toString()
  const moved = addresses.map((address) => ({ country: 'US', ...address }))
  if (jurisdictionOf({ addresses: moved }, today) === jurisdictionOf(before, today)) return
  throw refusal('Only the account can change the state in which a minor lives.', 'addresses')
}

// Contacts that aren't changed stay verified. Nobody verifies their own contacts.
function keepVerified(before: Contact[], contacts: Contact[]): Contact[] {
  return contacts.map((contact, place) => {
    const known = before.find(
      ({ channel, value }) => channel === contact.channel && value === contact.value,
    )
    const verified_at = known?.verified_at ?? null
    if (contact.verified_at && instantOf(contact.verified_at) !== instantOf(verified_at)) {
      throw refusal('Only the account can verify a contact.', `contacts[${place}].verified_at`)
    }
    return verified_at ? { ...contact, verified_at } : contact
  })
}

const instantOf = (time: string | null) => time && Temporal.Instant.from(time).epochMilliseconds

const refusal = (needs: string, param: string) =>
  new ApiError('permission_denied', { needs }, { param })

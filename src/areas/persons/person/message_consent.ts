// Records that someone opted out of messages at a contact, or in again, for every person who has
// that contact: an account knows a shared number by each of them.
import type { Call } from '#kernel/call.ts'
import { updateRow, tryLockRow } from '#kernel/record.ts'
import { normalizeContact, tokensFor } from './blind_index.ts'
import { personKind } from './lifecycle.ts'
import { findByTokens } from './store.ts'

const most_persons = 100

export async function setMessageConsent(call: Call, contact: string, automated_messages: boolean) {
  const found = await findByTokens(call, tokensFor(call, { contact }), most_persons)
  const value = normalizeContact(contact)
  for (const { id } of found) {
    const person = await tryLockRow(call, personKind, id)
    if (!person) continue
    const contacts = person.contacts.map((each) =>
      normalizeContact(each.value) === value ? { ...each, automated_messages } : each,
    )
    await updateRow(call, personKind, id, { contacts }, 'updated', person)
  }
  return found.length
}

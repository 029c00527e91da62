// What time does to consents, besides the steps of their lifecycle.
import type { DueStep } from '#due.ts'
import { emit } from '#events.ts'
import { tryStep } from '#lifecycle.ts'
import { findRow } from '#record.ts'
import { comeOfAge, lookForMajority } from '#resources/person/majority.ts'
import { consentKind, consentLifecycle, warning } from './lifecycle.ts'
import { findHolding } from './store.ts'

// Thirty days ahead, so that a new one can be offered in time.
export const warnStep: DueStep = {
  ...warning,
  does: 'Send consent.expiring, thirty days before a consent ends.',
  async take(call, id) {
    const consent = await findRow(call, consentKind, id)
    if (consent.status === 'granted') emit(call, 'consent.expiring', consent)
  },
}

// Whoever comes of age speaks for themself: what parents and guardians agreed to is over.
export const majorityStep: DueStep = {
  ...lookForMajority,
  does: 'See whether a minor has come of age, and end what others agreed to for them.',
  async take(call, id) {
    if (!(await comeOfAge(call, id))) return
    for (const { id: consent_id } of await findHolding(call, id)) {
      const { grantor } = await findRow(call, consentKind, consent_id)
      const theirs = grantor.capacity === 'parent' || grantor.capacity === 'guardian'
      if (theirs) await tryStep(call, consentLifecycle, consent_id, 'expire')
    }
  },
}

export const consentEvents = {
  'consent.updated': 'A consent was changed before it was offered.',
  'consent.deleted': 'A draft of a consent was thrown away.',
  'consent.partially_revoked': 'A consent was taken back for some of its recipients.',
  'consent.expiring': 'A consent ends in thirty days: offer a new one.',
}

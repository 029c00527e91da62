// What time does to consents, besides the steps of their lifecycle.
import type { DueStep } from '#due.ts'
import { emit } from '#events.ts'
import { tryStep } from '#lifecycle.ts'
import { findRow, lockRow } from '#record.ts'
import { lookAtAuthority, planAuthority, reviewAuthority } from '#resources/person/authority.ts'
import { personKind } from '#resources/person/lifecycle.ts'
import { comeOfAge, lookForMajority, planMissedMajority } from '#resources/person/majority.ts'
import { stillStands } from './capacity.ts'
import { consentKind, consentLifecycle } from './lifecycle.ts'
import { planWarning, warning } from './plan.ts'
import { findHolding } from './store.ts'

// Thirty days ahead, so that a new one can be offered in time.
export const warnStep: DueStep = {
  ...warning,
  does: 'Send consent.expiring, thirty days before a consent ends.',
  async take(call, id) {
    const consent = await findRow(call, consentKind, id)
    if (consent.status === 'granted') emit(call, 'consent.expiring', consent)
  },
  plan: planWarning,
}

// Whoever comes of age speaks for themself: what parents and guardians agreed to is over.
export const majorityStep: DueStep = {
  ...lookForMajority,
  does: 'See whether a minor has come of age, and end what others agreed to for them.',
  async take(call, id) {
    if (!(await comeOfAge(call, id))) return
    for (const { id: consent_id, grantor } of await findHolding(call, id)) {
      const theirs = grantor.capacity === 'parent' || grantor.capacity === 'guardian'
      if (theirs) await tryStep(call, consentLifecycle, consent_id, 'expire')
    }
  },
  plan: planMissedMajority,
}

// What somebody agreed to for the person ends when they no longer stand in for them.
export const authorityStep: DueStep = {
  ...lookAtAuthority,
  does: 'See whether those who agreed for a person still stand in for them, and end it if not.',
  async take(call, id) {
    const person = await lockRow(call, personKind, id)
    planAuthority(call, person)
    for (const consent of await findHolding(call, id)) {
      if (!stillStands(call, consent, person)) {
        await tryStep(call, consentLifecycle, consent.id, 'expire')
      }
    }
  },
  async plan(call, person) {
    planAuthority(call, person)
    if (person.relationships.length === 0) return
    const consents = await findHolding({ ...call }, person.id)
    const stands = consents.every((consent) => stillStands(call, consent, person))
    if (!stands) reviewAuthority(call, person)
  },
}

export const consentEvents = {
  'consent.updated': 'A consent was changed before it was offered.',
  'consent.deleted': 'A draft of a consent was thrown away.',
  'consent.partially_revoked': 'A consent was taken back for some of its recipients.',
  'consent.expiring': 'A consent ends in thirty days: offer a new one.',
}

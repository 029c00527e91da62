// Scheduled jobs for consents, in addition to the steps of their lifecycle.
import type { Job } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import {
  authorityJob,
  planAuthority,
  scheduleAuthorityReview,
} from '#areas/persons/person/authority.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { comeOfAge, majorityJob, planMissedMajority } from '#areas/persons/person/majority.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { isSignerAuthorized } from './capacity.ts'
import { consentLifecycle } from './lifecycle.ts'
import { consentKind } from './kind.ts'
import { planWarning, warning } from './schedule.ts'
import { findOpenConsents } from './store.ts'

// Thirty days ahead, so that there is time to offer a new consent.
export const warnStep: Job = {
  ...warning,
  summary: 'Send `consent.expiring` 30 days before a consent expires.',
  async run(call, id) {
    const consent = await findRow(call, consentKind, id)
    if (isIn(consentLifecycle, 'in_force', consent.status)) emit(call, 'consent.expiring', consent)
  },
  plan: planWarning,
}

// At the age of majority, consents that parents and guardians signed expire.
export const majorityStep: Job = {
  ...majorityJob,
  summary: 'Check whether a minor has reached majority, and expire consents signed for them.',
  async run(call, id) {
    if (!(await comeOfAge(call, id))) return
    for (const { id: consent_id, grantor } of await findOpenConsents(call, id)) {
      const by_representative = grantor.capacity === 'parent' || grantor.capacity === 'guardian'
      if (by_representative) await tryStep(call, consentLifecycle, consent_id, 'expire')
    }
  },
  plan: planMissedMajority,
}

// Consents signed by a representative expire when the representative's authority ends.
export const authorityStep: Job = {
  ...authorityJob,
  summary: "Check representatives' authority, and expire consents whose signer has lost it.",
  async run(call, id) {
    const person = await lockRow(call, personKind, id)
    planAuthority(call, person)
    for (const consent of await findOpenConsents(call, id)) {
      if (!isSignerAuthorized(call, consent, person)) {
        await tryStep(call, consentLifecycle, consent.id, 'expire')
      }
    }
  },
  async plan(call, person: PersonRow) {
    planAuthority(call, person)
    if (person.relationships.length === 0) return
    const consents = await findOpenConsents(call, person.id)
    const authorized = consents.every((consent) => isSignerAuthorized(call, consent, person))
    if (!authorized) scheduleAuthorityReview(call, person)
  },
}

export const consentEvents = {
  'consent.updated': 'A consent was updated.',
  'consent.deleted': 'A draft consent was deleted.',
  'consent.partially_revoked': 'A consent was revoked for some of its recipients.',
  'consent.expiring': 'A consent expires in 30 days. Offer a new one.',
}

// A second implementation of the consent decision, written for clarity, that the fast one is
// compared with.
import type {
  AccessRequest,
  Facts,
  Verdict,
} from '#areas/persons/consent_decision/decision_types.ts'
import type {
  ConsentKind,
  DataCategory,
  DenialCode,
} from '#areas/persons/consent_decision/vocabulary.ts'
import {
  covers,
  emptyOrIncludes,
  inForce,
  matchesButRecipients,
  matching,
  namesOneWhoReceives,
  required,
  smallest,
  whoReceives,
  within,
} from './consent_oracle_match.ts'
import { type Answer, verdict } from './consent_oracle_verdict.ts'

export function oracle(ask: AccessRequest, facts: Facts): Verdict {
  if (ask.activity) return verdict(ask, [[null, judgeActivity(ask, facts)]])
  const answers: [DataCategory | null, Answer][] = []
  for (const category of ask.data_categories) {
    if (answers.some(([judged]) => judged === category)) continue
    const early = byRightLawOrEmergency(ask, facts, category)
    answers.push([category, early ?? byConsent(ask, facts, category)])
  }
  if (answers.length === 0) answers.push([null, { deny: 'no_legal_basis' }])
  return verdict(ask, answers)
}

// Steps 1 to 3: they come before any restriction.
function byRightLawOrEmergency(
  ask: AccessRequest,
  facts: Facts,
  category: DataCategory,
): Answer | null {
  const { actor, action, purpose, recipient, legal_basis } = ask
  const notes = within(category, 'psychotherapy_notes sud_counseling_notes')

  const toThem = recipient?.type === 'individual' && recipient.id === facts.person_id
  const caring = actor.kind === 'practitioner' && facts.care_team.includes(actor.id)
  if (toThem && within(action, 'access disclose') && (actor.kind === 'account' || caring)) {
    if (notes) return { deny: 'not_in_designated_record_set' }
    return { permit: { type: 'right_of_access', id: null } }
  }
  if (actor.kind === 'person' && recipient === null && within(action, 'access disclose')) {
    const themself = actor.id === facts.person_id
    const standsIn = facts.representatives.find(
      ({ person_id, authority, restrictions }) =>
        person_id === actor.id &&
        authority.includes('records_access') &&
        !restrictions.includes('no_records'),
    )
    if ((themself || standsIn) && notes) return { deny: 'not_in_designated_record_set' }
    if (themself) return { permit: { type: 'right_of_access', id: null } }
    const confided = category === 'minor_confidential'
    if (standsIn && (facts.consented_alone || confided)) {
      const permit = matching(ask, facts, category, 'release')
      if (permit) return { permit }
      const deny = confided ? 'minor_confidential' : 'minor_consented_alone'
      return { deny, required: required(ask, category, 'release') }
    }
    if (standsIn) return { permit: { type: 'representative', id: standsIn.relationship_id } }
  }

  if (legal_basis !== null) {
    const { type, part2_order } = legal_basis
    const part2 = within(category, 'sud sud_counseling_notes')
    const ordered = type === 'court_order' && part2_order
    if (part2 && !ordered) return { deny: 'part2_court_order_required' }
    const reaches = within(type, 'court_order required_by_law')
    if (category === 'psychotherapy_notes' && !reaches) return { deny: 'not_covered_by_law' }
    return { permit: { type, id: null } }
  }

  for (const { id, practitioner_id } of facts.emergency_accesses) {
    if (id !== ask.emergency_access_id) continue
    if (actor.kind !== 'practitioner' || practitioner_id !== actor.id) continue
    if (action !== 'access' || purpose !== 'treatment' || recipient !== null) continue
    if (notes) return { deny: 'emergency_access_not_allowed' }
    return { permit: { type: 'emergency_access', id } }
  }
  return null
}

// Steps 4 and 5, for a category.
function byConsent(ask: AccessRequest, facts: Facts, category: DataCategory): Answer {
  const { actor, action, purpose, recipient } = ask
  const by = smallest(
    facts.consents.filter(
      (consent) =>
        consent.decision === 'deny' &&
        whoReceives(ask) !== null &&
        matchesButRecipients(consent, ask, facts, category) &&
        covers(consent, ask, facts),
    ),
  )
  if (by) return { deny: 'restriction', by }

  const consentOr = (kinds: string, deny: DenialCode, kind: ConsentKind): Answer => {
    const permit = matching(ask, facts, category, kinds)
    return permit ? { permit } : { deny, required: required(ask, category, kind) }
  }
  const reads = recipient === null && within(action, 'access use')
  const account = actor.kind === 'account'
  const practitioner = actor.kind === 'practitioner'
  const onTeam = practitioner && facts.care_team.includes(actor.id)
  const tpo = within(purpose, 'treatment payment operations')

  if (category === 'psychotherapy_notes' || category === 'sud_counseling_notes') {
    const author = practitioner && ask.author_id === actor.id
    if (author && purpose === 'treatment' && reads)
      return { permit: { type: 'author', id: actor.id } }
    return consentOr(category, 'specific_consent_missing', category)
  }
  if (purpose === 'legal')
    return consentOr('legal_proceeding', 'consent_missing', 'legal_proceeding')
  if (category === 'sud') {
    if (reads && tpo && (account || onTeam)) return { permit: { type: 'program', id: null } }
    if (tpo) return consentOr('part2_tpo release', 'consent_missing', 'part2_tpo')
    return consentOr('release', 'consent_missing', 'release')
  }
  const delicate =
    within(category, 'sexual_health abuse minor_confidential') ||
    facts.protected_categories.includes(category)
  if (purpose === 'research' || purpose === 'marketing') {
    if (delicate) return consentOr('release', 'consent_missing', 'release')
    if (purpose === 'marketing') return consentOr('marketing', 'consent_missing', 'marketing')
    return consentOr('release research', 'consent_missing', 'research')
  }
  if (reads && account) return { permit: { type: 'record_holder', id: null } }
  const ofTeam = (id: string | null): Answer => ({ permit: { type: 'care_team', id } })
  if (delicate && reads && onTeam) return ofTeam(actor.id)
  if (delicate) return consentOr('release', 'consent_missing', 'release')
  if (reads && onTeam && (tpo || purpose === 'care_coordination')) return ofTeam(actor.id)
  if (recipient === null && practitioner && !onTeam) {
    const naming = facts.consents.filter(
      (consent) => consent.kind !== 'treatment' || namesOneWhoReceives(consent, ask, facts),
    )
    const permit = matching(ask, { ...facts, consents: naming }, category, 'release treatment')
    if (permit) return { permit }
    return { deny: 'not_in_care_team', required: required(ask, category, 'release') }
  }
  if (action === 'disclose' && recipient !== null) {
    const toTeam = recipient.type === 'practitioner' && facts.care_team.includes(recipient.id!)
    const forCare = within(purpose, 'treatment care_coordination') && actor.kind !== 'person'
    if (forCare && toTeam) return ofTeam(recipient.id)
    if (purpose === 'payment' && recipient.type === 'payer') return toPayer(ask, facts, category)
  }
  return consentOr('release', 'consent_missing', 'release')
}

function toPayer(ask: AccessRequest, facts: Facts, category: DataCategory): Answer {
  const known = facts.payers.includes(ask.recipient!.id!)
  const permit = smallest(
    facts.consents.filter((consent) => {
      if (consent.decision !== 'permit') return false
      if (!within(consent.kind, 'financial treatment part2_tpo release')) return false
      if (!consent.purposes.includes('payment')) return false
      if (!matchesButRecipients(consent, ask, facts, category)) return false
      const open = within(consent.kind, 'financial treatment') && consent.recipients.length === 0
      return open ? known : covers(consent, ask, facts)
    }),
  )
  if (permit) return { permit }
  return { deny: 'consent_missing', required: required(ask, category, 'financial') }
}

// Steps 4 and 5, for an activity.
function judgeActivity(ask: AccessRequest, facts: Facts): Answer {
  const kind = ask.activity!
  const denying = facts.consents.filter((consent) => {
    if (consent.decision !== 'deny' || !inForce(consent, ask)) return false
    if (consent.kind === kind && consent.recipients.length === 0) return true
    if (consent.kind === kind) return covers(consent, ask, facts)
    if (whoReceives(ask) === null) return false
    if (consent.kind !== 'restriction' || consent.data_categories.length > 0) return false
    if (!emptyOrIncludes(consent.purposes, ask.purpose)) return false
    return emptyOrIncludes(consent.actions, ask.action) && covers(consent, ask, facts)
  })
  const by = smallest(denying)
  if (by) return { deny: 'restriction', by }
  const permitting = facts.consents.filter((consent) => {
    if (consent.decision !== 'permit' || consent.kind !== kind) return false
    if (ask.action === 'redisclose' && !consent.actions.includes('redisclose')) return false
    if (!inForce(consent, ask) || !emptyOrIncludes(consent.purposes, ask.purpose)) return false
    return covers(consent, ask, facts)
  })
  const permit = smallest(permitting)
  if (permit) return { permit }
  const recipient = whoReceives(ask)
  const missing = { kind, purposes: [ask.purpose], data_categories: [], recipient }
  return { deny: 'consent_missing', required: missing }
}

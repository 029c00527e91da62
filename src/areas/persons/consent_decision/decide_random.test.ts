// Compares the decision with an independently written oracle, on random requests and facts, and
// counts the rules that were used, so that none goes untested.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { drawn } from '#tests/random_consents.ts'
import { oracle } from '#tests/consent_oracle.ts'
import { decide } from './decide.ts'
import type { AccessRequest, Facts, Verdict } from './decision_types.ts'
import { activities, legalBases, partyClasses } from './vocabulary.ts'

// Everything a decision can contain, by rule. A consent is counted by its kind, and a denial that a
// consent would resolve by the kind of that consent.
const ofActivities = activities.join(' ')
const ofLaw = legalBases.join(' ')
const ofNotes = 'psychotherapy_notes sud_counseling_notes'
const table = [
  ['', 'permit deny'],
  ['an activity: ', 'permit deny'],
  ['permit on ', `right_of_access representative ${ofLaw} emergency_access author program`],
  ['permit on ', `record_holder care_team ${ofActivities} ${ofNotes}`],
  ['permit on ', 'part2_tpo release legal_proceeding'],
  ['permit for ', `${partyClasses.join(' ')} a_name`],
  ['deny on ', 'restriction'],
  ['', 'not_in_designated_record_set part2_court_order_required not_covered_by_law'],
  ['', 'emergency_access_not_allowed restriction no_legal_basis'],
  ['minor_consented_alone: ', 'release'],
  ['minor_confidential: ', 'release'],
  ['not_in_care_team: ', 'release'],
  ['specific_consent_missing: ', ofNotes],
  ['consent_missing: ', `${ofActivities} release part2_tpo legal_proceeding`],
  ['', 'redact part2_notice copy_of_consent account_disclosure minimum_necessary'],
  ['', 'document_emergency notify review'],
]
const outcomes = table.flatMap(([before, words]) => words!.split(' ').map((word) => before + word))

function* result({ ask, facts, verdict }: { ask: AccessRequest; facts: Facts; verdict: Verdict }) {
  const { decision, basis, denied, obligations } = verdict
  yield decision
  yield* obligations
  for (const { type, id } of basis) {
    const consent = type === 'consent' && facts.consents.find((one) => one.id === id)!
    yield `${decision} on ${consent ? consent.kind : type}`
    if (!consent || consent.recipients.length !== 1) continue
    const [named] = consent.recipients
    if (named!.type === 'class') yield `${decision} for ${named!.id}`
    else if (ask.recipient && named!.id === null) yield `${decision} for a_name`
  }
  for (const { code, required_consent } of denied) {
    yield required_consent ? `${code}: ${required_consent.kind}` : code
  }
  if (ask.activity) yield `an activity: ${decision}`
}

test('the decision equals the oracle for any request and any consents', () => {
  const received = new Map<string, number>()
  const agree = fc.property(drawn, ({ ask, facts }) => {
    const before = JSON.stringify({ ask, facts })
    const verdict = decide(ask, facts)
    assert.equal(JSON.stringify({ ask, facts }), before)
    assert.deepEqual(verdict, oracle(ask, facts))
    for (const describe of result({ ask, facts, verdict })) {
      received.set(describe, (received.get(describe) ?? 0) + 1)
    }
  })
  fc.assert(agree, { numRuns: 40_000 })
  const rare = outcomes.filter((describe) => (received.get(describe) ?? 0) < 20)
  assert.deepEqual(rare, [], 'hardly ever heard')
})

// The one-line notation of a consent decision case: the request, the consents and the expected
// decision. An unknown word is an error in the case.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide } from '#areas/persons/consent_decision/decide.ts'
import type {
  AccessRequest,
  ConsentFact,
  Facts,
  Party,
  Verdict,
} from '#areas/persons/consent_decision/decision_types.ts'
import {
  actions,
  activities,
  consentKinds,
  dataCategories,
  legalBases,
  purposes,
} from '#areas/persons/consent_decision/vocabulary.ts'

export type Case = [
  sentence: string,
  question: string, // As in: account disclose payment diagnoses,sud to payer
  consents: string, // As in: release of sud to clinic; no restriction to payer. They are c1, c2.
  answer: string,
  facts?: Partial<Facts>,
]

const noon = '2027-03-01T12:00:00.000Z'

const actors: Record<string, AccessRequest['actor']> = {
  account: { kind: 'account', id: 'account' },
  team: { kind: 'practitioner', id: 'team' },
  outside: { kind: 'practitioner', id: 'outside' },
  person: { kind: 'person', id: 'person' },
  parent: { kind: 'person', id: 'parent' },
  stranger: { kind: 'person', id: 'stranger' },
}

const party = (type: Party['type'], id: string | null, name: string | null = null) => ({
  type,
  id,
  name,
})
const parties: Record<string, Party> = {
  team: party('practitioner', 'team'),
  outside: party('practitioner', 'outside'),
  visiting: party('practitioner', null, 'Dr. Visiting'),
  payer: party('payer', 'payer'),
  other_payer: party('payer', 'other_payer'),
  payer_as_clinic: party('organization', 'payer'),
  clinic: party('organization', 'clinic', 'North Clinic'),
  clinic_by_name: party('organization', null, '  north CLINIC '),
  other_of_that_name: party('organization', 'other', 'North Clinic'),
  somebody: party('organization', null, null),
  person: party('individual', 'person'),
  parent: party('individual', 'parent'),
  stranger: party('individual', 'stranger'),
  treating_providers: party('class', 'treating_providers'),
  health_plans: party('class', 'health_plans'),
  third_party_payers: party('class', 'third_party_payers'),
  program_operators: party('class', 'program_operators'),
  constructor: party('class', 'constructor'),
}

const facts: Facts = {
  person_id: 'person',
  consented_alone: false,
  representatives: [represents('rel_1', 'parent', ['records_access'])],
  consents: [],
  care_team: ['team'],
  payers: ['payer'],
  protected_categories: [],
  emergency_accesses: [{ id: 'ea_1', practitioner_id: 'outside' }],
}

export function represents(
  relationship_id: string,
  person_id: string | null,
  authority: string[],
  restrictions: string[] = [],
) {
  return { relationship_id, person_id, authority, restrictions }
}

const oneOf = <Word extends string>(known: readonly Word[], word: string) => {
  const found = known.find((one) => one === word)
  assert.ok(found, `"${word}" is none of ${known.join(', ')}`)
  return found
}
const listOf = <Word extends string>(known: readonly Word[], list: string | undefined) =>
  list ? list.split(',').map((word) => oneOf(known, word)) : []
const partyOf = (name: string) => parties[oneOf(Object.keys(parties), name)]!

// The words come in pairs, as in "to clinic of sud".
function pairsOf<Name extends string>(known: readonly Name[], words: string[]) {
  const pairs: Partial<Record<Name, string>> = {}
  for (let i = 0; i < words.length; i += 2) pairs[oneOf(known, words[i]!)] = words[i + 1] ?? ''
  return pairs
}

function read(question: string): AccessRequest {
  const [who, action, purpose, what, ...rest] = question.split(' ') as [string, ...string[]]
  const result = pairsOf(['to', 'on', 'author', 'law', 'emergency', 'at', 'data'], rest)
  const [law, order] = result.law?.split('+') ?? []
  const activity = what!.startsWith('do:') ? oneOf(activities, what!.slice(3)) : null
  const data = activity ? result.data : what!.replace(/^nothing$/, '')
  return {
    activity,
    action: oneOf(actions, action!),
    purpose: oneOf(purposes, purpose!),
    actor: actors[oneOf(Object.keys(actors), who)]!,
    recipient: result.to ? partyOf(result.to) : null,
    data_categories: listOf(dataCategories, data),
    service_date: result.on ?? null,
    author_id: result.author ?? null,
    legal_basis: law ? { type: oneOf(legalBases, law), part2_order: order === 'part2' } : null,
    emergency_access_id: result.emergency ?? null,
    as_of: result.at ?? noon,
  }
}

const statuses = ['offered', 'granted', 'suspended', 'revoked'] as const

function consentOf(text: string, i: number): ConsentFact {
  const refused = text.startsWith('no ')
  const [kind, ...rest] = text.replace(/^no /, '').split(' ') as [string, ...string[]]
  const result = pairsOf(
    ['to', 'of', 'for', 'by', 'from', 'until', 'days', 'status', 'recorder'],
    rest,
  )
  const [first, last] = result.days?.split('..') ?? []
  return {
    id: `c${i + 1}`,
    kind: oneOf(consentKinds, kind),
    decision: refused ? 'deny' : 'permit',
    status: oneOf(statuses, result.status ?? 'granted'),
    purposes: listOf(purposes, result.for),
    recipients: (result.to?.split(',') ?? []).map((name) => {
      const [who, revoked_at = null] = name.split('@') as [string, string?]
      return { ...partyOf(who), revoked_at }
    }),
    data_categories: listOf(dataCategories, result.of),
    actions: listOf(actions, result.by),
    period: { start: result.from ?? null, end: result.until ?? null },
    data_period: result.days ? { start: first || null, end: last || null } : null,
    recorded_by: result.recorder ?? null,
  }
}

// As in: permit diagnoses on care_team team must redact; not sud: consent_missing, ask part2_tpo
function tell({ decision, basis, obligations, permitted, denied }: Verdict) {
  const bases = basis.map(({ type, id }) => (id ? `${type} ${id}` : type)).join(', ')
  const refused = denied.map(({ data_category, code, required_consent }) => {
    const request = required_consent ? `, ask ${required_consent.kind}` : ''
    return `; not ${data_category ?? 'that'}: ${code}${request}`
  })
  return [
    permitted.length > 0 ? `${decision} ${permitted.join(',')}` : decision,
    bases && ` on ${bases}`,
    obligations.length > 0 ? ` must ${obligations.join(', ')}` : '',
    ...refused,
  ].join('')
}

// Each case must have the expected decision, whatever the order of the consents. If the decision
// asks for a consent, adding that consent must permit what was denied.
export function check(cases: readonly Case[]) {
  for (const [sentence, question, consents, answer, known] of cases) {
    test(`${sentence} (${question})`, () => {
      const ask = read(question)
      const given = consents ? consents.split('; ').map(consentOf) : []
      const check = (...list: ConsentFact[]) => decide(ask, { ...facts, ...known, consents: list })
      const verdict = check(...given)
      assert.equal(tell(verdict), answer)
      assert.deepEqual(check(...given.toReversed()), verdict)

      for (const { data_category, required_consent } of verdict.denied) {
        if (!required_consent) continue
        const { kind, recipient, ...terms } = required_consent
        const recipients = recipient ? [{ ...recipient, revoked_at: null }] : []
        const granted = { ...consentOf(kind, 8), ...terms, actions: [ask.action], recipients }
        const better = check(...given, granted)
        assert.equal(better.decision, 'permit')
        assert.ok(data_category === null || better.permitted.includes(data_category))
        assert.deepEqual(terms.purposes, [ask.purpose])
        assert.deepEqual(terms.data_categories, data_category ? [data_category] : [])
      }
    })
  }
}

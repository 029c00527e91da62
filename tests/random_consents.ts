// Random consent requests and the facts they are decided by. Pools are small, and consents often
// repeat values of the request, so that matches and near misses are frequent.
import fc from 'fast-check'
import { stateProtected } from '#catalogue/protected_categories.ts'
import type {
  AccessRequest,
  ConsentFact,
  Facts,
  Party,
} from '#areas/persons/consent_decision/decision_types.ts'
import {
  type Action,
  actions,
  activities,
  type ConsentKind,
  consentKinds,
  type DataCategory,
  dataCategories,
  legalBases,
  partyClasses,
  partyTypes,
  type Purpose,
  purposes,
} from '#areas/persons/consent_decision/vocabulary.ts'

// One pool of IDs for persons, practitioners and payers, to detect code that ignores the type.
const ids = ['x_1', 'x_B', 'x_a']
const emergencies = ['em_1', 'em_2']
// In the order of their characters, which is not that of a dictionary.
const consents = ['con_1', 'con_2', 'con_A', 'con_B', 'con_a', 'con_b']
const weighty: ConsentKind[] = ['release', 'treatment', 'part2_tpo', 'financial']
const names = ['Ann Lee', ' ann lee ', 'ANN LEE', 'Bo']
// Three moments, the middle one in several spellings, so that text and time sort differently.
const moments = [
  '2027-03-01T11:59:59.999Z',
  '2027-03-01T12:00:00Z',
  '2027-03-01T12:00:00.000Z',
  '2027-03-01T14:00:00+02:00',
  '2027-02-28T23:30:00-12:30',
  '2027-03-01T12:00:00.001Z',
]
const days = ['2026-12-31', '2027-03-01', '2027-03-02']
const one = <T>(from: readonly T[]) => fc.constantFrom(...from)
// With a prototype, as a question has when it comes.
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(model, { noNullPrototype: true })
const mix = <T>(...drawn: [weight: number, fc.Arbitrary<T>][]) =>
  fc.oneof(...drawn.map(([weight, arbitrary]) => ({ weight, arbitrary })))
const often = <T>(value: T, weight: number, other: fc.Arbitrary<T>) =>
  mix([weight, fc.constant(value)], [1, other])
const orNull = <T>(weight: number, other: fc.Arbitrary<T>) => often<T | null>(null, weight, other)

const another: fc.Arbitrary<Party> = record({
  type: one(partyTypes.filter((type) => type !== 'class')),
  id: mix<string | null>([3, one(ids)], [1, fc.constant(null)]),
  name: mix<string | null>([2, one(names)], [1, fc.constant(null)]),
})
const aClass: fc.Arbitrary<Party> = record({
  type: fc.constant('class' as const),
  id: one(partyClasses),
  name: orNull(3, one(names)),
})

const category = mix<DataCategory>(
  [4, one(dataCategories)],
  [2, one(['sud', 'psychotherapy_notes', 'sud_counseling_notes'])],
  [2, one<DataCategory>(['sexual_health', 'abuse', 'minor_confidential', ...stateProtected])],
)

const anyAsk: fc.Arbitrary<AccessRequest> = record({
  activity: orNull(4, one(activities)),
  action: one(actions),
  purpose: one(purposes),
  actor: record({ kind: one(['account', 'practitioner', 'person']), id: one(ids) }),
  recipient: orNull(1, mix([12, another], [1, aClass])),
  data_categories: mix(
    [1, fc.constant<DataCategory[]>([])],
    [20, fc.array(category, { minLength: 1, maxLength: 4 })],
  ),
  service_date: orNull(1, one(days)),
  author_id: orNull(1, one(ids)),
  legal_basis: orNull(9, record({ type: one(legalBases), part2_order: fc.boolean() })),
  emergency_access_id: orNull(3, one(emergencies)),
  as_of: one(moments),
})

// What the narrower doors ask for, so that each is tried often enough.
const inside = { activity: null, action: 'access', recipient: null } as const
const outside = { activity: null, action: 'disclose', legal_basis: null } as const
const to = (type: Party['type']) => ({ recipient: { type, id: 'x_1', name: null } })
const variants: Partial<AccessRequest>[] = [
  inside,
  { ...inside, purpose: 'treatment', legal_basis: null },
  { ...inside, purpose: 'treatment', legal_basis: null, emergency_access_id: 'em_1' },
  { activity: null, purpose: 'treatment', recipient: null, emergency_access_id: 'em_1' },
  { ...inside, purpose: 'family_involvement', actor: { kind: 'person', id: 'x_a' } },
  outside,
  { ...outside, ...to('individual') },
  { ...outside, purpose: 'payment', ...to('payer') },
  { ...outside, purpose: 'payment', ...to('payer'), data_categories: ['claims'] },
  { ...outside, purpose: 'care_coordination', ...to('practitioner') },
  { ...outside, purpose: 'legal' },
  { ...outside, purpose: 'research' },
  { ...outside, purpose: 'operations', data_categories: ['sud'], ...to('practitioner') },
  { ...outside, purpose: 'operations', data_categories: ['sud'], ...to('payer') },
  { ...outside, purpose: 'operations', data_categories: ['sud'], ...to('organization') },
  { ...outside, data_categories: ['psychotherapy_notes', 'sud_counseling_notes', 'sud'] },
]
const someAsk = fc
  .tuple(anyAsk, often({}, 1, one(variants)))
  .map(([ask, variant]): AccessRequest => ({ ...ask, ...variant }))

// The kind of consent that a category or a purpose calls for.
const expected: Partial<Record<DataCategory | Purpose, ConsentKind>> = {
  psychotherapy_notes: 'psychotherapy_notes',
  sud_counseling_notes: 'sud_counseling_notes',
  sud: 'part2_tpo',
  legal: 'legal_proceeding',
  family_involvement: 'release',
  research: 'research',
  marketing: 'marketing',
}

const takes = ['asked', 'asked', 'nameless', 'idless', 'class', 'class', 'none', 'none'] as const

// A consent, and what it takes over from the question.
const loose = record({
  like: record({
    kind: fc.boolean(),
    purposes: fc.boolean(),
    data_categories: fc.boolean(),
    actions: fc.boolean(),
    recipients: one(takes),
  }),
  id: one(consents),
  kind: mix<ConsentKind>([1, one(consentKinds)], [1, one(weighty)]),
  decision: often<'permit' | 'deny'>('permit', 8, fc.constant('deny')),
  status: often<ConsentFact['status']>('granted', 15, one(['drafted', 'revoked', 'expired'])),
  purposes: often<Purpose[]>([], 1, fc.subarray([...purposes], { maxLength: 3 })),
  recipients: often<Party[]>([], 1, fc.array(mix([4, another], [1, aClass]), { maxLength: 2 })),
  a_class: aClass,
  revoked: fc.array(orNull(8, one(moments)), { minLength: 3, maxLength: 3 }),
  data_categories: often<DataCategory[]>([], 1, fc.array(category, { maxLength: 3 })),
  actions: often<Action[]>([], 1, fc.subarray([...actions])),
  period: record({ start: orNull(8, one(moments)), end: orNull(8, one(moments)) }),
  recorded_by: orNull(4, one(ids)),
  data_period: orNull(6, record({ start: orNull(1, one(days)), end: orNull(1, one(days)) })),
})
type Loose = typeof loose extends fc.Arbitrary<infer T> ? T : never

function tie(ask: AccessRequest, { like, a_class, revoked, ...consent }: Loose): ConsentFact {
  const { actor } = ask
  const type = actor.kind === 'practitioner' ? 'practitioner' : 'individual'
  const request = ask.recipient ?? { type, id: actor.id, name: null }
  const taken = {
    asked: [request],
    nameless: [{ ...request, name: null }],
    idless: [{ ...request, id: null }],
    class: [a_class],
    none: [],
  }[like.recipients]
  const fitting = ask.activity ?? expected[ask.data_categories[0]!] ?? expected[ask.purpose]
  const kind = (like.kind && fitting) || consent.kind
  const recipients = [...consent.recipients, ...taken]
  return {
    ...consent,
    kind,
    decision: kind === 'restriction' ? 'deny' : consent.decision,
    purposes: like.purposes ? [...consent.purposes, ask.purpose] : consent.purposes,
    actions: like.actions ? [...consent.actions, ask.action] : consent.actions,
    data_categories: like.data_categories
      ? [...consent.data_categories, ...ask.data_categories]
      : consent.data_categories,
    recipients: recipients.map((party, i) => ({ ...party, revoked_at: revoked[i]! })),
  }
}

const someFacts = record({
  person_id: one(ids),
  consented_alone: fc.boolean(),
  representatives: fc.array(
    record({
      relationship_id: one(['rel_1', 'rel_2']),
      person_id: one([...ids, null]),
      authority: often(['records_access'], 2, one([[], ['treatment', 'records_access']])),
      restrictions: often<string[]>([], 3, one([['no_records'], ['no_contact']])),
    }),
    { maxLength: 2 },
  ),
  care_team: fc.subarray(ids),
  payers: fc.subarray(ids),
  protected_categories: fc.subarray<DataCategory>([...stateProtected]),
  emergency_accesses: fc.array(record({ id: one(emergencies), practitioner_id: one(ids) }), {
    maxLength: 4,
  }),
})

export const drawn: fc.Arbitrary<{ ask: AccessRequest; facts: Facts }> = record({
  ask: someAsk,
  facts: someFacts,
  consents: fc.uniqueArray(loose, { selector: ({ id }) => id, maxLength: 5 }),
}).map(({ ask, facts, consents }) => ({
  ask,
  facts: { ...facts, consents: consents.map((consent) => tie(ask, consent)) },
}))

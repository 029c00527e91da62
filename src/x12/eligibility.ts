// 270 and 271 layouts: eligibility request and response.
import { amount, basis_points, quantity, repeated, text } from './codecs.ts'
import { pointers, procedure } from './composites.ts'
import { at, flat, type Group, group, loop, loops, many, mark, need, type Of } from './layout.ts'
import * as shared from './parties.ts'

const serviceTypes = repeated(text(2)) // MH mental health, 98 office visit, 30 the plan itself ...

const request = group(
  flat('EQ', {
    service_types: at(1, serviceTypes),
    procedure: at(2, procedure),
    level: at(3, text(3)),
    insurance_type: at(4, text(3)),
    diagnosis_pointers: at(5, pointers),
  }),
  shared.amounts,
  many('places', 'III', { kind: at(1, text(3)), code: at(2, text(30)) }),
  shared.references,
  shared.dates,
)

// AAA: reject reason. 72 is the member ID, 73 the name, 75 not found, 42 unable to respond.
const rejections = many('rejections', 'AAA', {
  valid: need(1, text(1)),
  code: need(3, text(2)),
  follow_up: at(4, text(1)), // C correct and resend, N do not, R resend, S not for 30 days ...
})

// In these transactions AAA comes between a party's address and its PRV and DMG, so they belong to
// the level.
const party = <K extends string>(key: K) =>
  loop(
    key,
    group(
      flat('NM1', { role: need(1, text(3)), ...shared.name }),
      shared.references,
      shared.street,
      shared.place,
      shared.contacts,
    ),
  )

const benefit = group(
  flat('EB', {
    kind: need(1, text(3)), // 1 active, 6 inactive, A coinsurance, B copay, C deductible, F limit
    level: at(2, text(3)), // IND, FAM
    service_types: at(3, serviceTypes),
    insurance_type: at(4, text(3)),
    plan: at(5, text(50)),
    period: at(6, text(2)), // 23 calendar year, 27 visit, 29 remaining ...
    amount: at(7, amount),
    share: at(8, basis_points), // .2 is 2000
    quantity_kind: at(9, text(2)), // VS visits
    quantity: at(10, quantity),
    authorization_required: at(11, text(1)), // Y, N, U
    in_network: at(12, text(1)), // Y, N, U, W both
    procedure: at(13, procedure),
    diagnosis_pointers: at(14, pointers),
  }),
  many('delivery', 'HSD', {
    quantity_kind: at(1, text(2)),
    quantity: at(2, quantity),
    frequency_kind: at(3, text(2)),
    frequency: at(4, quantity),
    period: at(5, text(2)),
    periods: at(6, quantity),
    pattern: at(7, text(2)),
    time: at(8, text(1)),
  }),
  shared.references,
  shared.dates,
  rejections,
  many('messages', 'MSG', { text: need(1, text(264)) }),
  many('places', 'III', {
    kind: at(1, text(3)),
    code: at(2, text(30)),
    category: at(3, text(2)),
    text: at(4, text(264)),
  }),
  mark('LS', '2120'),
  shared.parties('related', '2120'), // For example a carve-out payer or a primary care provider.
  mark('LE', '2120'),
)

const insured = flat('INS', {
  is_subscriber: at(1, text(1)),
  relationship: at(2, text(2)), // 18 self, 01 spouse, 19 child
  change: at(3, text(3)),
  change_reason: at(4, text(3)),
  birth_order: at(17, quantity),
})

const subject = [
  shared.traces,
  party('person'),
  rejections,
  shared.specialty,
  shared.birth,
  insured,
  shared.dates,
] as const

const questions = loops('questions', request)
const benefits = loops('benefits', benefit)

const questionDependent = group(...subject, questions)
const questionSubscriber = group(
  ...subject,
  questions,
  loops('dependents', questionDependent, { level: '23' }),
)
const answerDependent = group(...subject, benefits)
const answerSubscriber = group(
  ...subject,
  benefits,
  loops('dependents', answerDependent, { level: '23' }),
)

const above = <T>(subscriber: Group<T>) => {
  const provider = group(
    party('provider'),
    rejections,
    shared.specialty,
    loops('subscribers', subscriber, { level: '22', unit: true }),
  )
  const payer = group(rejections, party('payer'), loops('providers', provider, { level: '21' }))
  return group(shared.opening('0022'), loops('payers', payer, { level: '20' }))
}

export const eligibilityRequest = above(questionSubscriber) // 270
export const eligibilityResponse = above(answerSubscriber) // 271

export type EligibilityRequest = Of<typeof eligibilityRequest>
export type EligibilityResponse = Of<typeof eligibilityResponse>
export type Benefit = Of<typeof benefit>

export const also = new Set('HI MPI PRV'.split(' '))

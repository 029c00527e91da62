// 276, 277 and 277CA layouts: claim status request, response and claim acknowledgment.
import { amount, day, quantity, text, words } from './codecs.ts'
import { procedure } from './composites.ts'
import { at, flat, type Group, group, loops, many, need, type Of } from './layout.ts'
import * as shared from './parties.ts'

// STC: 277CA categories are A0 to A8; A1 and A2 accept, A3, A6, A7 and A8 reject.
const statuses = many('statuses', 'STC', {
  '': need(1, shared.statusCode), // category, code, entity
  effective_on: at(2, day),
  action: at(3, words({ accept: 'WQ', reject: 'U' })),
  charge: at(4, amount),
  paid: at(5, amount),
  decided_on: at(6, day),
  method: at(7, text(3)),
  paid_on: at(8, day),
  check_number: at(9, text(16)),
  second_status: at(10, shared.statusCode),
  third_status: at(11, shared.statusCode),
  message: at(12, text(264)),
})

const line = group(
  flat('SVC', {
    procedure: need(1, procedure),
    charge: need(2, amount),
    paid: at(3, amount),
    revenue_code: at(4, text(48)),
    units: at(7, quantity),
  }),
  statuses,
  flat('REF', { line_control_number: need(2, text(50)) }, 'FJ'),
  shared.references,
  shared.dated('service_date', '472'),
)

// Claim numbers on either side.
const numbers = [
  flat('REF', { payer_claim_control_number: need(2, text(50)) }, '1K'),
  flat('REF', { patient_control_number: need(2, text(50)) }, 'EJ'),
  flat('REF', { clearinghouse_number: need(2, text(50)) }, 'D9'),
  shared.references,
] as const

const answer = group(
  shared.trace('2'),
  statuses,
  ...numbers,
  shared.dated('service_date', '472'),
  shared.dates,
  loops('lines', line),
)

const question = group(
  shared.trace('1'),
  ...numbers,
  flat('AMT', { charge: need(2, amount) }, 'T3'),
  shared.dated('service_date', '472'),
  loops('lines', line),
)

// A level above the claim can be rejected as a whole.
const acknowledged = [shared.traces, statuses] as const

const levels = <Claim>(claim: Group<Claim>) => {
  const claims = loops('claims', claim)
  const dependent = group(shared.birth, shared.named('patient', 'QC'), claims)
  const subscriber = group(
    shared.birth,
    shared.named('subscriber', 'IL'),
    claims,
    loops('dependents', dependent, { level: '23' }),
  )
  const provider = group(
    shared.named('provider', '1P'),
    ...acknowledged,
    loops('subscribers', subscriber, { level: '22', unit: true }),
  )
  const receiver = group(
    shared.named('receiver', '41'),
    ...acknowledged,
    loops('providers', provider, { level: '19' }),
  )
  const payer = group(shared.named('payer', 'PR'), loops('receivers', receiver, { level: '21' }))
  return group(shared.opening('0010'), loops('payers', payer, { level: '20' }))
}

export const statusRequest = levels(question) // 276
export const statusResponse = levels(answer) // 277

const counted = [statuses, shared.references, shared.quantities, shared.amounts] as const

// 277CA: payer or clearinghouse, submitter, provider, patient.
const patient = group(shared.named('patient', 'QC'), loops('claims', answer))
const provider = group(
  shared.named('provider', '85'),
  shared.trace('1'),
  ...counted,
  loops('patients', patient, { level: 'PT', childless: true, unit: true }),
)
const submitter = group(
  shared.named('submitter', '41'),
  shared.trace('2'),
  ...counted,
  loops('providers', provider, { level: '19' }),
)
const source = group(
  shared.named('payer', 'PR'),
  shared.named('clearinghouse', 'AY'),
  shared.trace('1'),
  shared.dated('received_on', '050'),
  shared.dated('processed_on', '009'),
  loops('submitters', submitter, { level: '21' }),
)
export const claimAcknowledgment = group(
  shared.opening('0085'),
  loops('payers', source, { level: '20' }),
)

export type StatusRequest = Of<typeof statusRequest>
export type StatusResponse = Of<typeof statusResponse>
export type ClaimAcknowledgment = Of<typeof claimAcknowledgment>
export type ClaimStatus = Of<typeof answer>

export const also = new Set('PER N3 N4'.split(' '))

// Remittances for a claim that was sent, in the words of a payer, with anything about them changed.
import assert from 'node:assert/strict'
import { advanceClock, createClaim, provider, service_date, submitClaim } from './claims.ts'
import { call, createTestAccount, type RequestOptions } from './harness.ts'
import { paper } from './x12_files.ts'

export type RemittanceFields = {
  payer: string // N102 to N104
  payee: string
  status: string // CLP02
  charge: number
  paid: number
  responsibility: number
  lines: string[] // From CAS of the claim to the end.
}

export const service_day = service_date.replaceAll('-', '')

// One line of 180.00, paid 125.00 with a copay of 25.00; the rest is contractual.
export const paid_line = [
  'SVC*HC:90837:95*180*125**1',
  `DTM*472*${service_day}`,
  'CAS*CO*45*30',
  'CAS*PR*3*25',
  'REF*6R*L1',
]

const usual: RemittanceFields = {
  payer: 'SANDBOX HEALTH PLAN*XV*SBX01',
  payee: `HUDSON THERAPY*XX*${provider.npi}`,
  status: '1',
  charge: 180,
  paid: 125,
  responsibility: 25,
  lines: paid_line,
}

// The usual decision, reversed.
export const reversal: Partial<RemittanceFields> = {
  status: '22',
  charge: -180,
  paid: -125,
  responsibility: -25,
  lines: [
    'SVC*HC:90837:95*-180*-125**1',
    `DTM*472*${service_day}`,
    'CAS*CO*45*-30',
    'CAS*PR*3*-25',
    'REF*6R*L1',
  ],
}

export function remittanceFor(
  control_number: string,
  trace: string,
  fields: Partial<RemittanceFields> = {},
) {
  const { payer, payee, status, charge, paid, responsibility, lines } = { ...usual, ...fields }
  const adjustments = lines.filter((segment) => segment.startsWith('PLB*'))
  const net = paid - adjustments.reduce((sum, each) => sum + Number(each.split('*')[4]), 0)
  // What can't be deducted from a payment is carried forward.
  const forwarded = net < 0 ? [`PLB*${provider.npi}*20261231*FB:${trace}*${net}`] : []
  return paper('835', [
    `BPR*I*${Math.max(0, net)}*C*CHK************20260122`,
    `TRN*1*${trace}*1512345678`,
    'DTM*405*20260121',
    `N1*PR*${payer}`,
    `N1*PE*${payee}`,
    'LX*1',
    `CLP*${control_number}*${status}*${charge}*${paid}*${responsibility}*12*ICN1*11*1`,
    ...lines,
    ...forwarded,
  ])
}

// A claim of 180.00 that its payer paid, in an account that exists.
export async function paidClaim(options: RequestOptions) {
  const { id } = await createClaim('SBX-NOERA-1', {}, options)
  const { patient_control_number } = await submitClaim(id, options)
  const x12 = remittanceFor(patient_control_number, `TRACE-${id}`)
  const made = await call('POST', '/v1/remittances', { x12 }, options)
  assert.equal(made.status, 200, made.text)
  await advanceClock('PT1S', options)
  return id
}

// A claim of 180.00 that the payer accepts and never decides, in an account of its own.
export async function sentClaim(fields: object = {}) {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const { id } = await createClaim('SBX-NOERA-1', fields, options)
  const claim = await submitClaim(id, options)
  let traces = 0
  const receive = async (changed: Partial<RemittanceFields> = {}) => {
    const x12 = remittanceFor(claim.patient_control_number, `TRACE${++traces}`, changed)
    const made = await call('POST', '/v1/remittances', { x12 }, options)
    assert.equal(made.status, 200, made.text)
    await advanceClock('PT1S', options)
    return (await call('GET', `/v1/remittances/${made.body.id}`, undefined, options)).body
  }
  return { claim, options, receive }
}

// Recipes of claims and what payers answer: the member ID selects the simulated payer's scenario.
import { bookablePractitioner } from './practitioners.ts'
import { documentedSession } from './notes.ts'
import { billingProvider, insuredPerson } from './insurance.ts'
import {
  dayOf,
  type Made,
  type Maker,
  metadata,
  type Recipe,
  type Sandbox,
  stepOf,
  updateOf,
} from './sandbox.ts'
import { newPlan, scheduleOf } from './prices.ts'
import { Failure } from '#cli/command.ts'

const claimFor =
  (member_id = 'SBX-PAID-1', count = 1, payer_id = 'SBX01'): Maker =>
  async (s) => {
    await billingProvider(s)
    const { id: practitioner_id } = await bookablePractitioner(s)
    const { id: coverage_id, person_id } = await insuredPerson(s, member_id, payer_id)
    const session_ids: string[] = []
    for (let i = 0; i < count; i++) {
      session_ids.push((await documentedSession(s, { practitioner_id, person_id })).id)
    }
    return await s.post('/claims', { coverage_id, session_ids, metadata })
  }

export const claim = claimFor()
const submittedFor = (member_id?: string, count?: number) =>
  stepOf('claims', claimFor(member_id, count), 'submit')
export const submitted = submittedFor()

// Advances the clock day by day, because documents are exchanged in real time between them.
async function awaitStatus(s: Sandbox, path: string, status: string, most_days = 90) {
  for (let day = 0; day <= most_days; day++) {
    const object = await s.get(path)
    if (object.status === status) return object
    await s.advance('P1D')
  }
  throw new Failure(`${path} isn't ${status} after ${most_days} days.`)
}

const reaching =
  (member_id: string, status: string, count = 1): Maker =>
  async (s) => {
    const { id } = await submittedFor(member_id, count)(s)
    return await awaitStatus(s, `/claims/${id}`, status)
  }

export const paid = reaching('SBX-PAID-1', 'paid')
const denied = reaching('SBX-DENY-197-1', 'denied')
const rejected = reaching('SBX-REJ-A7-562-1', 'rejected')
const pended = reaching('SBX-PEND-1', 'pended')
const appealed = stepOf('claims', reaching('SBX-APPEAL-WIN-1', 'denied'), 'appeal', {
  reason: 'Care was medically necessary.',
})

// The contract is for more than the simulated payer allows.
const underpaid: Maker = async (s) => {
  const { id, coverage_id } = (await claim(s)) as Made & { coverage_id: string }
  const plan_name = newPlan()
  await s.patch(`/coverages/${coverage_id}`, { plan_name })
  await scheduleOf(s, plan_name, 100_000)
  await s.post(`/claims/${id}/submit`)
  return await awaitStatus(s, `/claims/${id}`, 'paid')
}

const firstOf =
  (list: string, make: Maker): Maker =>
  async (s) => {
    await make(s)
    return await s.first(list)
  }

const remittance = firstOf('/remittances', paid)

const exceptedRemittance: Maker = async (s) => {
  await submittedFor('SBX-UNBALANCED-1')(s)
  await s.advance('P20D')
  const { id } = await s.first('/remittances?status=excepted')
  return await s.get(`/remittances/${id}`)
}

// A file that isn't X12 can't be processed.
const badDocument: Maker = async (s) => {
  const { id } = await s.post('/x12_documents', { x12: 'ISA*00*broken~' })
  return await s.until(`/x12_documents/${id}`, 'excepted')
}

// A deposit with the trace number and amount of a remittance is matched to it.
const matchedDeposit: Maker = async (s) => {
  const { amount, trace_number } = (await remittance(s)) as Made & Record<string, unknown>
  const received_on = dayOf(await s.now())
  const { id } = await s.post('/deposits', { amount, trace_number, received_on, method: 'eft' })
  return await s.until(`/deposits/${id}`, 'matched')
}

export const claimRecipes: Record<string, Recipe> = {
  'claim.underpaid': underpaid,
  'claim.created': claim,
  'claim.updated': updateOf('claims', claim, { metadata: { color: 'blue' } }),
  'claim.validated': stepOf('claims', claim, 'validate'),
  'claim.submitted': submitted,
  'claim.acknowledged': paid,
  'claim.accepted': paid,
  'claim.adjudicated': paid,
  'claim.paid': paid,
  'claim.partially_paid': reaching('SBX-PARTIAL-1', 'partially_paid', 2),
  'claim.denied': denied,
  'claim.rejected': rejected,
  'claim.corrected': stepOf('claims', rejected, 'correct'),
  'claim.pended': pended,
  'claim.responded': stepOf('claims', pended, 'respond', { text: 'The plan was uploaded.' }),
  'claim.appealed': appealed,
  'claim.appeal_decided': stepOf('claims', appealed, 'decide_appeal', { outcome: 'upheld' }),
  'claim.reversed': async (s) => {
    const { id } = await submittedFor('SBX-RECONSIDER-1')(s)
    await awaitStatus(s, `/claims/${id}`, 'reversed')
  },
  'claim.recoupment_noted': async (s) => {
    const { id } = await submittedFor('SBX-REVERSE-1')(s)
    await awaitStatus(s, `/claims/${id}`, 'denied')
    await s.advance('P20D')
  },
  'claim.superseded': async (s) => {
    const { id } = await paid(s)
    const { id: again } = await s.post(`/claims/${id}/replace`)
    await s.post(`/claims/${again}/submit`)
    await awaitStatus(s, `/claims/${id}`, 'superseded')
  },
  'claim.voiding': stepOf('claims', paid, 'void'),
  'claim.voided': async (s) => {
    const { id } = await paid(s)
    await s.post(`/claims/${id}/void`)
    await awaitStatus(s, `/claims/${id}`, 'voided')
  },
  'claim.closed': stepOf('claims', paid, 'close', { write_off: 'small_balance' }),
  'claim.canceled': stepOf('claims', claim, 'cancel'),
  'claim.written_off': stepOf('claims', denied, 'write_off', { reason: 'small_balance' }),
  'claim.transferred': stepOf('claims', denied, 'transfer_to_patient', {
    reason: 'Not a covered benefit',
    override_decision: true,
  }),
  'claim.deadline_approaching': async (s) => {
    await claim(s)
    await s.advance('P180D')
  },
  'claim.validation_failed': async (s) => {
    const { id } = await claim(s)
    await s.patch(`/claims/${id}`, { diagnoses: [] })
    await s.post(`/claims/${id}/validate`)
  },
  'transmission.created': submitted,
  'transmission.queued': async (s) => {
    const { id } = await claimFor('SBX-PAID-1', 1, 'SBXDOWN')(s)
    await s.post(`/claims/${id}/submit`)
    await s.advance('PT1H')
  },
  'transmission.sent': paid,
  'x12_document.created': paid,
  'x12_document.processed': paid,
  'x12_document.updated': updateOf('x12_documents', firstOf('/x12_documents', paid)),
  'x12_document.excepted': badDocument,
  'x12_document.retried': stepOf('x12_documents', badDocument, 'retry'),
  'x12_document.resolved': stepOf('x12_documents', badDocument, 'resolve', { reason: 'Not ours.' }),
  'remittance.created': paid,
  'remittance.balanced': paid,
  'remittance.posted': paid,
  'remittance.updated': updateOf('remittances', remittance),
  'remittance.excepted': exceptedRemittance,
  'remittance.accepted': stepOf('remittances', exceptedRemittance, 'resolve', {
    resolution: 'accept',
    reason: 'The payer confirmed the payment.',
  }),
  'remittance.resolved': stepOf('remittances', exceptedRemittance, 'resolve', {
    resolution: 'dismiss',
    reason: 'Payment for another practice.',
  }),
  'remittance.reconciled': matchedDeposit,
  'deposit.matched': matchedDeposit,
  'payment.received': paid,
  'payment.reconciled': matchedDeposit,
  'deposit.unmatched': stepOf('deposits', matchedDeposit, 'unmatch'),
  'remittance.unreconciled': stepOf('deposits', matchedDeposit, 'unmatch'),
}

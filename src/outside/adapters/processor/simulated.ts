// The simulated payment processor of the sandbox, behind the same interface as real ones. It keeps
// its state in separate transactions, so that a crash can occur between its commit and ours.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, toTimestamp } from '#kernel/call.ts'
import {
  type MoneyMovement,
  type Processor,
  ProcessorDown,
  type TransferRequest,
} from '#outside/ports/processor.ts'
import { updateMovement, insertMovement, findBy, findMovement, once } from './simulated_state.ts'
import { type Movement, rejection } from './simulated_state.ts'
import {
  createAccount,
  linkAccount,
  requireOnboarded,
  retrieveAccount,
} from './simulated_accounts.ts'
import { bank_days, cards, refund_days } from './simulated_cards.ts'
import {
  authenticateCharge,
  cancelCharge,
  captureCharge,
  confirmCharge,
  inDays,
  retrieveCharge,
  openCharge,
} from './simulated_charges.ts'
import { disputeReport, retrieveDispute, submitDisputeEvidence } from './simulated_disputes.ts'
import { authenticateSetup, detachMethod, retrieveSetup, setUpMethod } from './simulated_setups.ts'
import { destinations } from './simulated_values.ts'

export const simulated_name = 'simulated'

export type InTransaction = <T>(work: (call: Call) => Promise<T>) => Promise<T>

// "alone" runs work in a separate transaction or, for seeded history, in the caller's.
export function simulatedProcessor(alone: InTransaction, slow_ms: number): Processor {
  const keyed = <T>(key: string, request: unknown[], work: (call: Call) => Promise<T>) =>
    alone((call) => once(call, key, request, () => work(call)))
  // Some cards stand for a processor that is slow, down, or whose response is lost.
  async function unreliably<T>(token: string, key: string, work: () => Promise<T>): Promise<T> {
    const { trouble } = cards[token] ?? {}
    if (trouble === 'slow') await sleep(slow_ms)
    const known = trouble ? await alone((call) => wasSeen(call, `${key} trouble`)) : true
    if (trouble === 'down' && !known)
      throw new ProcessorDown('The simulated processor is down for this attempt.')
    const outcome = await work()
    if (trouble === 'lost_answer' && !known)
      throw new ProcessorDown('The response of the simulated processor was lost.')
    return outcome
  }
  return {
    name: simulated_name,
    payout_days: bank_days,
    createCharge: (request, key) =>
      keyed(key, ['open', request], (call) => openCharge(call, request)),
    confirm: (reference, request, key) =>
      unreliably(request.token, key, () =>
        keyed(key, ['confirm', reference, request.token, request.off_session], (call) =>
          confirmCharge(call, reference, request),
        ),
      ),
    capture: (reference, { amount }, key) =>
      keyed(key, ['capture', reference, amount], (call) => captureCharge(call, reference, amount)),
    cancel: (reference, key) =>
      keyed(key, ['cancel', reference], (call) => cancelCharge(call, reference)),
    retrieveCharge: (reference) => alone((call) => retrieveCharge(call, reference)),
    authenticate: (reference, passed, key) =>
      keyed(key, ['authenticate', reference, passed], (call) =>
        authenticateCharge(call, reference, passed),
      ),
    setUp: (request, key) =>
      unreliably(request.token, key, () =>
        keyed(key, ['set_up', request], (call) => setUpMethod(call, request)),
      ),
    retrieveSetup: (reference) => alone((call) => retrieveSetup(call, reference)),
    authenticateSetup: (reference, passed, key) =>
      keyed(key, ['authenticate_setup', reference, passed], (call) =>
        authenticateSetup(call, reference, passed),
      ),
    detach: (customer) => alone((call) => detachMethod(call, customer)),
    refund: (reference, { amount }, refund_id, key) =>
      keyed(key, ['refund', reference, amount, refund_id], (call) =>
        refundCharge(call, reference, amount, refund_id),
      ),
    findRefund: (_, refund_id) => alone((call) => findReport(call, refund_id)),
    submitEvidence: (dispute, evidence, key) =>
      keyed(key, ['evidence', dispute, evidence], (call) =>
        submitDisputeEvidence(call, dispute, evidence),
      ),
    retrieveDispute: (reference) => alone((call) => retrieveDispute(call, reference)),
    createAccount: (practitioner_id, key) =>
      keyed(key, ['account', practitioner_id], (call) => createAccount(call, practitioner_id)),
    retrieveAccount: (reference) => alone((call) => retrieveAccount(call, reference)),
    linkAccount: (reference) => alone(async (call) => linkAccount(call, reference)),
    transfer: (request, key) =>
      keyed(key, ['transfer', request], (call) => simulateTransfer(call, request)),
    findTransfer: (payout_id) => alone((call) => findReport(call, payout_id)),
    reverseTransfer: (reference, payout_id, key) =>
      keyed(key, ['reverse', reference, payout_id], (call) => reverseTransfer(call, reference)),
  }
}

// True if the key was seen before. Marks it as seen.
async function wasSeen(call: Call, key: string) {
  let before = true
  await once(call, key, [], async () => {
    before = false
    return null
  })
  return before
}

async function refundCharge(call: Call, reference: string, amount: number, object_id: string) {
  const charge = await findMovement(call, 'charge', reference)
  const { amount_captured, token } = charge.state
  const around = await findBy(call, 'parent_id', reference)
  const disputes = around.filter((each) => each.kind === 'dispute')
  if (disputes.some((each) => disputeReport(call, each).status !== 'won')) {
    throw rejection('charge_disputed')
  }
  const refunded = around.filter((each) => each.kind === 'refund')
  const earlier = refunded.filter(({ state }) => state.becomes !== 'failed')
  const refunded_amount = earlier.reduce((sum, { state }) => sum + state.amount, 0)
  if (refunded_amount + amount > amount_captured) throw rejection('charge_already_refunded')
  const { refunds } = cards[token!]!
  const until = refunds ? inDays(call, refund_days) : null
  const becomes = refunds === 'failed' ? ('failed' as const) : ('succeeded' as const)
  const state = { amount, becomes, until }
  return movementReport(
    call,
    await insertMovement(call, { kind: 'refund', object_id, parent_id: reference, state }),
  )
}

// A transfer to a closed account is returned when it would have arrived.
export async function simulateTransfer(
  call: Call,
  { payout_id, amount, destination }: TransferRequest,
) {
  if (destination === destinations.refused) throw rejection('account_invalid')
  await requireOnboarded(call, destination)
  const becomes = destination.endsWith(destinations.closed)
    ? ('failed' as const)
    : ('succeeded' as const)
  const state = { amount, becomes, until: inDays(call, bank_days) }
  return movementReport(
    call,
    await insertMovement(call, { kind: 'transfer', object_id: payout_id, state }),
  )
}

async function reverseTransfer(call: Call, reference: string): Promise<MoneyMovement> {
  const found = await findMovement(call, 'transfer', reference)
  const changes = { becomes: 'canceled' as const, until: null }
  return movementReport(call, { ...found, state: await updateMovement(call, found, changes) })
}

export async function findReport(
  call: Call,
  object_id: string,
): Promise<MoneyMovement | undefined> {
  const found = (await findBy(call, 'object_id', object_id)).find(isMoneyMovement)
  return found && movementReport(call, found)
}

const isMoneyMovement = (each: Movement) => each.kind === 'refund' || each.kind === 'transfer'

function movementReport(call: Call, { id, state }: Movement<'refund' | 'transfer'>): MoneyMovement {
  const waiting = state.until && state.until > toTimestamp(call.now)
  const status = waiting ? 'pending' : state.becomes
  const failure =
    status === 'failed' ? { code: 'account_closed', decline_code: null, retryable: false } : null
  return { reference: id, status, failure, next_update_at: waiting ? state.until : null }
}

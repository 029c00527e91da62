// POST /processors/stripe/webhooks: Stripe's webhooks, authenticated by signature instead of a key.
// Each event is processed once. The object's current state is looked up at Stripe, so the order of
// events doesn't matter. Events about unknown objects are acknowledged and ignored.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { AppContext } from '#http/app_context.ts'
import { queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { type Processor, ProcessorDown, ProcessorRefused } from '#outside/ports/processor.ts'
import type { ProcessorObject, ProcessorEvent, Processors } from '#outside/ports/processor.ts'
import { recordDispute } from '#areas/payments/dispute/dispute.ts'
import { isFirstReceipt } from '#areas/payments/payment/operation.ts'
import { recordCharge } from '#areas/payments/payment/processor_charge.ts'
import { recordSetup } from '#areas/payments/payment_method/handlers.ts'
import { adoptRefund, recordRefund } from '#areas/payments/refund/refund.ts'
import { recordBankPayout, recordReversal } from '#areas/payments/payout/handlers.ts'
import { recordAccount } from '#areas/payments/payout/onboarding.ts'

const bodyLimit = 262_144

type Target = { account: string; object_id: string | null }
type Recorder = (call: Call) => Promise<unknown>

export function registerStripeWebhook(server: FastifyInstance, app: AppContext) {
  const { processors } = app.outside
  if (!processors.readWebhook) return
  server.post('/processors/stripe/webhooks', { bodyLimit }, async (request, reply) => {
    const event = parseEvent(processors.readWebhook!, request)
    const target = event.about && (await findTarget(app, event.about))
    if (!event.about || !target) return await respond(reply, 'ignored')
    try {
      const record = await lookUp(processors.of(target.account), event.about, target)
      return await respond(reply, await recordEvent(app, target, event, record))
    } catch (error) {
      if (!(error instanceof ProcessorDown || error instanceof ProcessorRefused)) throw error
      return await reply.code(503).send({ received: false }) // Stripe will retry.
    }
  })
}

const respond = (reply: FastifyReply, outcome: string) =>
  reply.code(200).send({ received: true, outcome })

function parseEvent(
  hear: NonNullable<Processors['readWebhook']>,
  { headers, body }: FastifyRequest,
) {
  try {
    return hear(body as Buffer, String(headers['stripe-signature'] ?? ''))
  } catch {
    throw new ApiError('malformed_request', {
      reason: 'the `Stripe-Signature` header is missing or invalid.',
    })
  }
}

// Finds the account by the payment. Bank payouts name no payment, so they are recorded only if
// there is exactly one account.
async function findTarget(
  { db, outside }: AppContext,
  about: ProcessorObject,
): Promise<Target | undefined> {
  if (about.kind === 'bank') {
    const accounts = await queryAsWorker<{ account: string }>(
      db,
      sql`select account from accounts limit 2`,
    )
    return accounts.length === 1 ? { account: accounts[0]!.account, object_id: null } : undefined
  }
  if (about.kind === 'setup') {
    const [found] = await queryAsWorker<Target>(
      db,
      sql`
        select account, id as object_id from payment_methods
        where processor = ${outside.processors.name} and processor_reference = ${about.reference}`,
    )
    return found
  }
  if (about.kind === 'account') {
    const [found] = await queryAsWorker<Target>(
      db,
      sql`
        select account, practitioner_id as object_id from payout_terms
        where destination = ${about.reference}`,
    )
    return found
  }
  if (about.kind === 'transfer') {
    const [found] = await queryAsWorker<Target>(
      db,
      sql`
        select account, id as object_id from payouts
        where processor = ${outside.processors.name} and processor_reference = ${about.reference}`,
    )
    return found
  }
  const reference = about.kind === 'charge' ? about.reference : about.charge
  const [target] = await queryAsWorker<Target>(
    db,
    sql`
      select account, id as object_id from payments
      where processor = ${outside.processors.name} and processor_reference = ${reference}`,
  )
  return target
}

async function lookUp(
  processor: Processor,
  about: ProcessorObject,
  target: Target,
): Promise<Recorder> {
  const id = target.object_id!
  switch (about.kind) {
    case 'charge': {
      const charge = await processor.retrieveCharge(about.reference)
      return (call) => recordCharge(call, id, charge)
    }
    case 'setup': {
      const setup = await processor.retrieveSetup(about.reference)
      return (call) => recordSetup(call, id, setup)
    }
    case 'account': {
      const account = await processor.retrieveAccount(about.reference)
      return (call) => recordAccount(call, id, account)
    }
    case 'transfer': {
      const moved = await processor.retrieveTransfer!(about.reference)
      return (call) => recordReversal(call, id, moved)
    }
    case 'dispute': {
      const dispute = await processor.retrieveDispute(about.reference)
      return (call) => recordDispute(call, id, dispute)
    }
    case 'refund': {
      const { refund_id, charge, reference } = about
      if (!refund_id) {
        const moved = await processor.retrieveRefund!(reference)
        return (call) => adoptRefund(call, id, moved)
      }
      const moved = await processor.findRefund(charge, refund_id)
      return async (call) => moved && recordRefund(call, refund_id, moved)
    }
    case 'bank':
      return (call) => recordBankPayout(call, { ...about, processor: processor.name })
  }
}

// Records the event and its effects in one transaction.
const recordEvent = (
  context: AppContext,
  { account }: Target,
  { id, type }: ProcessorEvent,
  record: Recorder,
) =>
  inAccount(context, account, async (call) => {
    if (!(await isFirstReceipt(call, call.outside.processors.name!, id, type))) return 'known'
    await record(call)
    return 'noted'
  })

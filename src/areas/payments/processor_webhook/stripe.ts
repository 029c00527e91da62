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
import { recordCharge } from '#areas/payments/payment/charge.ts'
import { heardOf } from '#areas/payments/payment/processor_events.ts'
import { adoptRefund } from '#areas/payments/refund/adopt.ts'
import { recordRefund } from '#areas/payments/refund/refund.ts'
import { noteBankPayout } from '#areas/payments/payout/handlers.ts'

const bodyLimit = 262_144

type Place = { account: string; payment_id: string | null }
type Record = (call: Call) => Promise<unknown>

export function processorRoute(server: FastifyInstance, house: AppContext) {
  const { processors } = house.outside
  if (!processors.hear) return
  server.post('/processors/stripe/webhooks', { bodyLimit }, async (request, reply) => {
    const heard = read(processors.hear!, request)
    const place = heard.about && (await placeOf(house, heard.about))
    if (!heard.about || !place) return await answer(reply, 'ignored')
    try {
      const record = await lookUp(processors.of(place.account), heard.about, place)
      return await answer(reply, await note(house, place, heard, record))
    } catch (error) {
      if (!(error instanceof ProcessorDown || error instanceof ProcessorRefused)) throw error
      return await reply.code(503).send({ received: false }) // Stripe will retry.
    }
  })
}

const answer = (reply: FastifyReply, outcome: string) =>
  reply.code(200).send({ received: true, outcome })

function read(hear: NonNullable<Processors['hear']>, { headers, body }: FastifyRequest) {
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
async function placeOf(
  { db, outside }: AppContext,
  about: ProcessorObject,
): Promise<Place | undefined> {
  if (about.kind === 'bank') {
    const accounts = await queryAsWorker<{ account: string }>(
      db,
      sql`select account from accounts limit 2`,
    )
    return accounts.length === 1 ? { account: accounts[0]!.account, payment_id: null } : undefined
  }
  const reference = about.kind === 'charge' ? about.reference : about.charge
  const [found] = await queryAsWorker<Place>(
    db,
    sql`
      select account, id as payment_id from payments
      where processor = ${outside.processors.name} and processor_reference = ${reference}`,
  )
  return found
}

async function lookUp(processor: Processor, about: ProcessorObject, place: Place): Promise<Record> {
  const id = place.payment_id!
  switch (about.kind) {
    case 'charge': {
      const charge = await processor.look(about.reference)
      return (call) => recordCharge(call, id, charge)
    }
    case 'dispute': {
      const dispute = await processor.lookDispute(about.reference)
      return (call) => recordDispute(call, id, dispute)
    }
    case 'refund': {
      const { refund_id, charge, reference } = about
      if (!refund_id) {
        const moved = await processor.lookRefund!(reference)
        return (call) => adoptRefund(call, id, moved)
      }
      const moved = await processor.findRefund(charge, refund_id)
      return async (call) => moved && recordRefund(call, refund_id, moved)
    }
    case 'bank':
      return (call) => noteBankPayout(call, { ...about, processor: processor.name })
  }
}

// Records the event and its effects in one transaction.
const note = (
  context: AppContext,
  { account }: Place,
  { id, type }: ProcessorEvent,
  record: Record,
) =>
  inAccount(context, account, async (call) => {
    if (!(await heardOf(call, call.outside.processors.name!, id, type))) return 'known'
    await record(call)
    return 'noted'
  })

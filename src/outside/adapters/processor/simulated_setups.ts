// Payment methods that the simulated processor keeps. The outcome depends only on the card.
import type { Call } from '#kernel/call.ts'
import {
  type Failure,
  ProcessorRefused,
  type Setup,
  type SetupRequest,
} from '#outside/ports/processor.ts'
import {
  findBy,
  findMovement,
  insertMovement,
  type Movement,
  rejection,
  updateMovement,
} from './simulated_state.ts'
import { cards, validity_years } from './simulated_cards.ts'

export type SetupState = {
  token: string
  status: Setup['status']
  failure: Failure | null
  expires_on: string | null
}

export async function setUpMethod(call: Call, request: SetupRequest): Promise<Setup> {
  const { payment_method_id: object_id, token } = request
  const [before] = (await findBy(call, 'object_id', object_id)).filter(isSetup)
  if (before) return setupReport(before)
  const card = cards[token]
  if (!card) throw rejection('payment_method_missing')
  if (card.declines && !card.declines_later) throw new ProcessorRefused(card.declines)
  const { year } = call.now.toZonedDateTimeISO('UTC')
  const state: SetupState = {
    token,
    status: card.challenge ? 'challenged' : 'succeeded',
    failure: null,
    expires_on: card.type === 'card' ? `${year + validity_years}-12-31` : null,
  }
  return setupReport(await insertMovement(call, { kind: 'setup', object_id, state }))
}

const isSetup = (each: Movement): each is Movement<'setup'> => each.kind === 'setup'

export const retrieveSetup = async (call: Call, id: string) =>
  setupReport(await findMovement(call, 'setup', id))

export async function authenticateSetup(call: Call, id: string, passed: boolean) {
  const setup = await findMovement(call, 'setup', id)
  if (setup.state.status !== 'challenged') throw rejection('unexpected_state')
  const failure = { code: 'authentication_failed', decline_code: null, retryable: true }
  const changes: Partial<SetupState> = passed
    ? { status: 'succeeded' }
    : { status: 'failed', failure }
  return setupReport({ ...setup, state: await updateMovement(call, setup, changes) })
}

// What is detached can't be charged again. Detaching twice changes nothing.
export async function detachMethod(call: Call, id: string) {
  const setup = await findMovement(call, 'setup', id)
  await updateMovement(call, setup, { status: 'failed' as const })
}

function setupReport({ id, object_id, state }: Movement<'setup'>): Setup {
  const { type, brand, last4 } = cards[state.token]!
  const { status, failure, expires_on, token } = state
  return {
    reference: id,
    status,
    customer: id,
    method: token,
    details: { type, brand, last4, expires_on },
    failure,
    challenge_url: status === 'challenged' ? `https://challenge.invalid/${object_id}` : null,
  }
}

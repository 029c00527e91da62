// Accounts of practitioners at the simulated processor. Onboarding takes a day, by the account's
// clock. Until then, the processor rejects transfers, as Stripe does.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { ProcessorAccount } from '#outside/ports/processor.ts'
import { inDays } from './simulated_charges.ts'
import {
  findBy,
  findMovement,
  insertMovement,
  type Movement,
  rejection,
} from './simulated_state.ts'

export type AccountState = { until: string }

const onboarding_days = 1
const link_minutes = 5
const needed = ['external_account', 'individual.verification.document']

const isAccount = (each: Movement): each is Movement<'account'> => each.kind === 'account'

export async function createAccount(call: Call, object_id: string) {
  const [before] = (await findBy(call, 'object_id', object_id)).filter(isAccount)
  const state = { until: inDays(call, onboarding_days) }
  return accountReport(
    call,
    before ?? (await insertMovement(call, { kind: 'account', object_id, state })),
  )
}

// An account that it didn't create counts as onboarded.
export async function retrieveAccount(call: Call, reference: string): Promise<ProcessorAccount> {
  try {
    return accountReport(call, await findMovement(call, 'account', reference))
  } catch {
    return { reference, payouts_enabled: true, requirements: [], next_update_at: null }
  }
}

export const linkAccount = (call: Call, reference: string) => ({
  url: `https://onboarding.invalid/${reference}`,
  expires_at: toTimestamp(call.now.add({ minutes: link_minutes })),
})

export async function requireOnboarded(call: Call, reference: string) {
  const { payouts_enabled } = await retrieveAccount(call, reference)
  if (!payouts_enabled) throw rejection('insufficient_capabilities_for_transfer')
}

function accountReport(call: Call, { id, state }: Movement<'account'>): ProcessorAccount {
  const waiting = state.until > toTimestamp(call.now)
  return {
    reference: id,
    payouts_enabled: !waiting,
    requirements: waiting ? needed : [],
    next_update_at: waiting ? state.until : null,
  }
}

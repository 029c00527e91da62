// Onboards practitioners at the processor: creates the account that their payouts go to, and a link
// to the page where they enter their details. The processor reports when it can be paid to.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import type { AfterCommitContext } from '#http/routing/route.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { touchRow } from '#kernel/record.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import type { AccountLink, ProcessorAccount } from '#outside/ports/processor.ts'
import {
  type Handler,
  type Handlers,
  performOperations,
  processorInTransaction,
  queueOperation,
} from '#areas/payments/payment/operation.ts'
import {
  changeTerms,
  findPayoutTerms,
  lockPayoutTerms,
} from '#areas/payments/payment/payout_terms.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'

const account_fetch = { name: 'practitioner.fetch_payout_account' }

export async function createOnboarding(call: Call, id: string) {
  if (!call.outside.processors.name) throw new ApiError('processor_not_configured', {})
  await lockPayoutTerms(call, id)
  const terms = await changeTerms(call, id, { onboarding: null, failure: null })
  await queueOperation(call, id, 'onboard', {}, `onboard:${terms.version}`)
  return terms
}

type Onboarded = { account: ProcessorAccount; link: AccountLink }

// One account for each practitioner: the key of its creation never changes.
export const onboardingHandlers: Handlers = {
  onboard: {
    async perform(processor, { object_id, key }, inTransaction) {
      const { destination } = await inTransaction((call) => findPayoutTerms(call, object_id))
      const account = destination
        ? await processor.retrieveAccount(destination)
        : await processor.createAccount(object_id, `${object_id}:account`)
      return { account, link: await processor.linkAccount(account.reference, key) }
    },
    record: (call, { object_id }, { account, link }) =>
      recordAccount(call, object_id, account, { onboarding: asJson(link) }),
    reject: async (call, { object_id }, failure) => {
      await lockPayoutTerms(call, object_id)
      await changeTerms(call, object_id, { failure: asJson(failure) })
    },
  } satisfies Handler<object, Onboarded>,
}

// What the processor reports of an account. It is late if the destination has changed since.
export async function recordAccount(
  call: Call,
  id: string,
  { reference: destination, payouts_enabled, requirements, next_update_at }: ProcessorAccount,
  more: Record<string, unknown> = {},
) {
  const before = await lockPayoutTerms(call, id)
  if (before.destination !== null && before.destination !== destination) return
  if (next_update_at) scheduleJob(call, account_fetch, id, Temporal.Instant.from(next_update_at))
  const done = payouts_enabled && requirements.length === 0 ? { onboarding: null } : {}
  const reported = { destination, payouts_enabled, requirements }
  const known = Object.fromEntries(
    Object.keys(reported).map((name) => [name, before[name as keyof typeof reported]]),
  )
  const changed = JSON.stringify(known) !== JSON.stringify(reported)
  if (!changed && Object.keys(more).length === 0) return
  await changeTerms(call, id, { ...reported, ...done, ...more })
  if (changed)
    await touchRow(call, practitionerKind, id, 'payout_account_changed', ['payout_terms'])
}

export const onboardingEvents = {
  'practitioner.payout_account_changed':
    'The processor enabled or disabled payouts to a practitioner, or requires other details.',
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const fetchPayoutAccount: Job = {
  ...account_fetch,
  summary: "Fetch what the simulated processor reports about a practitioner's account.",
  unbound: 'Simulated only. The next onboarding link reads the account again.',
  async run(call, id) {
    const { destination } = await findPayoutTerms(call, id)
    const processor = processorInTransaction(call, { processor: call.outside.processors.name })
    if (processor && destination) {
      await recordAccount(call, id, await processor.retrieveAccount(destination))
    }
  },
}

export async function performOnboarding(context: AfterCommitContext, account: string, id: string) {
  await performOperations(context, onboardingHandlers, account, id)
  return await inAccount(context, account, (call) => findPayoutTerms(call, id))
}

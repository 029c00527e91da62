// What can happen to a remittance.
import Type from 'typebox'
import { Choice, Id, Text, Whole } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const remittanceKind = { object: 'remittance', table: 'remittances', prefix: 'era' }

// Balancing it and posting its claims: background work, since there may be thousands.
export const posting = { name: 'remittance.post' }

// Its money is looked for in the bank, by whoever knows of deposits.
export const reconciliation = { name: 'remittance.reconcile' }

export const resolutions = ['match', 'accept', 'dismiss'] as const

export const Resolve = Type.Object(
  {
    resolution: Choice(
      resolutions,
      'match: it is about claim_id; accept: post it as it is; dismiss: post nothing, the money ' +
        'stays in clearing.',
      { examples: ['dismiss'] },
    ),
    reason: Text('Why. No clinical details.', 500, { examples: ['Paid for another practice.'] }),
    claim_number: Type.Optional(
      Whole('Which claim of the remittance; all that are open, unless said.', 1, 1_000_000, {
        examples: [1],
      }),
    ),
    claim_id: Type.Optional(Id('clm', 'The claim it is about.')),
  },
  { examples: [{ resolution: 'dismiss', reason: 'Paid for another practice.' }] },
)

const unposted = { job: posting.name, at: 'created_at' }

export const remittanceLifecycle = defineLifecycle({
  kind: remittanceKind,
  initial: 'received',
  states: {
    received: 'It is kept; whether it adds up is looked at in a moment.',
    balanced: 'It adds up, to the cent; its claims are being posted.',
    posted: 'Each of its claims knows what was decided, and the ledger what was paid.',
    excepted: 'Something in it could not be posted, and waits for somebody to see to it.',
    resolved: 'Somebody saw to all that could not be posted.',
  },
  waits: { received: [unposted], balanced: [unposted] },
  steps: {
    balance: { from: ['received'], to: 'balanced', by: 'platform', does: 'Find that it adds up.' },
    post: {
      from: ['balanced'],
      to: 'posted',
      by: 'platform',
      does: 'Post every claim in it, once.',
    },
    except: {
      from: ['received', 'balanced'],
      to: 'excepted',
      by: 'platform',
      does: 'Keep what could not be posted for somebody to see to.',
    },
    resend: {
      from: ['excepted', 'resolved'],
      to: 'received',
      word: 'resent',
      by: 'payer',
      does: 'Take what the payer sent anew: what came before was broken, and nothing was posted.',
    },
    resolve: {
      from: ['excepted'],
      to: 'resolved',
      does: 'See to what could not be posted. It is resolved when nothing is left open.',
      takes: Resolve,
    },
  },
})

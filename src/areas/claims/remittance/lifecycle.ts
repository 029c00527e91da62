// The remittance lifecycle.
import Type, { type Static } from 'typebox'
import { Choice, Id, Text, Integer } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { RemittanceRow } from './schema.ts'

export const remittanceKind: Kind<RemittanceRow> = {
  object: 'remittance',
  table: 'remittances',
  prefix: 'era',
}

// Background job that balances a remittance and posts its claims, of which there can be thousands.
export const posting = { name: 'remittance.post' }

export const most_at_once = 100 // Claims that one transaction posts.

// Background job that matches the payment to a bank deposit.
export const reconciliation = { name: 'remittance.reconcile' }

export const resolutions = ['match', 'accept', 'dismiss'] as const

export const Resolve = Type.Object(
  {
    resolution: Choice(
      resolutions,
      'How to resolve the exceptions. `match`: post to the claim in `claim_id`. `accept`: ' +
        'post as reported. `dismiss`: post nothing and leave the amount in the clearing ' +
        'account.',
      { examples: ['dismiss'] },
    ),
    reason: Text(
      "Reason for the resolution, up to 500 characters. Don't include clinical information.",
      500,
      { examples: ['Payment for another practice.'] },
    ),
    claim_number: Type.Optional(
      Integer(
        'Position of the claim in the remittance, starting at 1. Default: all open ' +
          'exceptions.',
        1,
        1_000_000,
        {
          examples: [1],
        },
      ),
    ),
    claim_id: Type.Optional(Id('clm', 'ID of the claim to post to. Required for `match`.')),
  },
  { examples: [{ resolution: 'dismiss', reason: 'Payment for another practice.' }] },
)

export type Resolve = Static<typeof Resolve>

const post_job = { job: posting.name, at: 'created_at' }

export const remittanceLifecycle = defineLifecycle({
  kind: remittanceKind,
  initial: 'received',
  states: {
    received: 'Stored and waiting to be balanced.',
    balanced: 'Balanced to the cent; its claims are being posted.',
    posted: 'Every claim was adjudicated and the payment posted to the ledger.',
    accepted: 'Accepted as reported; its claims are being posted.',
    excepted: "At least one item couldn't be posted and needs to be resolved.",
    resolved: 'All exceptions were resolved.',
  },
  sets: {
    unposted: {
      in: ['received', 'balanced', 'accepted'],
      out: ['posted', 'excepted', 'resolved'],
      constraints: ['remittances_unposted'],
    },
    unbalanced: {
      in: ['received'],
      out: ['balanced', 'posted', 'accepted', 'excepted', 'resolved'],
    },
    accepted: {
      in: ['accepted'],
      out: ['received', 'balanced', 'posted', 'excepted', 'resolved'],
    },
    unresolved: {
      in: ['excepted'],
      out: ['received', 'balanced', 'posted', 'accepted', 'resolved'],
    },
  },
  waits: { received: [post_job], balanced: [post_job], accepted: [post_job] },
  steps: {
    balance: {
      from: ['received'],
      to: 'balanced',
      by: 'platform',
      summary: 'Balance a remittance.',
    },
    post: {
      from: ['balanced'],
      to: 'posted',
      by: 'platform',
      summary: 'Post the claims of a remittance.',
    },
    except: {
      from: ['received', 'balanced', 'accepted'],
      to: 'excepted',
      by: 'platform',
      summary: "Flag a remittance that couldn't be fully posted.",
    },
    resend: {
      from: ['excepted', 'resolved'],
      to: 'received',
      word: 'resent',
      by: 'payer',
      summary: 'Replace an unposted, damaged remittance with the one the payer resent.',
    },
    accept: {
      from: ['excepted'],
      to: 'accepted',
      by: 'platform',
      summary: 'Post the claims of a remittance that was accepted as reported.',
    },
    finish: {
      from: ['accepted'],
      to: 'resolved',
      by: 'platform',
      summary: 'Resolve a remittance whose accepted claims were all posted.',
    },
    resolve: {
      from: ['excepted'],
      to: 'resolved',
      outcomes: ['accepted', 'excepted'],
      summary:
        "Resolve a remittance's exceptions. The remittance becomes `resolved` when no " +
        'exception is open. Accepting more than 100 claims continues in the background: the ' +
        "remittance is `accepted` until then, and exceptions of claims that can't be posted are " +
        'open again.',
      takes: Resolve,
    },
  },
})

// What can happen to a document that came from a payer or a clearinghouse.
import Type from 'typebox'
import type { Call } from '#call.ts'
import { makeDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'

export const x12DocumentKind = {
  object: 'x12_document',
  table: 'x12_documents',
  prefix: 'xdoc',
}

// Handing its transactions to whom they concern: see the exchange.
export const dispatch = { name: 'x12_document.dispatch' }

export const reason = Text('Why. No clinical details.', 500, {
  examples: ['It belongs to another practice.'],
})

export const x12DocumentLifecycle = defineLifecycle({
  kind: x12DocumentKind,
  initial: 'received',
  states: {
    received: 'It is kept as it came; its transactions are handed on in a moment.',
    processed: 'Every transaction in it has reached whom it concerns.',
    excepted: 'Something in it fits nothing that is known, or cannot be read.',
    resolved: 'Somebody saw to what did not fit.',
  },
  waits: { received: [{ job: dispatch.name, at: 'created_at' }] },
  steps: {
    process: {
      from: ['received'],
      to: 'processed',
      by: 'exchange',
      does: 'Hand every transaction to whom it concerns.',
    },
    except: {
      from: ['received'],
      to: 'excepted',
      by: 'exchange',
      does: 'Keep what fits nothing for somebody to see to.',
    },
    retry: {
      from: ['excepted'],
      to: 'received',
      word: 'retried',
      does: 'Try again what did not fit: what it is about may be known by now.',
      after: (call: Call, { id }: Row) => makeDue(call, dispatch, id, call.now),
    },
    resolve: {
      from: ['excepted'],
      to: 'resolved',
      does: 'Put it aside: what did not fit has been seen to.',
      takes: Type.Object({ reason }),
    },
  },
})

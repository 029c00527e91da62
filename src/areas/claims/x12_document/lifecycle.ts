// The lifecycle of a document received from a payer or clearinghouse.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { X12DocumentRow } from './schema.ts'

export const x12DocumentKind: Kind<X12DocumentRow> = {
  object: 'x12_document',
  table: 'x12_documents',
  prefix: 'xdoc',
}

// Background job that processes the transactions: see receive.ts.
export const dispatch = { name: 'x12_document.dispatch' }

export const reason = Text(
  "Reason for the resolution, up to 500 characters. Don't include clinical information.",
  500,
  {
    examples: ['The file belongs to another practice.'],
  },
)

function scheduleDispatch(call: Call, { id }: X12DocumentRow) {
  scheduleJob(call, dispatch, id, call.now)
}

export const x12DocumentLifecycle = defineLifecycle({
  kind: x12DocumentKind,
  initial: 'received',
  states: {
    received: 'Stored as received and waiting to be processed.',
    processed: 'Every transaction was processed.',
    excepted: "At least one transaction couldn't be read or matched.",
    resolved: 'The exceptions were resolved manually.',
  },
  sets: {
    unprocessed: {
      in: ['received'],
      out: ['processed', 'excepted', 'resolved'],
      constraints: ['x12_documents_received'],
    },
  },
  waits: { received: [{ job: dispatch.name, at: 'created_at' }] },
  steps: {
    process: {
      from: ['received'],
      to: 'processed',
      by: 'exchange',
      summary: 'Process the transactions of an X12 document.',
    },
    except: {
      from: ['received'],
      to: 'excepted',
      by: 'exchange',
      summary: "Flag an X12 document with transactions that couldn't be processed.",
    },
    retry: {
      from: ['excepted'],
      to: 'received',
      word: 'retried',
      summary: 'Retry an X12 document. Processes the failed transactions again.',
      after: scheduleDispatch,
    },
    resolve: {
      from: ['excepted'],
      to: 'resolved',
      summary: 'Resolve an X12 document. Marks its exceptions as handled without processing them.',
      takes: Type.Object({ reason }),
    },
  },
})

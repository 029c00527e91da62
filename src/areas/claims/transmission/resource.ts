// Transmissions: documents sent to payers. They have no routes; claims show them.
import { deliverDocument } from '#areas/claims/x12_document/receive.ts'
import { defineResource } from '#http/routing/resource.ts'
import {
  responseWait,
  payerResponseKind,
  transmissionKind,
  transmissionLifecycle,
} from './lifecycle.ts'
import { deliverJob, sendJob, transmissionEvents } from './transmission.ts'

// Documents from the simulated payer take the same path as real ones.
const deliverAnswer = deliverJob((call, file) =>
  deliverDocument(call, { ...file, source: 'clearinghouse' }),
)

export const transmissionResource = defineResource({
  parts: [transmissionKind, payerResponseKind],
  lifecycle: transmissionLifecycle,
  jobs: [sendJob, deliverAnswer],
  waits: [{ kind: payerResponseKind, states: null, wait: responseWait }],
  events: transmissionEvents,
})

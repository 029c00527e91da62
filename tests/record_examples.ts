// Examples of records, which callers can't create: Attune does, when something else is created.
import { inAccount } from '#kernel/unit_of_work.ts'
import type { Kind } from '#kernel/record.ts'
import { auditKind } from '#areas/platform/audit_entry/schema.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { depositKind } from '#areas/reconciliation/deposit/lifecycle.ts'
import { fetchDisputeOutcome } from '#areas/payments/dispute/dispute.ts'
import { disputeKind } from '#areas/payments/dispute/lifecycle.ts'
import { eventKind } from '#areas/platform/event/schema.ts'
import { ledgerEntryKind } from '#areas/payments/ledger/schema.ts'
import { memberKind } from '#areas/members/member/lifecycle.ts'
import { memberSessionKind } from '#areas/members/member_session/lifecycle.ts'
import { paymentKind } from '#areas/payments/payment/lifecycle.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { remittanceKind } from '#areas/claims/remittance/lifecycle.ts'
import { requestLogKind } from '#areas/platform/request_log/schema.ts'
import { x12DocumentKind } from '#areas/claims/x12_document/lifecycle.ts'
import { x12_example } from '#areas/claims/x12_document/schema.ts'
import { relayAll } from '#jobs/relay.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { claimExample } from './claim_examples.ts'
import { assignmentExample, matchingExample } from './matching_examples.ts'
import { send, signInByLink } from './sign_in_examples.ts'
import { offerExample } from './waiting_list_examples.ts'
import { type RequestOptions, call, db, log, outside, request_log, secrets } from './harness.ts'

export type Example = { id: string; [field: string]: any }
type Make = (kind: Kind, options: RequestOptions) => Promise<Example>

export const happening = (make: Make) =>
  new Map<Kind, (options: RequestOptions) => Promise<Example>>([
    matchingExample,
    assignmentExample,
    offerExample,
    [claimKind, claimExample],
    [x12DocumentKind, bring('x12_documents')],
    [remittanceKind, bring('remittances')],
    [
      eventKind,
      async (request) => {
        const { id } = await make(practitionerKind, request)
        while (!(await relayAll(db))) continue
        return await firstOf(`events?object_id=${id}`, request)
      },
    ],
    [
      auditKind,
      async (request) => {
        const { id } = await make(practitionerKind, request)
        await linkAllEntries({ db, secrets, log })
        return await firstOf(`audit_entries?object_id=${id}`, request)
      },
    ],
    [
      requestLogKind,
      async (request) => {
        const { headers } = await call('GET', '/v1', undefined, request)
        await request_log.flush()
        return { id: headers['request-id']! }
      },
    ],
    [
      memberSessionKind,
      async (request) => {
        const { email } = await make(memberKind, request)
        const { body } = await send('GET', '/console/session', undefined, await signInByLink(email))
        return body as Example
      },
    ],
    [
      ledgerEntryKind,
      async (request) => {
        const { id } = await make(depositKind, request)
        return await firstOf(`ledger_entries?deposit_id=${id}`, request)
      },
    ],
    [
      // A dispute comes from a bank, after a payment.
      disputeKind,
      async (request) => {
        const { id } = await make(paymentKind, request)
        const method = { type: 'card', token: 'pm_card_createDispute' }
        await call('POST', `/v1/payments/${id}/confirm`, { method }, request)
        const { body } = await call('GET', '/v1', undefined, request)
        await inAccount({ db, secrets, outside }, body.account_id, (own) =>
          fetchDisputeOutcome.run(own, id),
        )
        return await firstOf(`disputes?payment_id=${id}`, request)
      },
    ],
  ])

// The same bytes are the same document: each example is another payment.
let payments = 0
const bring = (table: string) => async (options: RequestOptions) => {
  const x12 = x12_example.replace('TRACE0001', `TRACE${++payments}`)
  return (await call('POST', `/v1/${table}`, { x12 }, options)).body as Example
}

const firstOf = async (list: string, options: RequestOptions): Promise<Example> =>
  (await call('GET', `/v1/${list}`, undefined, options)).body.data[0]

// Reads a 276: the claims it asks about, with what the response needs.
import { readX12, transactionsOf } from '#x12/read.ts'
import { partyOf, type SubmittedClaim } from './submission.ts'

export type StatusInquiry = {
  trace_number: string
  control_number: string
  sender: string
  submitted: SubmittedClaim // As far as the inquiry contains it.
}

export function readStatusInquiries(text: string): StatusInquiry[] {
  const file = readX12(text)
  const sender = file.interchanges[0]?.sender.id ?? ''
  return transactionsOf(file).flatMap((transaction) => {
    if (transaction.kind !== '276') return []
    return transaction.content.payers.flatMap(({ payer, receivers }) =>
      receivers.flatMap(({ receiver, providers }) =>
        providers.flatMap(({ provider, subscribers }) =>
          subscribers.flatMap(({ subscriber, claims, dependents }) =>
            [...claims, ...dependents.flatMap((dependent) => dependent.claims)].map((claim) => ({
              trace_number: claim.trace_number ?? '0',
              control_number: claim.patient_control_number ?? '',
              sender,
              submitted: {
                claim: {
                  charge: claim.charge,
                  lines: [{ service_date: claim.service_date }],
                } as SubmittedClaim['claim'],
                control_number: claim.patient_control_number ?? '0',
                member_id: subscriber?.id ?? '',
                sequence: 'primary' as const,
                filing_code: 'CI',
                payer: partyOf(payer),
                patient: partyOf(subscriber),
                billing: { ...partyOf(provider), tax_id: undefined },
                submitter: partyOf(receiver),
                reference: '',
              },
            })),
          ),
        ),
      ),
    )
  })
}

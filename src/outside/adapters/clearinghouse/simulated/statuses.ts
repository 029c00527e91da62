// Writes the 277 of the simulated payer: the status of a claim, sent when it's pended and in
// response to a 276.
import { serviceDays } from './acknowledgments.ts'
import { dayOf, writeDocument, payerNumberOf, timeOf } from './document.ts'
import type { SubmittedClaim } from './submission.ts'

export type ClaimStatus = {
  category: string
  code: string
  second_status?: { category: string; code: string }
  paid?: number
  decided_on?: string
}

type InquiryContext = {
  to: string
  at: Temporal.Instant
  seed: string
  trace_number: string
}

export function writeStatus(
  submitted: SubmittedClaim,
  status: ClaimStatus,
  inquiry: InquiryContext,
) {
  const { claim, control_number, payer, patient, billing, submitter } = submitted
  const { to, at, seed, trace_number } = inquiry
  const { decided_on, paid, ...codes } = status
  const { tax_id: _, ...provider } = billing
  const settled = decided_on && { decided_on, paid_on: decided_on, method: 'ACH' }
  return writeDocument(
    {
      kind: '277',
      content: {
        purpose: '08',
        reference: trace_number,
        created_on: dayOf(at),
        created_at: timeOf(at),
        use: 'DG',
        payers: [
          {
            payer,
            receivers: [
              {
                receiver: submitter,
                providers: [
                  {
                    provider,
                    subscribers: [
                      {
                        subscriber: patient,
                        claims: [
                          {
                            trace_number,
                            statuses: [
                              {
                                ...codes,
                                effective_on: dayOf(at),
                                charge: claim.charge,
                                ...(paid !== undefined && { paid }),
                                ...settled,
                              },
                            ],
                            payer_claim_control_number: payerNumberOf(
                              payer.id ?? '',
                              control_number,
                            ),
                            patient_control_number: control_number,
                            service_date: serviceDays(submitted),
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    { from: payer.id ?? 'SBX01', to, at, seed },
  )
}

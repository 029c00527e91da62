// Writes the acknowledgments before adjudication: the 999 for a file, and a 277CA for each claim,
// from the clearinghouse and from the payer.
import {
  clearinghouse,
  clearinghouse_id,
  dayOf,
  writeDocument,
  payerNumberOf,
  timeOf,
} from './document.ts'
import type { Submission, SubmittedClaim } from './submission.ts'

type Addressing = { to: string; at: Temporal.Instant; seed: string }

export function writeAcknowledgment(
  { groups, receiver }: Submission,
  accepted: boolean,
  addressing: Addressing,
) {
  const [group] = groups
  const transactions = group?.transactions ?? []
  const outcome = accepted ? ('accepted' as const) : ('rejected' as const)
  const fault = {
    tag: 'NM1',
    position: 8,
    loop: '2010',
    code: '8',
    element_errors: [{ position: { element: 9 }, reference: '67', code: '7' }],
  }
  return writeDocument(
    {
      kind: '999',
      content: {
        group_kind: group?.kind || 'HC',
        group_control_number: group?.control_number || '1',
        version: group?.version || '005010X222A1',
        transactions: transactions.map(({ set, control_number, version }) => ({
          set,
          control_number,
          version,
          segment_errors: accepted ? [] : [fault],
          outcome,
          ...(!accepted && { code_1: '5' }),
        })),
        outcome,
        included: transactions.length,
        received: transactions.length,
        accepted: accepted ? transactions.length : 0,
      },
    },
    { from: receiver, ...addressing },
  )
}

export type StatusCode = { category: string; code: string }

// Entity of a status code that requires one. Level 2200D doesn't take a clearinghouse (AY).
const entities: Record<string, string> = { '562': '85', '24': '85', '33': 'IL', '19': 'PR' }

export const accepted_by = {
  clearinghouse: { category: 'A1', code: '19' },
  payer: { category: 'A2', code: '20' },
}

const isAccepted = ({ category }: StatusCode) => category === 'A1' || category === 'A2'

export function writeClaimAcknowledgment(
  submitted: SubmittedClaim,
  by: 'clearinghouse' | 'payer',
  status_code: StatusCode,
  { to, at, seed }: Addressing,
) {
  const { claim, control_number, payer, patient, billing, submitter, reference } = submitted
  const [day, ok] = [dayOf(at), isAccepted(status_code)]
  const charge = claim.charge ?? 0
  const status = {
    ...status_code,
    entity: entities[status_code.code],
    effective_on: day,
    action: ok ? ('accept' as const) : ('reject' as const),
    charge,
  }
  const amounts = [{ kind: ok ? 'YU' : 'YY', amount: charge }]
  const counted = (accepted: string, rejected: string) => ({
    quantities: [{ kind: ok ? accepted : rejected, quantity: 1 }],
    amounts,
  })
  const theirs = by === 'payer' && ok
  const { tax_id: _, ...provider } = billing
  const source =
    by === 'payer'
      ? { payer }
      : { clearinghouse: { ...clearinghouse, id_kind: '46', id: clearinghouse_id } }
  const received = {
    category: 'A1',
    code: '19',
    entity: by === 'payer' ? 'PR' : 'AY',
    action: 'accept' as const,
    charge,
  }
  const from = by === 'payer' ? (payer.id ?? 'SBX01') : clearinghouse_id
  return writeDocument(
    {
      kind: '277CA',
      content: {
        purpose: '08',
        reference: `${from}${control_number}`.slice(0, 50),
        created_on: day,
        created_at: timeOf(at),
        use: 'TH',
        payers: [
          {
            ...source,
            trace_number: control_number,
            received_on: day,
            processed_on: day,
            submitters: [
              {
                submitter,
                trace_number: reference || control_number,
                statuses: [{ ...received, effective_on: day }],
                ...counted('90', 'AA'),
                providers: [
                  {
                    provider,
                    trace_number: '0',
                    statuses: [received], // Without a date, which level 2200C doesn't have.
                    ...counted('QA', 'QC'),
                    patients: [
                      {
                        patient,
                        claims: [
                          {
                            trace_number: control_number,
                            statuses: [status],
                            ...(theirs && {
                              payer_claim_control_number: payerNumberOf(
                                payer.id ?? '',
                                control_number,
                              ),
                            }),
                            ...(by === 'clearinghouse' && {
                              clearinghouse_number: payerNumberOf('clearing', control_number),
                            }),
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
    { from, to, at, seed },
  )
}

// Service dates of the lines, from first to last.
export function serviceDays({ claim }: SubmittedClaim) {
  const days = claim.lines.flatMap(({ service_date }) => service_date?.split('/') ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === last ? first : `${first}/${last}`
}

// Reads a submitted 837P: each claim with its payer, billing provider, subscriber and patient.
import type { ProfessionalClaim } from '#x12/claim.ts'
import type { TransactionDraft } from '#x12/kinds.ts'
import { readX12, transactionsOf } from '#x12/read.ts'

export type Party = {
  kind?: 'person' | 'organization' | undefined
  name?: string | undefined
  first_name?: string | undefined
  id_kind?: string | undefined
  id?: string | undefined
}

export type SubmittedClaim = {
  claim: ProfessionalClaim
  control_number: string // The patient control number.
  member_id: string
  sequence: 'primary' | 'secondary' | 'tertiary'
  filing_code: string
  payer: Party
  patient: Party
  billing: Party & { tax_id: string | undefined }
  submitter: Party
  reference: string // BHT03
}

export type Submission = {
  claims: SubmittedClaim[]
  faults: number
  sender: string // ISA06: where responses go.
  receiver: string // ISA08: as whom the clearinghouse answers.
  groups: {
    control_number: string
    kind: string
    version: string
    transactions: { set: string; control_number: string; version: string }[]
  }[]
}

export const partyOf = (party: Party | undefined): Party => {
  const { kind, name, first_name, id_kind, id } = party ?? {}
  return { kind: kind ?? 'organization', name, first_name, id_kind, id }
}

export function readSubmission(text: string): Submission | undefined {
  const file = readX12(text)
  const [interchange] = file.interchanges
  if (!interchange) return undefined
  const claims = transactionsOf(file).flatMap((transaction) =>
    transaction.kind === '837P' ? claimsOf(transaction.content) : [],
  )
  return {
    claims,
    faults: file.faults.length,
    sender: interchange.sender.id,
    receiver: interchange.receiver.id,
    groups: interchange.groups.map(({ control_number, kind, version, transactions }) => ({
      control_number,
      kind,
      version,
      transactions: transactions.map(({ set, ...rest }) => ({
        set,
        control_number: rest.control_number,
        version: rest.version,
      })),
    })),
  }
}

type Content = Extract<TransactionDraft, { kind: '837P' }>['content']

function claimsOf(content: Content): SubmittedClaim[] {
  const { submitter, reference = '', billing_providers = [] } = content
  return billing_providers.flatMap(({ billing_provider, subscribers = [] }) =>
    subscribers.flatMap((subscriber) => {
      const tax = billing_provider?.references?.find(({ kind }) => kind === 'EI' || kind === 'SY')
      const about = {
        member_id: subscriber.subscriber?.id ?? '',
        sequence: subscriber.sequence ?? 'primary',
        filing_code: subscriber.filing_code ?? 'CI',
        payer: partyOf(subscriber.payer),
        billing: { ...partyOf(billing_provider), tax_id: tax?.value },
        submitter: partyOf(submitter),
        reference,
      }
      const request = (claims: unknown[] | undefined, patient: Party | undefined) =>
        ((claims ?? []) as ProfessionalClaim[]).map((claim) => ({
          ...about,
          claim,
          control_number: claim.patient_control_number ?? '',
          patient: { ...partyOf(patient), id_kind: 'MI', id: about.member_id },
        }))
      const { claims, patients = [] } = subscriber
      return [
        ...request(claims, subscriber.subscriber),
        ...patients.flatMap(({ patient, claims: theirs }) => request(theirs, patient)),
      ]
    }),
  )
}

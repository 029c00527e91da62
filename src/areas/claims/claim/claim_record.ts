// History of a claim: the schema of an entry, and the type of its content by kind.
import Type, { type Static } from 'typebox'
import { Choice, Id, Integer, livemode, Nullable, Timestamp } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import type { BaseRow, Kind } from '#kernel/record.ts'
import type { Adjudication } from './money/settlement.ts'
import type { StatusReason } from './results_schema.ts'
import type { DecideAppeal } from './steps_schema.ts'

// What each kind of entry contains. An erased person's entries are empty.
type Contents = {
  submission: { control_number: number; sha256: string; charged: number; frequency: string }
  acknowledgment: { kind: string }
  adjudication: Adjudication
  status_check: { control_number: number }
  response: { text: string }
  appeal: { level: number; deadline_on: string | null; reason: string }
  appeal_decision: DecideAppeal
  write_off: { party: 'payer' | 'patient'; reason: string; amount: Money } & ReliefNotes
  transfer: {
    party: 'patient' | 'next_payer' | 'prior_payer'
    reason?: string
    amount: Money
    claim_id?: string
  } & ReliefNotes
  correction: { status_reason: StatusReason | null }
  recoupment: { amount: Money }
  void_refusal: { void_claim_id: string } & Partial<StatusReason>
}
export type RecordKind = keyof Contents

type ReliefNotes = {
  automatic?: boolean // Reversed or restored after a decision: see money/relief.ts.
  before_decision?: boolean // The payer hadn't decided: see money/balance.ts.
}

const kinds = [
  'submission',
  'acknowledgment',
  'adjudication',
  'status_check',
  'response',
  'appeal',
  'appeal_decision',
  'write_off',
  'transfer',
  'correction',
  'recoupment',
  'void_refusal',
] as const satisfies RecordKind[]

export const claimRecordKind: Kind<ClaimRecordRow> = {
  object: 'claim_record',
  table: 'claim_records',
  prefix: 'crec',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { content: {} } },
}

export const transmission_id = Nullable(
  Id('trn', 'ID of the transmission that was sent. Null if nothing was sent.'),
)
export const document_id = Nullable(
  Id('xdoc', 'ID of the X12 document that was received. Null if none.'),
)
export const attempt = Integer('Submission attempt that the entry belongs to.', 0, 1_000_000, {
  examples: [1],
})

export const ClaimRecord = Type.Object(
  {
    id: Id('crec', 'Unique identifier, prefixed `crec_`.'),
    object: Type.Literal('claim_record', { description: 'Object type. Always `claim_record`.' }),
    livemode,
    claim_id: Id('clm', 'ID of the claim.'),
    kind: Choice(kinds, 'Type of entry.', { examples: ['submission'] }),
    attempt,
    transmission_id,
    remittance_id: Nullable(
      Id(
        'era',
        'ID of the remittance that reported it. Null unless the entry comes from a ' +
          'remittance.',
      ),
    ),
    document_id,
    content: Type.Record(Type.String(), Type.Unknown(), {
      description: 'Details of the entry. The fields depend on `kind`.',
      examples: [{}],
    }),
    created_at: Timestamp('When the entry was recorded.'),
  },
  { title: 'claim_record', description: "Entry in a claim's history." },
)

type Fields<K extends RecordKind> = Omit<Static<typeof ClaimRecord>, 'kind' | 'content'> & {
  kind: K
  reference: string // Identifies the entry, so a repeat is not recorded twice.
}

// A record is a union by kind, which an interface can't be.
export type ClaimRecordRow = BaseRow &
  {
    [K in RecordKind]: Fields<K> & { person_id: string; content: Partial<Contents[K]> }
  }[RecordKind]

export type ClaimRecordOf<K extends RecordKind> = Extract<ClaimRecordRow, { kind: K }>

// The entries of one kind, with their content typed.
export const recordsOf = <K extends RecordKind>(records: ClaimRecordRow[], kind: K) =>
  records.filter((record): record is ClaimRecordOf<K> => record.kind === kind)

export type NewRecord = {
  [K in RecordKind]: {
    kind: K
    reference: string
    content: Contents[K]
    transmission_id?: string | null
    remittance_id?: string | null
    document_id?: string | null
  }
}[RecordKind]

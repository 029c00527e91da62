// Lists the history of a claim and the documents sent or received for it.
import Type from 'typebox'
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { Choice, Id, livemode, Nullable, Text, Timestamp, Integer } from '#kernel/fields.ts'
import { CompleteList, completeListRoute } from '#http/routing/complete_list.ts'
import { transmissionsOf } from '#areas/claims/transmission/transmission.ts'
import { findDocument, openDocument } from '#areas/claims/x12_document/x12_document.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { openRecords } from '#areas/claims/claim/money/adjudication.ts'
import { readClaim } from './claim.ts'
import type { RecordKind } from './claim_row.ts'
import { claimRecordKind } from './kind.ts'
import { documentsOf } from './store.ts'

const kinds: RecordKind[] = [
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
]

const transmission_id = Nullable(
  Id('trn', 'ID of the transmission that was sent. Null if nothing was sent.'),
)
const document_id = Nullable(
  Id('xdoc', 'ID of the X12 document that was received. Null if none was.'),
)
const attempt = Integer('Submission attempt that the entry belongs to.', 0, 1_000_000, {
  examples: [1],
})

export const ClaimRecord = Type.Object(
  {
    id: Id(claimRecordKind.prefix, 'Unique identifier, prefixed `crec_`.'),
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

export const Timeline = CompleteList(ClaimRecord, "A claim's history, oldest first.")

export async function timelineOf(call: Call, id: string) {
  const claim = await readClaim(call, id)
  audit(call, { action: 'claim.timeline_read', object_id: id, person_id: claim.person_id })
  const records = await openRecords(call, id)
  const shown = records.map((record) => ({ ...record, object: 'claim_record' }))
  return completeListRoute(`/v1/claims/${id}/timeline`, shown)
}

const Paper = Type.Object(
  {
    object: Type.Literal('claim_paper', { description: 'Object type. Always `claim_paper`.' }),
    livemode,
    direction: Choice(
      ['sent', 'received'],
      'Direction: `sent` to or `received` from the payer or clearinghouse.',
      { examples: ['sent'] },
    ),
    kind: Text(
      'Document type: `837P`, `276`, `999`, `277CA`, `277`, `835`, or a letter (`appeal`, ' +
        '`pended_response`).',
      40,
      { examples: ['837P'] },
    ),
    attempt: Nullable(attempt),
    transmission_id,
    document_id,
    at: Timestamp('When the document was created or received.'),
    text: Nullable(
      Text(
        'Full text of the document. Null for a received file that also covers other ' +
          'patients; retrieve it from `/v1/x12_documents`.',
        5_000_000,
        {
          examples: ['ISA*00*'],
        },
      ),
    ),
  },
  { title: 'claim_paper', description: 'A document sent or received for a claim.' },
)
export const Papers = CompleteList(
  Paper,
  'The documents sent or received for a claim, oldest first.',
)

export async function papersOf(call: Call, id: string) {
  const claim = await readClaim(call, id)
  audit(call, { action: 'claim.x12_read', object_id: id, person_id: claim.person_id })
  const sent = (await transmissionsOf(call, id)).map((row) => ({
    object: 'claim_paper',
    direction: 'sent',
    kind: row.kind,
    attempt: row.attempt,
    transmission_id: row.id,
    document_id: null,
    at: row.created_at,
    text: row.text,
  }))
  const records = await openRecords(call, id)
  const remittances = records.flatMap(({ remittance_id }) => remittance_id ?? [])
  const ids = new Set([
    ...records.flatMap(({ document_id }) => document_id ?? []),
    ...(await documentsOf(call, remittances)),
  ])
  const received = await Promise.all([...ids].map((document) => receivedPaper(call, document)))
  const papers = [...sent, ...received].sort((one, other) => (one.at < other.at ? -1 : 1))
  return completeListRoute(`/v1/claims/${id}/x12`, papers)
}

// A file with several claims can name other patients, so its text is not shown here.
async function receivedPaper(call: Call, id: string) {
  const document = await findDocument(call, id)
  const { text } = openDocument(call, document)
  const [first, ...more] = transactionsOf(readX12(text))
  const alone = more.length === 0 && (first?.totals.units ?? 0) <= 1
  return {
    object: 'claim_paper',
    direction: 'received',
    kind: first?.kind ?? 'other',
    attempt: null,
    transmission_id: null,
    document_id: id,
    at: document.created_at,
    text: alone ? text : null,
  }
}

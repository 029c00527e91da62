// Lists the history of a claim and the documents sent or received for it.
import Type from 'typebox'
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { Choice, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { CompleteList, completeListRoute } from '#http/lists/complete_list.ts'
import { transmissionsOf } from '#areas/claims/transmission/transmission.ts'
import { findDocument, decryptDocument } from '#areas/claims/x12_document/x12_document.ts'
import { type KindName, kinds as x12Kinds } from '#x12/kinds.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { readClaim } from './claim.ts'
import { attempt, ClaimRecord, document_id, transmission_id } from './claim_record.ts'
import { findDocumentIds } from './store.ts'

export const Timeline = CompleteList(ClaimRecord, "A claim's history, oldest first.")

export async function listTimeline(call: Call, id: string) {
  const claim = await readClaim(call, id)
  audit(call, { action: 'claim.timeline_read', object_id: id, person_id: claim.person_id })
  const records = await readRecords(call, id)
  const entries = records.map((record) => ({ ...record, object: 'claim_record' }))
  return completeListRoute(`/v1/claims/${id}/timeline`, entries)
}

const document_kinds = [
  ...(Object.keys(x12Kinds) as KindName[]),
  'appeal',
  'pended_response',
  'other',
] as const

const ClaimDocument = Type.Object(
  {
    object: Type.Literal('claim_document', {
      description: 'Object type. Always `claim_document`.',
    }),
    livemode,
    direction: Choice(
      ['sent', 'received'],
      'Direction: `sent` to or `received` from the payer or clearinghouse.',
      { examples: ['sent'] },
    ),
    kind: Choice(
      document_kinds,
      'Document type: an X12 transaction, `other` (another file), or a letter (`appeal`, ' +
        '`pended_response`).',
      { examples: ['837P'] },
    ),
    attempt: Nullable(attempt),
    transmission_id,
    document_id,
    at: Timestamp('When the document was created or received.'),
    text: Nullable(
      Text(
        'Full text of the document. If `text_omitted_reason` says why not, retrieve the file ' +
          'from `/v1/x12_documents`.',
        5_000_000,
        {
          examples: ['ISA*00*'],
        },
      ),
    ),
    text_omitted_reason: Nullable(
      Choice(['covers_other_patients'], 'Why `text` is null. Null if it is returned.', {
        examples: ['covers_other_patients'],
      }),
    ),
  },
  { title: 'claim_document', description: 'A document sent or received for a claim.' },
)
export const ClaimDocuments = CompleteList(
  ClaimDocument,
  'The documents sent or received for a claim, oldest first.',
)

export async function listClaimDocuments(call: Call, id: string) {
  const claim = await readClaim(call, id)
  audit(call, { action: 'claim.x12_read', object_id: id, person_id: claim.person_id })
  const sent = (await transmissionsOf(call, id)).map((row) => ({
    object: 'claim_document',
    direction: 'sent',
    kind: row.kind,
    attempt: row.attempt,
    transmission_id: row.id,
    document_id: null,
    at: row.created_at,
    text: row.text,
    text_omitted_reason: null,
  }))
  const records = await readRecords(call, id)
  const remittances = records.flatMap(({ remittance_id }) => remittance_id ?? [])
  const ids = new Set([
    ...records.flatMap(({ document_id }) => document_id ?? []),
    ...(await findDocumentIds(call, remittances)),
  ])
  const received = await Promise.all([...ids].map((document) => receivedDocument(call, document)))
  const documents = [...sent, ...received].sort((one, other) => (one.at < other.at ? -1 : 1))
  return completeListRoute(`/v1/claims/${id}/x12`, documents)
}

// A file with several claims can name other patients, so its text is not shown here.
async function receivedDocument(call: Call, id: string) {
  const document = await findDocument(call, id)
  const { text } = decryptDocument(call, document)
  const [first, ...more] = transactionsOf(readX12(text))
  const alone = more.length === 0 && (first?.totals.units ?? 0) <= 1
  return {
    object: 'claim_document',
    direction: 'received',
    kind: first?.kind ?? 'other',
    attempt: null,
    transmission_id: null,
    document_id: id,
    at: document.created_at,
    text: alone ? text : null,
    text_omitted_reason: alone ? null : 'covers_other_patients',
  }
}

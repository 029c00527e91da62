// The evidence page of a consent: what was signed, by whom, when and how, and whether the evidence
// is unchanged. Computed when it is read, from the consent and its documents.
import { auditReads } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { readConsent } from '#areas/persons/consent/access.ts'
import { evidenceHash } from '#areas/persons/consent/evidence.ts'
import { consentKind } from '#areas/persons/consent/kind.ts'
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import { admitDocuments, listed } from '#areas/documents/document/access.ts'
import { documentKind } from '#areas/documents/document/lifecycle.ts'
import type { DocumentRow } from '#areas/documents/document/schema.ts'
import { writePage } from './page_text.ts'

export async function readEvidencePage(call: Call, id: string) {
  const consent = await readConsent(call, id)
  auditReads(call, consentKind.object, [consent], ['evidence'])
  const files = await filesOf(call, consent)
  const { person_id, status, document, revocation } = consent
  const signatures = consent.evidence.map((each) => {
    const { hash, ...content } = each
    return { ...each, is_intact: evidenceHash(consent.id, content) === hash }
  })
  const created_at = toTimestamp(call.now)
  return {
    object: 'evidence_page',
    consent_id: consent.id,
    person_id,
    status,
    document,
    files,
    signatures,
    revocation,
    page: writePage(consent, signatures, files, created_at),
    created_at,
  }
}

export type SignedFile = { document_id: string; file_name: string; content_type: string }

// Only files with the hash that was signed: a draft's document can have changed since.
async function filesOf(call: Call, { id, document }: ConsentRow): Promise<SignedFile[]> {
  const rows = await call.query<DocumentRow>(sql`
    select ${columnsOf(documentKind)} from documents
    where documents.account = ${call.account} and consent_id = ${id} and ${listed}
    order by created_at, id`)
  const documents = await admitDocuments(call, await decryptRows(call, documentKind, rows))
  return documents.flatMap(({ id: document_id, content }) =>
    content && content.sha256 === document?.sha256
      ? [{ document_id, file_name: content.file_name, content_type: content.content_type }]
      : [],
  )
}

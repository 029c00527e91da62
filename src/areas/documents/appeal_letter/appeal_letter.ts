// Writes the letter of a claim's newest appeal, from the claim as sent, the payer's decision and
// the documents of the claim.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { readClaim } from '#areas/claims/claim/claim.ts'
import { recordsOf } from '#areas/claims/claim/claim_record.ts'
import { letterFacts } from '#areas/claims/claim/followup/letter_facts.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { decisionsOf } from '#areas/claims/claim/money/amounts.ts'
import { decisionsInEffect } from '#areas/claims/claim/money/decisions_in_effect.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { admitDocuments } from '#areas/documents/document/access.ts'
import { documentKind, documentLifecycle } from '#areas/documents/document/lifecycle.ts'
import type { DocumentRow } from '#areas/documents/document/schema.ts'

export async function writeAppealLetter(call: Call, id: string) {
  const claim = await readClaim(call, id)
  const records = await readRecords(call, id)
  const appeal = recordsOf(records, 'appeal').at(-1)
  if (!appeal) throw notFound('appeal')
  audit(call, { action: 'appeal_letter.read', object_id: id, person_id: claim.person_id })
  const [decision] = decisionsInEffect(decisionsOf(records)).slice(-1)
  return {
    claim_id: id,
    person_id: claim.person_id,
    level: appeal.content.level ?? 1,
    appealed_at: appeal.created_at,
    deadline_on: appeal.content.deadline_on ?? null,
    ...letterFacts(claim),
    patient_control_number: claim.patient_control_number,
    payer_claim_control_number: claim.payer_claim_control_number,
    prior_authorization: claim.prior_authorization,
    service_from: claim.service_from,
    service_to: claim.service_to,
    charge: claim.charge,
    paid: claim.payer_paid,
    decided_on: decision?.decided_on ?? null,
    reason: appeal.content.reason ?? '',
    attachments: [...(await listTitles(call, id)), ...claim.paperwork.map(describe)],
  }
}

const most_documents = 100

async function listTitles(call: Call, claim_id: string) {
  const rows = await call.query<DocumentRow>(sql`
    select ${columnsOf(documentKind)} from documents
    where account = ${call.account} and claim_id = ${claim_id}
      and ${inSet(documentLifecycle, 'available')}
    order by created_at, id
    limit ${most_documents}`)
  const documents = await admitDocuments(call, await decryptRows(call, documentKind, rows))
  return documents.flatMap(({ title }) => title ?? [])
}

const report_types: Record<string, string> = {
  '08': 'Plan of treatment',
  '09': 'Progress report',
  DS: 'Discharge summary',
  EB: 'Explanation of benefits',
  OZ: 'Support data for claim',
}

const describe = ({ report_type, control_number }: ClaimRow['paperwork'][number]) =>
  [
    report_types[report_type] ?? `Report of type ${report_type}`,
    control_number ? `attachment control number ${control_number}` : [],
  ]
    .flat()
    .join(', ')

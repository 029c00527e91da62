// Applies a 271 that arrives after the request: it names the eligibility check it answers.
import type { Call } from '#kernel/call.ts'
import { type Row, tryLockRow } from '#kernel/record.ts'
import { recordAnswer } from '#areas/claims/eligibility_check/eligibility_check.ts'
import { checkKind } from '#areas/claims/eligibility_check/lifecycle.ts'
import { openDocument, readDocument } from './x12_document.ts'
import type { ReadTransaction } from '#x12/envelope.ts'
import { transactionsOf } from '#x12/read.ts'

// Whether the check was pending; undefined if no check matches. The response must be the only one
// in its document.
export async function answerCheck(call: Call, document: Row, { content }: ReadTransaction) {
  const { reference } = content as { reference?: string }
  if (!reference || transactionsOf(readDocument(call, document)).length !== 1) return undefined
  const check = await tryLockRow(call, checkKind, reference)
  if (!check) return undefined
  if (check.status !== 'requested') return 'repeated' as const
  await recordAnswer(call, check.id, openDocument(call, document).text)
  return 'delivered' as const
}

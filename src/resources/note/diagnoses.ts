// Diagnoses are judged by a dated code set: valid and billable on the day of care. Notes and claims
// ask the same function.
import type { Call } from '#call.ts'
import { type CodeRow, findCodes } from './store.ts'

export type CodeFault = { code: 'code_not_valid' | 'code_not_billable'; message: string }

// By code, what is wrong with it on that day; a code that is not in here is good.
export async function judgeDiagnoses(call: Call, codes: string[], on: string) {
  const found = codes.length > 0 ? await findCodes(call, codes, on) : []
  const known = new Map(found.map((row) => [row.code, row]))
  return new Map(codes.flatMap((code) => pairOf(code, known.get(code))))
}

function pairOf(code: string, row: CodeRow | undefined): [string, CodeFault][] {
  if (row?.billable) return []
  return [[code, row ? not_billable : not_valid]]
}

const not_valid: CodeFault = {
  code: 'code_not_valid',
  message:
    'Not an ICD-10-CM code that is valid on the day of care. A small subset is built in; ' +
    '"attune ingest icd10cm" takes the whole set.',
}
const not_billable: CodeFault = {
  code: 'code_not_billable',
  message: 'A heading on the day of care: choose a more specific code.',
}

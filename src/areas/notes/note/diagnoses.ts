// Validates diagnosis codes against a dated code set: valid and billable on the date of service.
// Notes and claims share this check.
import type { Call } from '#kernel/call.ts'
import { type CodeRow, findCodes } from './store.ts'

export type CodeProblem = { code: 'code_not_valid' | 'code_not_billable'; message: string }

// Maps each invalid code to its problem on that date. Valid codes aren't in the map.
export async function findCodeProblems(call: Call, codes: string[], on: string) {
  const rows = codes.length > 0 ? await findCodes(call, codes, on) : []
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return new Map(codes.flatMap((code) => faultOf(code, byCode.get(code))))
}

function faultOf(code: string, row: CodeRow | undefined): [string, CodeProblem][] {
  if (row?.billable) return []
  return [[code, row ? not_billable : not_valid]]
}

const not_valid: CodeProblem = {
  code: 'code_not_valid',
  message:
    "The code isn't a valid ICD-10-CM code on the date of service. Only a small subset is built " +
    'in: load the full code set with `attune ingest icd10cm`.',
}
const not_billable: CodeProblem = {
  code: 'code_not_billable',
  message: 'The code is a category header on the date of service. Use a more specific code.',
}

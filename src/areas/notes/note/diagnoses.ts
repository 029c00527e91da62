// Validates diagnosis codes against a dated code set: valid and billable on the date of service.
// Notes and claims share this check.
import type { Call } from '#kernel/call.ts'
import { findCodes, findKnownCodes, usesStrictCodes } from './store.ts'

export { usesStrictCodes }

export type CodeProblem = {
  code: 'code_unknown' | 'code_not_valid' | 'code_not_billable'
  message: string
}

// Maps each invalid code to its problem on that date. Valid codes aren't in the map.
export async function findCodeProblems(call: Call, codes: string[], on: string) {
  const rows = codes.length > 0 ? await findCodes(call, codes, on) : []
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const absent = codes.filter((code) => !byCode.has(code))
  const known = absent.length > 0 ? await findKnownCodes(call, absent) : []
  const problemOf = (code: string) => {
    const row = byCode.get(code)
    if (row) return row.billable ? undefined : not_billable
    return known.includes(code) ? not_valid : unknown
  }
  return new Map(
    codes.flatMap((code) => {
      const problem = problemOf(code)
      return problem ? [[code, problem] as const] : []
    }),
  )
}

// Problems that prevent signing. A code outside the code set is one only in strict mode, because
// the code set can be a subset.
export async function findCodeErrors(call: Call, codes: string[], on: string) {
  const problems = await findCodeProblems(call, codes, on)
  const unknown_codes = [...problems].filter(([, { code }]) => code === 'code_unknown')
  if (unknown_codes.length > 0 && !(await usesStrictCodes(call))) {
    for (const [code] of unknown_codes) problems.delete(code)
  }
  return problems
}

const unknown: CodeProblem = {
  code: 'code_unknown',
  message:
    "The code isn't in your ICD-10-CM code set. Only a small subset is built in: load the full " +
    'code set with `attune ingest icd10cm`.',
}

const not_valid: CodeProblem = {
  code: 'code_not_valid',
  message: "The code isn't valid on the date of service. Use the code that is.",
}
const not_billable: CodeProblem = {
  code: 'code_not_billable',
  message: 'The code is a category header on the date of service. Use a more specific code.',
}

// Validates a claim and returns all problems at once. A pure function of the gathered facts.
import type { ClaimFacts } from './facts.ts'
import { checkAuthorization } from './authorization.ts'
import { checkCodes } from './codes.ts'
import { checkSameDay } from './same_day.ts'
import { checkParties } from './parties.ts'
import { checkLinkage } from './linkage.ts'
import { checkStructure } from './structure.ts'
import { checkSupplemental } from './supplemental.ts'
import type { Validation } from '#areas/claims/claim/results_schema.ts'
import { isWarning, messages, type ValidationCode } from './validation_codes.ts'

export type Report = (code: ValidationCode, pointer: string, hint?: string) => void

export function validateFacts(facts: ClaimFacts): Validation[] {
  const results: Validation[] = []
  const report: Report = (code, pointer, hint) => {
    if (results.some((each) => each.code === code && each.pointer === pointer)) return
    const message = hint ? `${messages[code]} ${hint}` : messages[code]
    const severity = isWarning(code, facts.strict_codes) ? 'warning' : 'error'
    results.push({ code, pointer, severity, message })
  }
  checkStructure(facts, report)
  checkParties(facts, report)
  checkAuthorization(facts, report)
  checkCodes(facts, report)
  checkSameDay(facts, report)
  checkLinkage(facts, report)
  checkSupplemental(facts, report)
  return results
}

export const errorsAmong = (results: Validation[]) =>
  results.filter(({ severity }) => severity === 'error')

// Formats results as error details: a param instead of a pointer, and no hint.
export const detailsOf = (results: Validation[]) =>
  results.map(({ code, pointer }) => ({
    param: pointer
      .slice(1)
      .replaceAll('/', '.')
      .replaceAll(/\.(\d+)/g, '[$1]'),
    code,
    message: messages[code],
  }))

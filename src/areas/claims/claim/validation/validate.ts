// Validates a claim and returns all problems at once. A pure function of the gathered facts.
import type { ClaimFacts } from './facts.ts'
import { judgeCodes } from './codes.ts'
import { judgeDays } from './same_day.ts'
import { judgeIdentity } from './parties.ts'
import { judgeLinkage } from './linkage.ts'
import { judgeStructure } from './structure.ts'
import type { Validation } from '#areas/claims/claim/results_schema.ts'
import { isWarning, messages, type ValidationCode } from './validation_codes.ts'

export type Find = (code: ValidationCode, pointer: string, hint?: string) => void

export function judgeClaim(facts: ClaimFacts): Validation[] {
  const found: Validation[] = []
  const find: Find = (code, pointer, hint) => {
    if (found.some((each) => each.code === code && each.pointer === pointer)) return
    const message = hint ? `${messages[code]} ${hint}` : messages[code]
    found.push({ code, pointer, severity: isWarning(code) ? 'warning' : 'error', message })
  }
  judgeStructure(facts, find)
  judgeIdentity(facts, find)
  judgeCodes(facts, find)
  judgeDays(facts, find)
  judgeLinkage(facts, find)
  return found
}

export const errorsAmong = (found: Validation[]) =>
  found.filter(({ severity }) => severity === 'error')

// Formats results as error details: a param instead of a pointer, and no hint.
export const detailsOf = (found: Validation[]) =>
  found.map(({ code, pointer }) => ({
    param: pointer
      .slice(1)
      .replaceAll('/', '.')
      .replaceAll(/\.(\d+)/g, '[$1]'),
    code,
    message: messages[code as ValidationCode],
  }))

// Validates the authorization that a claim names: what isn't covered by it is denied with CARC 197,
// and what exceeds it with CARC 198.
import { procedureOf } from '#catalogue/procedures.ts'
import { isIn } from '#kernel/state_sets.ts'
import { isValidOn } from '#kernel/valid_dates.ts'
import { authorizationLifecycle } from '#areas/claims/authorization/lifecycle.ts'
import { hasNumber } from '#areas/claims/claim/authorization_number.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import type { ClaimFacts } from './facts.ts'
import type { Report } from './validate.ts'

export function checkAuthorization({ claim, coverage, authorization }: ClaimFacts, report: Report) {
  const at = '/authorization_id'
  const first = claim.payer_sequence === 'primary'
  if (first && coverage.needs_authorization && !hasNumber(claim)) {
    report('authorization_missing', at)
  }
  if (!authorization || claim.frequency === 'void') return
  const { status, procedure_codes: codes, practitioner_id, starts_on, ends_on } = authorization
  if (!isIn(authorizationLifecycle, 'counting', status)) report('authorization_not_approved', at)
  for (const [i, line] of claim.lines.entries()) {
    const { procedure_code: code, service_date } = line
    const days = [service_date, lastDayOf(line)]
    if (!days.every((day) => isValidOn(day, starts_on, ends_on))) {
      report('authorization_not_in_effect', `/lines/${i}/service_date`)
    }
    // An add-on is authorized with its primary code.
    if (codes.length > 0 && !codes.includes(code) && !procedureOf(code)?.add_on) {
      report('authorization_does_not_cover', `/lines/${i}/procedure_code`)
    }
    const rendering = line.practitioner_id ?? claim.practitioner_id
    if (practitioner_id && practitioner_id !== rendering) {
      report('authorization_does_not_cover', `/lines/${i}/practitioner_id`)
    }
  }
  const { units_left: left, units_needed: needed } = authorization
  if (left !== null && needed > left) {
    report('authorization_used_up', at, `Left: ${left}. Needed: ${needed}.`)
  }
}

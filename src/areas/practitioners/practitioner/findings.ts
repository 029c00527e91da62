// Decides whether a practitioner's findings are resolved, so that a suspension can be lifted.
import { sql } from '#db/sql.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { checkLifecycle } from '#areas/practitioners/verification/check_lifecycle.ts'
import type { CheckRow } from '#areas/practitioners/verification/check_schema.ts'
import type { PractitionerRow } from './schema.ts'

type License = PractitionerRow['licenses'][number]

// Confirmed by the board as active and unrestricted.
export const isActive = ({ verified }: Pick<License, 'verified'>) =>
  verified?.board_status === 'active' && !verified.encumbered

// A suspension can be lifted only if no match is open, no confirmed exclusion is in effect, the NPI
// check passed and at least one license is active and unrestricted.
export async function requireNoFinding(
  call: Call,
  { id, exclusions, licenses }: PractitionerRow,
): Promise<void> {
  const unresolved = await call.query<Pick<CheckRow, 'kind' | 'status'>>(sql`
    select kind, status
    from checks as one
    where one.account = ${call.account} and practitioner_id = ${id}
      and (${inSet(checkLifecycle, 'awaiting_review')}
        or ${inSet(checkLifecycle, 'failed')} and kind in ('npi', 'license')
        and not exists (
          select from checks as newer
          where newer.account = one.account
            and newer.practitioner_id = one.practitioner_id and newer.kind = one.kind
            and newer.subject_id is not distinct from one.subject_id
            and newer.created_at > one.created_at
            and ${inSet(checkLifecycle, 'passed', 'newer.status')}))`)
  const licensed = licenses.some(isActive)
  const open = unresolved.some(
    ({ kind, status }) =>
      isIn(checkLifecycle, 'awaiting_review', status) || kind === 'npi' || !licensed,
  )
  const today = call.now.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const excluded = exclusions.some(({ reinstated_on }) => !reinstated_on || reinstated_on > today)
  if (open || excluded) throw new ApiError('findings_unresolved', {})
}

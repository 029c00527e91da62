// Follows the counts and dates of an authorization: reports what changed, records that it is used
// up or has units again, and warns once before it runs out and once before it ends.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { endsBefore } from '#kernel/valid_dates.ts'
import { findRow, touchRow, tryLockRow, updateRow } from '#kernel/record.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  authorizationKind as kind,
  authorizationLifecycle as lifecycle,
  end_warning,
  remainingOf,
  usedOf,
} from './lifecycle.ts'
import type { AuthorizationRow } from './schema.ts'
import { lockPerson } from './counting.ts'
import { allocateSessions, warningsOf } from './store.ts'

// Returns the authorization with its counts, which the database updates.
export async function reviewAuthorization(call: Call, id: string): Promise<AuthorizationRow> {
  const row = (await tryLockRow(call, kind, id))!
  const step = stepOf(call, row)
  const moved = step ? await takeStep(call, lifecycle, id, step, {}, row) : row
  return await warnOfUnits(call, moved)
}

function stepOf(call: Call, row: AuthorizationRow) {
  const { status, units, ends_on } = row
  const used_up = units !== null && usedOf(row) >= units
  if (isIn(lifecycle, 'approved', status)) return used_up ? 'exhaust' : undefined
  if (isIn(lifecycle, 'exhausted', status)) return used_up ? undefined : 'restore'
  const again = isIn(lifecycle, 'expired', status) && !endsBefore(currentDate(call), ends_on)
  return again ? 'restore' : undefined
}

async function warnOfUnits(call: Call, row: AuthorizationRow) {
  const remaining = remainingOf(row)
  const counts = isIn(lifecycle, 'in_force', row.status)
  const nothing_taken = usedOf(row) + row.reserved === 0
  if (!counts || row.running_low_at || remaining === null || nothing_taken) return row
  const { authorization_warning_units: most } = await warningsOf(call)
  if (remaining > most) return row
  const running_low_at = toTimestamp(call.now)
  return await updateRow(call, kind, row.id, { running_low_at }, 'running_low', row)
}

// The database schedules it whenever a count changes. It also counts again, for sessions that were
// booked while the authorization was being created.
export const reviewJob: Job = {
  name: 'authorization.review',
  summary: 'Report the changed counts of an authorization, and warn before it runs out.',
  unbound: 'Follows a change of a session. The counts are exact without it.',
  async run(call, id) {
    const { person_id, starts_on } = await findRow(call, kind, id)
    await lockPerson(call, person_id)
    await allocateSessions(call, person_id, starts_on)
    await touchRow(call, kind, id, 'updated', ['used', 'reserved'])
    await reviewAuthorization(call, id)
  },
}

export const endWarningJob: Job = {
  ...end_warning,
  summary: 'Warn that an authorization is about to expire.',
  async run(call, id) {
    const row = await tryLockRow(call, kind, id)
    if (!row || row.expiring_soon_at || !isIn(lifecycle, 'in_force', row.status)) return
    const expiring_soon_at = toTimestamp(call.now)
    await updateRow(call, kind, id, { expiring_soon_at }, 'expiring_soon', row)
  },
}

// Reads and updates the booking policy of an account.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { assignments, sql } from '#db/sql.ts'
import type { BookingLimits, BookingPolicyUpdate } from './schema.ts'

const object = 'booking_policy' as const

export async function findBookingPolicy(call: Call) {
  const [limits] = await call.query<BookingLimits>(sql`
    select max_days_ahead, hold_limit, hold_limit_per_practitioner, copay_due
    from accounts where account = ${call.account}`)
  return { object, ...limits! }
}

export async function updateBookingPolicy(call: Call, request: BookingPolicyUpdate) {
  const fields = Object.keys(request)
  if (fields.length > 0) {
    await call.query(sql`
      update accounts set ${assignments(request)} where account = ${call.account}`)
    audit(call, { action: 'account.updated', object_id: call.account, fields })
  }
  return await findBookingPolicy(call)
}

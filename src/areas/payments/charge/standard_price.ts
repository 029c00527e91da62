// The price of a self-pay session from the account's own fee schedule, if neither its service nor
// the practitioner has one.
import type { Call } from '#kernel/call.ts'
import { amountOf, pickRate } from '#areas/payments/fee_schedule/rate_rule.ts'
import { findRates } from '#areas/payments/fee_schedule/find_rates.ts'
import { findLocations } from '#areas/sessions/location/location.ts'
import { billedCode } from '#areas/sessions/session/billed_code.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'

// As on claims: telehealth in the patient's home, or the office.
const usual = {
  telehealth: { modifiers: ['95'], place_of_service: '10' },
  phone: { modifiers: ['93'], place_of_service: '10' },
  in_person: { modifiers: [], place_of_service: '11' },
}

export async function standardPrice(call: Call, session: SessionRow, profession: string) {
  const { format, location_id } = session
  const places = await findLocations(call, format === 'in_person' ? [session] : [])
  const service = {
    ...serviceOf(session, profession),
    ...usual[format],
    ...placeOf(places.get(location_id ?? '')),
    profession,
  }
  const rate = pickRate(await findRates(call, null, [service]), service)
  return rate && amountOf(rate, 1)
}

// The procedure and the date of service.
export const serviceOf = (session: SessionRow, profession: string) => ({
  procedure_code: billedCode(session, session.duration_minutes, profession),
  on: Temporal.Instant.from(session.starts_at)
    .toZonedDateTimeISO(session.time_zone)
    .toPlainDate()
    .toString(),
})

const placeOf = (location?: { place_of_service: string }) =>
  location && { place_of_service: location.place_of_service }

// The price of a self-pay session from the account's own fee schedule, if neither its service nor
// the practitioner has one.
import type { Call } from '#kernel/call.ts'
import { amountOf, pickRate } from '#areas/payments/fee_schedule/rate_rule.ts'
import { findRates } from '#areas/payments/fee_schedule/store.ts'
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
  const { format, starts_at, time_zone, location_id, duration_minutes } = session
  const places = await findLocations(call, format === 'in_person' ? [session] : [])
  const service = {
    procedure_code: billedCode(session, duration_minutes, profession),
    ...usual[format],
    ...placeOf(places.get(location_id ?? '')),
    profession,
    on: Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone).toPlainDate().toString(),
  }
  const rate = pickRate(await findRates(call, null, [service]), service)
  return rate && amountOf(rate, 1)
}

const placeOf = (location?: { place_of_service: string }) =>
  location && { place_of_service: location.place_of_service }

// The states, districts and territories of the United States, with the time zone of most people in
// each. For other countries only the form of the codes is checked.

export const states: Record<string, string> = {
  AL: 'America/Chicago',
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  AR: 'America/Chicago',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  CT: 'America/New_York',
  DE: 'America/New_York',
  DC: 'America/New_York',
  FL: 'America/New_York',
  GA: 'America/New_York',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  IN: 'America/Indiana/Indianapolis',
  IA: 'America/Chicago',
  KS: 'America/Chicago',
  KY: 'America/New_York',
  LA: 'America/Chicago',
  ME: 'America/New_York',
  MD: 'America/New_York',
  MA: 'America/New_York',
  MI: 'America/Detroit',
  MN: 'America/Chicago',
  MS: 'America/Chicago',
  MO: 'America/Chicago',
  MT: 'America/Denver',
  NE: 'America/Chicago',
  NV: 'America/Los_Angeles',
  NH: 'America/New_York',
  NJ: 'America/New_York',
  NM: 'America/Denver',
  NY: 'America/New_York',
  NC: 'America/New_York',
  ND: 'America/Chicago',
  OH: 'America/New_York',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  PA: 'America/New_York',
  RI: 'America/New_York',
  SC: 'America/New_York',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  VT: 'America/New_York',
  VA: 'America/New_York',
  WA: 'America/Los_Angeles',
  WV: 'America/New_York',
  WI: 'America/Chicago',
  WY: 'America/Denver',
  AS: 'Pacific/Pago_Pago',
  GU: 'Pacific/Guam',
  MP: 'Pacific/Saipan',
  PR: 'America/Puerto_Rico',
  UM: 'Pacific/Wake',
  VI: 'America/St_Thomas',
}

// The time zone of a jurisdiction such as US-NY. Null if unknown.
export const zoneOf = (jurisdiction: string): string | null =>
  jurisdiction.startsWith('US-') ? (states[jurisdiction.slice(3)] ?? null) : null

// The date in a jurisdiction, by its own calendar. In UTC if its time zone is unknown.
export const localDate = (at: Temporal.Instant, jurisdiction: string) =>
  at
    .toZonedDateTimeISO(zoneOf(jurisdiction) ?? 'UTC')
    .toPlainDate()
    .toString()

// When a date begins in a jurisdiction.
export const startOfDate = (date: string, jurisdiction: string) =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime(zoneOf(jurisdiction) ?? 'UTC')
    .toInstant()

const known = `US-(${Object.keys(states).join('|')})`

// An ISO 3166-2 subdivision; and a subdivision or a whole country.
export const subdivision_pattern = `^(${known}|(?!US)[A-Z]{2}-[A-Z0-9]{1,3})$`
export const place_pattern = `^(US|${known}|(?!US)[A-Z]{2}(-[A-Z0-9]{1,3})?)$`

// Dates on which a license, privilege, registration or coverage is valid. Its last day counts: a
// license that expires on June 30 is valid on June 30, where it was issued.

const day_ms = 86_400_000

type MaybeDate = string | null | undefined

export const isValidOn = (on: string, first: MaybeDate, last: MaybeDate) =>
  !startsAfter(on, first) && !endsBefore(on, last)

export const startsAfter = (on: string, first: MaybeDate) => Boolean(first && first > on)
export const endsBefore = (on: string, last: MaybeDate) => Boolean(last && last < on)

// With Date, because matching computes it for every credential and Temporal is much slower.
export const dayAfter = (date: string, days = 1) =>
  new Date(Date.parse(date) + days * day_ms).toISOString().slice(0, 10)

// The first day on which it is no longer valid. Null if it doesn't end.
export const firstDayWithout = (last: MaybeDate) =>
  last && last < '9999-12-31' ? dayAfter(last) : null

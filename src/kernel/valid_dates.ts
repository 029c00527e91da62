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

// The first day on which it is no longer valid. Null if it doesn't end. Without Date in most cases:
// it took much of the time of loading a matching index.
export function firstDayWithout(last: MaybeDate) {
  if (!last || last >= '9999-12-31') return null
  const day = Number(last.slice(8))
  return day < 28 ? `${last.slice(0, 8)}${day < 9 ? '0' : ''}${day + 1}` : dayAfter(last)
}

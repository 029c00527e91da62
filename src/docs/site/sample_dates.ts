// Samples are written as if it were one certain day. When they are shown, they move by whole weeks
// to the present: what a reader pastes is neither past nor too far ahead to be booked, and a Monday
// stays a Monday.
const day_of_samples = Temporal.PlainDate.from('2027-02-22')
const end_of_history = Temporal.PlainDate.from('2026-12-31')

// An ISO date that isn't part of a longer number, an ID or a version.
const iso_date = /(?<![\w.-])(\d{4}-\d{2}-\d{2})(?=T\d{2}:|[^\w-]|$)/g

// The day in UTC: samples are about calendars, not about the clock of an account.
export const today = () => Temporal.Now.plainDateISO('UTC')

export const weeksToToday = (today: Temporal.PlainDate) =>
  Math.floor(day_of_samples.until(today, { largestUnit: 'days' }).days / 7)

// Moves every date of a text that isn't history.
export function moveDates(text: string, weeks: number): string {
  if (weeks === 0) return text
  return text.replace(iso_date, (found) => {
    const date = parse(found)
    if (!date || Temporal.PlainDate.compare(date, end_of_history) <= 0) return found
    return date.add({ weeks }).toString()
  })
}

function parse(text: string) {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return undefined
  }
}

// Samples name dates ahead of the day they were written. When they are shown later, they move by
// whole weeks, so that what a reader pastes isn't in the past, and a Monday stays a Monday.
const written_on = Temporal.PlainDate.from('2026-11-16')

// An ISO date that isn't part of a longer number, an ID or a version.
const iso_date = /(?<![\w.-])(\d{4}-\d{2}-\d{2})(?=T\d{2}:|[^\w-]|$)/g

// The day in UTC: samples are about calendars, not about the clock of an account.
export const today = () => Temporal.Now.plainDateISO('UTC')

export const weeksSinceWritten = (today: Temporal.PlainDate) =>
  Math.max(0, Math.floor(written_on.until(today, { largestUnit: 'days' }).days / 7))

// Moves the dates of a text that were ahead when it was written; earlier ones are history.
export function moveDates(text: string, weeks: number): string {
  if (weeks === 0) return text
  return text.replace(iso_date, (found) => {
    const date = parse(found)
    if (!date || Temporal.PlainDate.compare(date, written_on) <= 0) return found
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

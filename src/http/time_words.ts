// What is wrong with a time that is none, in a sentence that helps to mend it. No value is
// repeated.

const form = 'Write it as RFC 3339 with an offset, as in 2027-03-01T17:00:00Z.'

type Fault = [applies: (text: string) => boolean, says: string]

const parts = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(.*)$/

const part = (text: string, place: number) => Number(parts.exec(text)?.[place])

const isNoDay = (text: string) => {
  const [, year, month, day] = (parts.exec(text) ?? []).map(Number)
  return day! > Temporal.PlainYearMonth.from({ year: year!, month: month! }).daysInMonth
}

// In this order: the first that applies is told.
const faults: Fault[] = [
  [(text) => text === '', `Is empty. ${form}`],
  [(text) => /^-?\d+(\.\d+)?$/.test(text), `Is a number, not a time. ${form}`],
  [
    (text) => /\d \d{2}:\d{2}$/.test(text) && text.includes('T'),
    'Has a space where its offset begins: a form reads "+" as a space. Write it as %2B, or use Z.',
  ],
  [(text) => /^\d{4}-\d{2}-\d{2}$/.test(text), `Is a date without a time. ${form}`],
  [(text) => !parts.test(text), `Is not a time. ${form}`],
  [(text) => text[10] !== 'T', `Has no T between the date and the time. ${form}`],
  [(text) => part(text, 2) < 1 || part(text, 2) > 12, 'Has a month that does not exist.'],
  [(text) => part(text, 3) < 1 || isNoDay(text), 'Has a day that its month does not have.'],
  [
    (text) => part(text, 4) > 23,
    'Has an hour that does not exist: a day ends at 23:59:59, and midnight is 00:00 of the next.',
  ],
  [(text) => part(text, 5) > 59, 'Has a minute that does not exist.'],
  [(text) => parts.exec(text)![6] === undefined, `Has no seconds. ${form}`],
  [
    (text) => part(text, 6) > 59,
    'Has a second that does not exist here: leap seconds are not told, use 59.',
  ],
  [(text) => parts.exec(text)![7] === '', `Has no offset. ${form}`],
  [(text) => /^\d{4}[^]*\[/.test(text), `Names a zone in brackets. ${form}`],
]

export function wrongWithTime(text: string): string {
  const found = faults.find(([applies]) => applies(text))
  return found ? found[1] : `Is not a time. ${form}`
}

export const notText = `Must be a time as text. ${form}`

// Explains why a timestamp is invalid and how to fix it, without repeating the value.

const form = 'Use RFC 3339 with an offset, for example `2027-03-01T17:00:00Z`.'

type Problem = [applies: (text: string) => boolean, message: string]

const parts = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(.*)$/

const part = (text: string, place: number) => Number(parts.exec(text)?.[place])

const isNoDay = (text: string) => {
  const [, year, month, day] = (parts.exec(text) ?? []).map(Number)
  return day! > Temporal.PlainYearMonth.from({ year: year!, month: month! }).daysInMonth
}

// The first that applies is reported.
const problems: Problem[] = [
  [(text) => text === '', `is empty. ${form}`],
  [(text) => /^-?\d+(\.\d+)?$/.test(text), `is a number, not a timestamp. ${form}`],
  [
    (text) => /\d \d{2}:\d{2}$/.test(text) && text.includes('T'),
    'has a space before its offset, because forms decode `+` as a space. Send `%2B` or use `Z`.',
  ],
  [(text) => /^\d{4}-\d{2}-\d{2}$/.test(text), `has no time, only a date. ${form}`],
  [(text) => !parts.test(text), `isn't a valid timestamp. ${form}`],
  [(text) => text[10] !== 'T', `has no \`T\` between date and time. ${form}`],
  [(text) => part(text, 2) < 1 || part(text, 2) > 12, `has an invalid month. ${form}`],
  [
    (text) => part(text, 3) < 1 || isNoDay(text),
    `has a day that doesn't exist in its month. ${form}`,
  ],
  [
    (text) => part(text, 4) > 23,
    'has an invalid hour. Hours go from 00 to 23; midnight is `00:00` of the next day.',
  ],
  [(text) => part(text, 5) > 59, `has an invalid minute. ${form}`],
  [(text) => parts.exec(text)![6] === undefined, `has no seconds. ${form}`],
  [(text) => part(text, 6) > 59, "has an invalid second. Leap seconds aren't supported; use 59."],
  [(text) => parts.exec(text)![7] === '', `has no UTC offset. ${form}`],
  [
    (text) => /^\d{4}[^]*\[/.test(text),
    `has a time zone in brackets, which isn't supported. ${form}`,
  ],
]

export function timestampProblem(text: string): string {
  const found = problems.find(([applies]) => applies(text))
  return found ? found[1] : `isn't a valid timestamp. ${form}`
}

export const notText = `must be a timestamp string. ${form}`

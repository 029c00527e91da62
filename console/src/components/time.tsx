// A time, with the whole of it in the title and for programs.
import { ago, dayAndMinute, dayOf, secondOf, wholeTime, zoneAt } from './format.ts'

type Form = 'ago' | 'day' | 'minute' | 'second' | 'zoned'

const forms: Record<Form, (at: Date) => string> = {
  ago: (at) => ago(at),
  day: dayOf,
  minute: dayAndMinute,
  second: secondOf,
  zoned: (at) => `${dayAndMinute(at)} ${zoneAt(at)}`,
}

export function Time({ at, form = 'minute' }: { at: string | null | undefined; form?: Form }) {
  if (!at) return <span className="muted">—</span>
  const date = new Date(at)
  return (
    <time dateTime={at} title={wholeTime(date)}>
      {forms[form](date)}
    </time>
  )
}

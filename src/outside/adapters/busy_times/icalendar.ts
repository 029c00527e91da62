// Reads busy times from iCalendar URLs: fetches the calendar, and parses it if it changed.
import type { BusyTimes, Validators } from '#outside/ports/busy_times.ts'
import type { FetchOptions } from '../fetch_document.ts'
import { type Fetched, fetchCalendar } from './fetch_calendar.ts'
import { parseCalendar } from './parse.ts'
import { isSimulated, simulateCalendar } from './simulated.ts'

type Options = FetchOptions & {
  environment: 'sandbox' | 'production'
  parse_timeout_ms?: number
}

export function icalendarBusyTimes(options: Options): BusyTimes {
  async function get(address: string, known: Validators | null): Promise<Fetched> {
    const simulated = options.environment === 'sandbox' && isSimulated(address)
    return simulated ? simulateCalendar(address) : await fetchCalendar(address, known, options)
  }
  return {
    async read({ address, time_zone, span, validators }) {
      // In another time zone, the same calendar has other busy times.
      const known = validators?.time_zone === time_zone ? validators : null
      const fetched = await get(address, known)
      const next = { ...fetched.validators, time_zone }
      if (fetched.text === undefined) return { kind: 'unchanged', validators: next }
      const request = { text: fetched.text, time_zone, span }
      const parsed = await parseCalendar(request, options.parse_timeout_ms)
      return { kind: 'read', validators: next, ...parsed }
    },
  }
}

// Finds the components of an iCalendar file that make a practitioner busy, with only the lines
// needed for that: titles, descriptions, places and attendees are dropped here. Tolerates what
// calendars in practice contain: other line ends, unknown components, broken lines.

export type Component = { name: string; lines: string[] }

const properties: Readonly<Record<string, ReadonlySet<string>>> = {
  VEVENT: new Set([
    'UID',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'TRANSP',
    'STATUS',
    'X-MICROSOFT-CDO-BUSYSTATUS',
  ]),
  VFREEBUSY: new Set(['FREEBUSY']),
  VTIMEZONE: new Set([
    'TZID',
    'X-LIC-LOCATION',
    'DTSTART',
    'RRULE',
    'RDATE',
    'TZOFFSETFROM',
    'TZOFFSETTO',
  ]),
}
const nested = new Set(['STANDARD', 'DAYLIGHT']) // Of time zones. An event's are alarms.

// Undefined if the text is no calendar.
export function componentsOf(text: string): Component[] | undefined {
  const found: Component[] = []
  let is_calendar = false
  let current: Component | undefined
  let skipped = 0 // Depth of the components to ignore.
  for (const line of unfolded(text)) {
    const [, word = '', value = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    const name = value.toUpperCase()
    const begins = word.toUpperCase() === 'BEGIN'
    if (!word) {
      if (current && skipped === 0 && isNeeded(current, line)) current.lines.push(line)
    } else if (!current) {
      is_calendar ||= begins && name === 'VCALENDAR'
      if (begins && name in properties) current = { name, lines: [`BEGIN:${name}`] }
    } else if (skipped > 0) {
      skipped += begins ? 1 : -1
    } else if (begins && !(current.name === 'VTIMEZONE' && nested.has(name))) {
      skipped = 1
    } else {
      current.lines.push(`${word}:${name}`)
      if (name !== current.name) continue
      found.push(current)
      current = undefined
    }
  }
  return is_calendar ? found : undefined
}

const isNeeded = ({ name }: Component, line: string) =>
  properties[name]!.has(/^[A-Za-z0-9-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '')

// A line that begins with a space or tab continues the one before.
function* unfolded(text: string) {
  let line: string[] = []
  for (const [part] of text.matchAll(/[^\r\n]+/g)) {
    if (part[0] === ' ' || part[0] === '\t') {
      line.push(part.slice(1))
      continue
    }
    if (line.length > 0) yield line.join('')
    line = [part]
  }
  if (line.length > 0) yield line.join('')
}

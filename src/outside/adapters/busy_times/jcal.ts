// Parses components of a calendar to jCal (RFC 7265), and reads its values.
import ICAL from 'ical.js'
import type { Component } from './components.ts'

export type Property = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
]
export type JCal = [name: string, properties: Property[], components: JCal[]]

// Those that can't be parsed are left out: one broken event must not hide the others.
export function parseComponents(components: Component[]): JCal[] {
  return components.flatMap(({ lines }) => {
    try {
      return [ICAL.parse(lines.join('\r\n')) as JCal]
    } catch {
      return []
    }
  })
}

export function textOf([, properties]: JCal, name: string): string | undefined {
  const value = properties.find(([own]) => own === name)?.[3]
  return typeof value === 'string' ? value : undefined
}

// The time zone of a property, if it has one.
export const tzidOf = ([, { tzid }]: Property) => (Array.isArray(tzid) ? tzid[0] : tzid)

export type WallTime = { wall: number; is_utc: boolean; is_date: boolean }

const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/

// A date or a time as jCal writes it, as if it were in UTC.
export function wallTime(value: unknown): WallTime {
  const [, year, month, day, hour, minute, second, utc] = pattern.exec(String(value)) ?? []
  if (!year) throw new RangeError('The value is neither a date nor a time.')
  const numbers = [month, day, hour, minute, second].map((text) => Number(text ?? 0))
  const [months, days, hours, minutes, seconds] = numbers as [number, ...number[]]
  const wall = Date.UTC(Number(year), months - 1, days, hours, minutes, seconds)
  return { wall, is_utc: utc === 'Z', is_date: hour === undefined }
}

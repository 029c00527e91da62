// The DEA's file of Controlled Substances Act registrants: one fixed-width line each.
import { dayAfter, endsBefore, firstDayWithout } from '#kernel/valid_dates.ts'
import { type Finding, isNamed, SourceDown } from '#outside/ports/source.ts'
import type { SourceAdapter } from './adapter.ts'

// Columns of each field: start and end.
const places = {
  number: [0, 9],
  business_activity: [9, 10],
  schedules: [10, 26],
  expires: [26, 34],
  name: [34, 74],
  company: [74, 114],
  street: [114, 154],
  street_2: [154, 194],
  city: [194, 227],
  state: [227, 229],
  zip: [229, 234],
  sub_code: [234, 235],
  payment: [235, 236],
} as const
const width = 236
const nothing_found = '\n'

export const dea: SourceAdapter = {
  name: 'dea_registrants',
  type: 'primary',
  urlOf: (base, { number }) => `${base}?deaNumber=${number}`,
  read(response, query, today): Finding {
    if (response === nothing_found) return { outcome: 'not_found', reason: 'dea_not_found' }
    const line = response.split('\n').find((text) => text.startsWith(query.number!))
    if (!line || line.length < width)
      throw new SourceDown('The DEA response is not in the expected format.')
    const field = (name: keyof typeof places) => line.slice(...places[name]).trim()
    const expires = field('expires')
    if (!/^\d{8}$/.test(expires))
      throw new SourceDown('The DEA response is not in the expected format.')
    const expires_on = `${expires.slice(0, 4)}-${expires.slice(4, 6)}-${expires.slice(6)}`
    const [family = '', rest = ''] = field('name').split(',')
    const given = rest.trim().split(' ')[0] ?? ''
    const facts = { active: !endsBefore(today, expires_on), expires_on }
    if (!isNamed(query, family, given)) {
      return { outcome: 'consider', reason: 'name_mismatch', facts }
    }
    if (`US-${field('state')}` !== query.jurisdiction) {
      return {
        outcome: 'consider',
        reason: 'dea_state_mismatch',
        facts: { ...facts, active: false },
      }
    }
    if (!facts.active) return { outcome: 'consider', reason: 'dea_expired', facts }
    return { outcome: 'clear', facts, valid_until: firstDayWithout(expires_on) }
  },
  simulate({ number, family, given, jurisdiction }, { today }) {
    if (number === 'AA0000036') throw new SourceDown('Down.')
    if (number === 'AA0000012') return nothing_found
    const expires = dayAfter(today, number === 'AA0000024' ? -30 : 700).replaceAll('-', '')
    const fields: Partial<Record<keyof typeof places, string>> = {
      number: number!,
      business_activity: 'C',
      schedules: '22N 33N 4 5',
      expires,
      name: `${family}, ${given}`.toUpperCase(),
      state: jurisdiction!.replace('US-', ''),
    }
    return Object.entries(places)
      .map(([name, [from, to]]) => {
        const text = fields[name as keyof typeof places] ?? ''
        return text.slice(0, to - from).padEnd(to - from)
      })
      .join('')
  },
}

// What counts as a date and as a time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type from 'typebox'
import { compile } from './validate.ts'

const TIMES = [
  '2026-01-31T09:30:00Z',
  '2024-02-29T23:59:59+23:59',
  '2026-01-31T09:30:00.123456789-05:30',
]
TIMES.push('0001-01-01T00:00:00Z', '9999-12-30T00:00:00Z', '2026-01-31T09:30:00.1Z')
const NO_TIMES = [
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-13-01T00:00:00Z',
]
NO_TIMES.push(
  '2026-01-31T23:59:60Z',
  '2026-01-31T09:30:00',
  '2026-01-31T09:30Z',
  '2026-01-31',
  '1767225600',
)
NO_TIMES.push('2026-01-31t09:30:00z', '2026-01-31 09:30:00Z', '2026-01-31T09:30:00+24:00', '', ' ')
NO_TIMES.push('2026-01-31T09:30:00+01', '2026-01-31T09:30:00+0100', '2026-01-31T09:30:00.Z')
NO_TIMES.push('2026-01-31T09:30:00.1234567890Z', '0000-01-01T00:00:00Z', '+002026-01-31T09:30:00Z')
NO_TIMES.push(
  '2026-01-31T09:30:00Z\n',
  '2026-01-31T09:30:00Z[UTC]',
  '2026-00-31T09:30:00Z',
  '2026-01-00T09:30:00Z',
)
NO_TIMES.push(
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '2026-01-31T09:60:00Z',
  '2026-01-31T09:30:00,5Z',
)
const DATES = ['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']
const NO_DATES = [
  '2026-02-29',
  '1900-02-29',
  '2026-1-31',
  '20260131',
  '2026-01-32',
  '0000-01-01',
  '2026-01-31T00:00:00Z',
  '',
]

test('A time is RFC 3339 with an offset, on an existing day', () => {
  const check = compile(Type.String({ format: 'date-time' }))
  for (const text of TIMES) assert.deepEqual(check(text), [], text)
  for (const text of NO_TIMES) assert.match(String(check(text)[0]?.code), /invalid_format/, text)
  assert.match(String(check(1767225600)[0]?.code), /invalid_type/)
})

test('A date is an existing day', () => {
  const check = compile(Type.String({ format: 'date' }))
  for (const text of DATES) assert.deepEqual(check(text), [], text)
  for (const text of NO_DATES) assert.match(String(check(text)[0]?.code), /invalid_format/, text)
})

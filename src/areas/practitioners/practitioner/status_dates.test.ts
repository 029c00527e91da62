// Tests that a status counts from its date on: care given before a bar, and on the day it began.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBarredOn, type StatusFacts, statusDates, wasVerifiedOn } from './status_dates.ts'

const facts = (status: string, moments: Partial<StatusFacts> = {}) =>
  ({ status, time_zone: 'UTC', ...moments }) as StatusFacts

const verified_at = '2026-01-05T12:00:00Z'
const suspended_at = '2026-06-10T12:00:00Z'
const suspended = { verified_at, suspended_at }

// Whether a practitioner is barred, and was verified, on a date of care.
const cases: [string, StatusFacts, string, boolean, boolean][] = [
  ['verified', facts('verified', suspended), '2026-06-20', false, true],
  ['the day before a suspension', facts('suspended', suspended), '2026-06-09', false, true],
  ['the day of a suspension', facts('suspended', suspended), '2026-06-10', true, false],
  ['after a suspension', facts('suspended', suspended), '2026-07-01', true, false],
  ['a suspension without a date', facts('suspended'), '2020-01-01', true, false],
  [
    'a revocation counts from the suspension before it',
    facts('revoked', { ...suspended, revoked_at: '2026-08-01T12:00:00Z' }),
    '2026-07-01',
    true,
    false,
  ],
  [
    'so does a lapse during a suspension',
    facts('lapsed', { ...suspended, lapsed_at: '2026-08-01T12:00:00Z' }),
    '2026-07-01',
    true,
    false,
  ],
  [
    'a suspension that was lifted before a lapse no longer counts',
    facts('lapsed', {
      ...suspended,
      reinstated_at: '2026-06-20T12:00:00Z',
      lapsed_at: '2026-08-01T12:00:00Z',
    }),
    '2026-06-15',
    false,
    true,
  ],
  [
    'a second suspension counts from its own date',
    facts('suspended', {
      verified_at,
      suspended_at: '2026-09-01T12:00:00Z',
      reinstated_at: '2026-06-20T12:00:00Z',
    }),
    '2026-08-31',
    false,
    true,
  ],
  [
    'who applies again after a revocation was verified until the suspension',
    facts('submitted', {
      ...suspended,
      revoked_at: '2026-08-01T12:00:00Z',
      submitted_at: '2027-09-01T12:00:00Z',
    }),
    '2026-06-09',
    false,
    true,
  ],
  [
    'and not after it',
    facts('submitted', {
      ...suspended,
      revoked_at: '2026-08-01T12:00:00Z',
      submitted_at: '2027-09-01T12:00:00Z',
    }),
    '2026-07-01',
    false,
    false,
  ],
  [
    'who was rejected was never verified',
    facts('rejected', { submitted_at: verified_at, rejected_at: suspended_at }),
    '2026-06-09',
    false,
    false,
  ],
  [
    'who withdrew was verified until then',
    facts('withdrawn', { verified_at, withdrawn_at: suspended_at }),
    '2026-06-09',
    false,
    true,
  ],
]

for (const [what, practitioner, on, barred, verified] of cases) {
  test(`On ${on}: ${what}`, () => {
    const found = [isBarredOn(practitioner, on, null), wasVerifiedOn(practitioner, on, null)]
    assert.deepEqual(found, [barred, verified])
  })
}

test('The day of a bar is that of the place of care, else of the practitioner', () => {
  const late = '2026-06-10T03:00:00Z' // Still June 9 in New York.
  const practitioner = facts('suspended', { verified_at, suspended_at: late })
  assert.equal(isBarredOn(practitioner, '2026-06-09', 'US-NY'), true)
  assert.equal(isBarredOn(practitioner, '2026-06-09', 'US-GU'), false)
  const in_new_york = { ...practitioner, time_zone: 'America/New_York' }
  assert.equal(isBarredOn(in_new_york, '2026-06-09', null), true)
  assert.ok(statusDates(practitioner).includes('2026-06-09'))
})

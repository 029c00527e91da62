// Tests that send requests take their dates from today (tests/dates.ts). A fixed date of the coming
// years is in the past one day: then nothing can be booked on it, and what it should end is over.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'

// A date of 2027 to 2030, as a word.
const fixed = /(?<![\w.-])20(?:2[7-9]|30)-\d\d-\d\d/

// These compare dates with each other and not with today: they pass with any clock, as
// scripts/test_ahead.ts shows.
const timeless = [
  'src/areas/claims/coverage/coverage.test.ts',
  'src/areas/claims/estimate/estimate.test.ts',
  'src/areas/payments/discount/discount.test.ts',
  'src/areas/payments/fee_schedule/fee_schedule.test.ts',
  'src/areas/payments/package/membership.test.ts',
  'src/areas/practitioners/practitioner/directory.test.ts',
  'src/areas/practitioners/practitioner/search.test.ts',
  'src/areas/records/person_record/retention.test.ts',
  'src/areas/sessions/session/booking.test.ts',
  'src/areas/sessions/session/licensure.test.ts',
  'src/areas/sessions/session_series/session_series.test.ts',
  'src/fhir/fhir.test.ts',
  'src/outside/adapters/icd10cm.test.ts',
  'src/outside/adapters/processor/stripe_setups.test.ts',
  'tests/clock.test.ts',
  'tests/documentation.test.ts',
  'tests/errors.test.ts',
  'tests/list_query_plans_large.test.ts',
  'tests/list_walk.test.ts',
  'tests/param_names.test.ts',
  'tests/seed_large.test.ts',
]

test('no test that sends requests names a date of the coming years', () => {
  const files = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts'], { cwd: root })
  const found = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return /(harness|examples)\.ts'/.test(text) && fixed.test(text)
  })
  assert.deepEqual(
    found.sort(),
    timeless.toSorted(),
    'take the date from tests/dates.ts, or list the file if today changes nothing in it',
  )
})

test('a date is found in code and in text, and a longer number is not', () => {
  for (const text of ["'2027-06-30'", '`2030-01-01T10:00:00Z`', 'from=2029-12-31'])
    assert.match(text, fixed)
  for (const text of ["'2026-11-01'", "'2031-01-01'", 'id_2027-06-30', '12027-06-30'])
    assert.doesNotMatch(text, fixed)
})

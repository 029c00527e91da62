// Tests that the wall clock agrees with Temporal, also on nights of clock changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { wallClock } from './wall_clock.ts'

const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'Etc/UTC',
]
const day_ms = 86_400_000

test('The wall clock agrees with Temporal in both directions', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2010-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: -20, max: 20 }),
      (zone, near, quarters) => {
        const at = Temporal.Instant.fromEpochMilliseconds(near.getTime()).toZonedDateTimeISO(zone)
        const change = at.getTimeZoneTransition('next')
        const wall = (change ?? at).toPlainDateTime().add({ minutes: quarters * 15 })
        const zoned = wall.toZonedDateTime(zone, { disambiguation: 'compatible' })
        const asUtc = wall.toZonedDateTime('UTC').epochMilliseconds
        const { epochMilliseconds: ms } = zoned
        const clock = wallClock(zone, ms - 40 * day_ms, ms + 40 * day_ms)
        const skipped = !zoned.toPlainDateTime().equals(wall)
        const gap_ms = skipped ? change!.epochMilliseconds : null
        assert.deepEqual(clock.momentOf(asUtc), { ms, gap_ms })
        assert.equal(
          clock.wallOf(ms),
          zoned.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds,
        )
      },
    ),
    { numRuns: 3_000 },
  )
})

// Routes for the test clock, sandbox only. Registered last, because it takes all scheduled jobs.
import type { DueStep } from '#due.ts'
import { route, type Route } from '#http/route.ts'
import { Advance, TestClock } from './schema.ts'
import { advanceClock, showClock } from './test_clock.ts'

export const testClockRoutes = (steps: DueStep[]): Route[] => [
  route({
    name: 'test_clock.retrieve',
    method: 'GET',
    path: '/v1/test_clock',
    scope: 'test_clock:read',
    summary: "Retrieve the account's test clock.",
    returns: TestClock,
    sandbox_only: true,
    run: (call) => showClock(call),
  }),
  route({
    name: 'test_clock.advance',
    method: 'POST',
    path: '/v1/test_clock/advance',
    scope: 'test_clock:write',
    summary: 'Advance the test clock. Scheduled jobs that come due are run before the response.',
    body: Advance,
    returns: TestClock,
    actors: ['account'],
    sandbox_only: true,
    in_turn: true,
    refuses: ['clock_out_of_reach'],
    run: (call, { body }) => advanceClock(call, steps, body as {}),
    again: (call) => showClock(call),
  }),
]

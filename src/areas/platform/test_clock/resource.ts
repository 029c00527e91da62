// Routes for the test clock, sandbox only. Registered last, because it takes all scheduled jobs.
import type { Job } from '#kernel/jobs.ts'
import { route, type Route } from '#http/routing/route.ts'
import { Advance, TestClock } from './schema.ts'
import { advanceClock, showClock } from './test_clock.ts'
import { defineResource } from '#http/routing/resource.ts'

const testClockRoutes = (jobs: Job[]): Route[] => [
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
    one_at_a_time: true,
    errors: ['test_clock_out_of_range'],
    run: (call, { body }) => advanceClock(call, jobs, body),
    replayDeleted: (call) => showClock(call),
  }),
]

export const testClockResource = defineResource({
  about: {
    test_clock:
      'The sandbox clock of your account. Advancing it runs every scheduled job that comes ' +
      'due, in order, before the response is sent.',
  },
  routes: ({ jobs }) => testClockRoutes(jobs),
})

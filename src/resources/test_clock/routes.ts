// The clock's door, in the sandbox alone. It comes last of all: it knows every step time takes.
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
    summary: 'Tell what time it is for this account.',
    returns: TestClock,
    sandbox_only: true,
    run: (call) => showClock(call),
  }),
  route({
    name: 'test_clock.advance',
    method: 'POST',
    path: '/v1/test_clock/advance',
    scope: 'test_clock:write',
    summary: 'Move time forward; everything that falls due on the way happens before the answer.',
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

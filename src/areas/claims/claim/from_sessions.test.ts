// Tests service lines drafted from crisis sessions: the add-on code follows the minutes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BilledSession } from './billed_sessions.ts'
import { draftFromSessions } from './from_sessions.ts'

const practitioner = {
  id: 'prac_1',
  rates: [
    { service: '90839', price: { amount: 20_000, currency: 'usd' } },
    { service: '90840', price: { amount: 9_000, currency: 'usd' } },
  ],
}

function drafted(duration_minutes: number, procedure_code: string | null = null) {
  const session = {
    id: 'ses_1',
    type: 'crisis',
    format: 'in_person',
    practitioner_id: 'prac_1',
    procedure_code,
    duration_minutes,
    starts_at: '2026-11-02T17:00:00Z',
    time_zone: 'America/New_York',
  } as BilledSession['session']
  const billed = { session, notes: [] } as unknown as BilledSession
  return draftFromSessions([billed], practitioner, undefined).lines.map(
    ({ procedure_code: code, units, charge }) => [code, units, charge?.amount],
  )
}

test('A crisis of more than 74 minutes has an add-on unit for each additional half hour', () => {
  const first = ['90839', 1, 20_000]
  assert.deepEqual(drafted(60), [first])
  assert.deepEqual(drafted(74), [first])
  assert.deepEqual(drafted(75), [first, ['90840', 1, 9_000]])
  assert.deepEqual(drafted(104), [first, ['90840', 1, 9_000]])
  assert.deepEqual(drafted(105), [first, ['90840', 2, 18_000]])
  assert.deepEqual(drafted(165), [first, ['90840', 4, 36_000]])
})

test('A session that is planned with another code has no add-on', () => {
  assert.deepEqual(
    drafted(120, '90837').map(([code]) => code),
    ['90837'],
  )
})

// Commands that send many requests wait for the rate limit and for an overloaded service, whichever
// function sends the request.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, ApiFailure } from './api_client.ts'
import { patientApi } from './patient_api.ts'

const envelope = (code: string) => ({
  error: { code, message: 'Wait.', docs: '', request_id: 'req' },
})

// Refuses the first request with the status and code, then answers.
function refusing(status: number, code: string): Api {
  let refused = false
  const answer = async () => {
    if (refused) return { now: '2026-01-01T00:00:00Z' } as never
    refused = true
    throw new ApiFailure(status, 'Wait.', envelope(code))
  }
  const exchange = () => Promise.reject(new Error('not used'))
  const withKey = () => refusing(status, code)
  return { base_url: '', api_key: '', get: answer, post: answer, send: answer, exchange, withKey }
}

test('every request waits for the rate limit', async () => {
  const requests: ((api: Api) => Promise<object>)[] = [
    (api) => api.get('/events'),
    (api) => api.post('/test_clock/advance', { by: 'P1D' }),
    (api) => api.send({ method: 'PATCH', path: '/persons/per_1' }),
    (api) => api.withKey('sk_test_2').get('/events'),
  ]
  await Promise.all(
    requests.map(async (request) =>
      assert.ok(await request(patientApi(refusing(429, 'rate_limited')))),
    ),
  )
})

test('a request waits for a service that is overloaded', async () => {
  assert.ok(await patientApi(refusing(503, 'overloaded')).get('/events'))
})

test('other refusals are final, and so is an unknown outcome', async () => {
  const conflict = patientApi(refusing(409, 'slot_taken'))
  await assert.rejects(conflict.get('/events'), { status: 409 })
  const unknown = patientApi(refusing(503, 'outcome_unknown'))
  await assert.rejects(unknown.get('/events'), { status: 503 })
})

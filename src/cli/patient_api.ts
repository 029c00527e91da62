// An API client that waits when the account's rate limit is reached or the service is overloaded,
// for commands that send many requests at once. A refused request changed nothing, so it is simply
// sent again.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, ApiFailure } from './api_client.ts'

const pause_ms = 1_000
const most_refusals = 30

export const patientApi = (api: Api): Api => ({
  ...api,
  get: (path, query) => patiently(() => api.get(path, query)),
  post: (path, body, headers) => patiently(() => api.post(path, body, headers)),
  send: (request) => patiently(() => api.send(request)),
  withKey: (api_key) => patientApi(api.withKey(api_key)),
})

async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (let refusals = 0; ; refusals++) {
    try {
      return await request()
    } catch (error) {
      if (!isRefusal(error) || refusals === most_refusals) throw error
      await sleep(pause_ms)
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiFailure &&
  (error.status === 429 || error.envelope?.error.code === 'overloaded')

// Shows and advances the test clock of a sandbox account.
import type { ClientSettings } from '#settings/client_settings.ts'
import { type Api, ApiFailure, apiOf } from './api_client.ts'
import type { Arguments, Row } from './command.ts'
import { isoDuration } from './duration.ts'

type Clock = { now: string; continue_to?: string | null }

export const showClock = (settings: ClientSettings): Promise<Row> =>
  apiOf(settings).get<Clock>('/test_clock')

export const advanceClock = (settings: ClientSettings, { words: [by] }: Arguments): Promise<Row> =>
  advance(apiOf(settings), { by: isoDuration(by!) })

// Many scheduled jobs take several requests. The clock keeps running, and can have passed its
// destination before the last of them.
export async function advance(api: Api, body: object): Promise<Clock> {
  let clock = await api.post<Clock>('/test_clock/advance', body)
  while (clock.continue_to) {
    const to = clock.continue_to
    clock = await api.post<Clock>('/test_clock/advance', { to }).catch(async (error) => {
      if (!isOutOfRange(error)) throw error
      return await api.get<Clock>('/test_clock')
    })
  }
  return clock
}

const isOutOfRange = (error: unknown) =>
  error instanceof ApiFailure && error.envelope?.error.code === 'test_clock_out_of_range'

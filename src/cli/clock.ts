// Shows and advances the test clock of a sandbox account.
import type { ClientSettings } from '#settings/client_settings.ts'
import { type Api, apiOf } from './api_client.ts'
import type { Arguments, Row } from './command.ts'
import { isoDuration } from './duration.ts'

type Clock = { now: string; continue_to?: string | null }

export const showClock = (settings: ClientSettings): Promise<Row> =>
  apiOf(settings).get<Clock>('/test_clock')

export const advanceClock = (settings: ClientSettings, { words: [by] }: Arguments): Promise<Row> =>
  advance(apiOf(settings), { by: isoDuration(by!) })

// Many scheduled jobs take several requests.
export async function advance(api: Api, body: object): Promise<Clock> {
  const clock = await api.post<Clock>('/test_clock/advance', body)
  return clock.continue_to ? await advance(api, { to: clock.continue_to }) : clock
}

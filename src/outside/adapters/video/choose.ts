// Chooses how video rooms are provided: by Daily, or simulated in a sandbox without a key.
import type { Video } from '#outside/ports/video.ts'
import { daily, dailyWebhooks } from './daily.ts'
import { simulatedDaily } from './simulated.ts'

const daily_url = 'https://api.daily.co/v1'

export type VideoSetting = { daily_url?: string } // Default: Daily's own.

export function videoOf(setting: VideoSetting, simulates: boolean): Video {
  const simulation = daily({ api_key: '' }, daily_url, simulatedDaily().answer)
  return {
    connect(login) {
      if (login) return { ...daily(login, setting.daily_url ?? daily_url), simulated: false }
      return simulates ? { ...simulation, simulated: true } : undefined
    },
    ...dailyWebhooks,
  }
}

// Starts telemetry if a collector is set. Otherwise its packages aren't loaded.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, root } from '#settings/config.ts'
import type { OnClose } from './databases.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

export async function openTelemetry(
  { telemetry, environment }: Pick<Config, 'telemetry' | 'environment'>,
  onClose: OnClose,
): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined
  const { startTelemetry } = await import('./telemetry/telemetry.ts')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const started = startTelemetry(telemetry, { version, environment })
  onClose(started.stop)
  return started
}

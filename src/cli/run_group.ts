// Runs the service as several processes.
import type { OnClose } from '#app/databases.ts'
import type { StartingDatabase } from '#app/embedded_database.ts'
import { startProcesses } from '#app/processes.ts'
import type { Config } from '#settings/config.ts'

export async function runGroup(
  config: Config,
  onClose: OnClose,
  starting: StartingDatabase | undefined,
) {
  const { reload, log } = await startProcesses(config, onClose, starting)
  process.on('SIGHUP', () => void reload())
  log.info({ processes: config.processes }, 'ready')
}

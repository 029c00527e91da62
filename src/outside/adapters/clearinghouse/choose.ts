// Chooses the clearinghouse of a deployment.
import type { Clearinghouse } from '#outside/ports/clearinghouse.ts'
import { folderClearinghouse } from './folder.ts'
import { simulatedClearinghouse } from '#outside/adapters/clearinghouse/simulated/simulated.ts'

export type ClearinghouseSetting = {
  clearinghouse: string // simulated, folder or none
  clearinghouse_folder: string | undefined
}

// None if production has no setting: outgoing documents wait.
export function clearinghouseOf(setting: ClearinghouseSetting): Clearinghouse | undefined {
  if (setting.clearinghouse === 'simulated') return simulatedClearinghouse
  return setting.clearinghouse === 'folder'
    ? folderClearinghouse(setting.clearinghouse_folder!)
    : undefined
}

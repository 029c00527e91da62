// Chooses the clearinghouse of a deployment, and connects to those of accounts.
import type { Clearinghouse, ConnectClearinghouse } from '#outside/ports/clearinghouse.ts'
import { folderClearinghouse } from './folder.ts'
import { sftpClearinghouse } from './sftp/sftp.ts'
import { simulatedClearinghouse } from '#outside/adapters/clearinghouse/simulated/simulated.ts'
import type { StediUrls } from './stedi/client.ts'
import { stediClearinghouse } from './stedi/stedi.ts'

export type ClearinghouseSetting = {
  clearinghouse: string // simulated, folder or none
  clearinghouse_folder: string | undefined
}

export type ConnectionSetting = {
  allow_private_webhooks: boolean // Also lets SFTP connections reach private addresses.
  stedi?: StediUrls // Default: Stedi's own.
}

// None if production has no setting: outgoing documents wait.
export function clearinghouseOf(setting: ClearinghouseSetting): Clearinghouse | undefined {
  if (setting.clearinghouse === 'simulated') return simulatedClearinghouse
  return setting.clearinghouse === 'folder'
    ? folderClearinghouse(setting.clearinghouse_folder!)
    : undefined
}

export const connector =
  ({ allow_private_webhooks, stedi }: ConnectionSetting): ConnectClearinghouse =>
  (login) =>
    login.type === 'stedi'
      ? stediClearinghouse(login.api_key, stedi)
      : sftpClearinghouse(login, allow_private_webhooks)

// A worker in its own process, on the database of the harness, to be killed.
import { appConfig, ownerConfig, secrets } from '../harness.ts'
import { reachOf, startWorkerOn } from './external_worker.ts'

const settings = {
  ...reachOf({ app: appConfig, owner: ownerConfig }),
  ATTUNE_PEPPER: secrets.pepper.toString('base64'),
  ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
}

export const startWorker = (home: string, more: Record<string, string> = {}) =>
  startWorkerOn(home, { ...settings, ...more })

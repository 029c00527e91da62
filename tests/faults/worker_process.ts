// A worker in a process of its own, on the database of the harness: to be killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '#config.ts'
import { appConfig, ownerConfig, secrets } from '../harness.ts'
import { urlOf } from '../database.ts'

export function startWorker(home: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'src/cli/attune.ts'), 'worker'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      ATTUNE_HOME: home,
      DATABASE_URL: urlOf(appConfig),
      DATABASE_OWNER_URL: urlOf(ownerConfig),
      ATTUNE_PEPPER: secrets.pepper.toString('base64'),
      ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
      ALLOW_PRIVATE_WEBHOOKS: 'on',
      NODE_COMPILE_CACHE: join(home, 'compile_cache'),
    },
  })
}

// A worker in a process of its own, on whichever database is named to it.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type pg from 'pg'
import { root } from '#config.ts'
import { urlOf } from '../database.ts'

export const reachOf = ({ app, owner }: Record<'app' | 'owner', pg.ClientConfig>) => ({
  DATABASE_URL: urlOf(app),
  DATABASE_OWNER_URL: urlOf(owner),
})

export function startWorkerOn(home: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, 'src/cli/attune.ts'), 'worker'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      ATTUNE_HOME: home,
      ALLOW_PRIVATE_WEBHOOKS: 'on',
      NODE_COMPILE_CACHE: join(home, 'compile_cache'),
      ...settings,
    },
  })
}

// A worker in its own process, on any database.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type pg from 'pg'
import { root } from '#settings/config.ts'
import { urlOf } from '../database.ts'

export const reachOf = ({ app, owner }: Record<'app' | 'owner', pg.ClientConfig>) => ({
  DATABASE_URL: urlOf(app),
  DATABASE_OWNER_URL: urlOf(owner),
})

// The process, and when it began to work: how long that takes depends on the machine.
export type Worker = ChildProcess & { working: Promise<unknown> }

export function startWorkerOn(home: string, settings: Record<string, string>): Worker {
  const worker = spawn(process.execPath, [join(root, 'src/cli/attune.ts'), 'worker'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      ATTUNE_HOME: home,
      ALLOW_PRIVATE_WEBHOOKS: 'on',
      // What others have compiled, too: a killed process keeps nothing.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      ...settings,
    },
  })
  const working = Promise.race([once(worker.stdout!, 'data'), once(worker, 'exit')])
  return Object.assign(worker, { working })
}

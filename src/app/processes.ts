// Runs the service as several processes that share a port: one for each core, or as many as
// PROCESSES says. This first process accepts connections and hands them out, runs the embedded
// database, and replaces a process that ends. One of the others also does the background work.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#settings/config.ts'
import { openHome } from '#settings/home.ts'
import { ProcessFailed } from '#settings/startup_error.ts'
import { type OnClose, openDatabases } from './databases.ts'
import type { StartingDatabase } from './embedded_database.ts'
import { openLog } from './log.ts'
import { openTelemetry } from './open_telemetry.ts'
import { readSecrets } from './secrets.ts'
import type { News } from './siblings.ts'

const stop_limit_ms = 20_000 // They stop sooner, unless one hangs.
const start_limit_ms = 60_000
const pause_ms = 1_000

export async function startProcesses(
  config: Config,
  onClose: OnClose,
  starting: StartingDatabase | undefined,
) {
  if (!starting) openHome(config.home)
  readSecrets(config) // Creates those of a new home before several processes read them.
  const log = openLog(config, onClose, await openTelemetry(config, onClose))
  const onMove = (host: string) => tellAll({ type: 'database_moved', host })
  const { prepared } = await openDatabases(config, onClose, log, { onMove, starting })
  await prepared
  const places: Worker[] = []
  let closing = false
  let last_reload = Promise.resolve()
  cluster.on('message', (from, news: News) => tellAll(news, from))
  onClose(async () => {
    closing = true
    await Promise.all(running().map(stop))
  })
  await start(0) // Alone, because a first start creates a certificate.
  await Promise.all(Array.from({ length: config.processes - 1 }, (_, index) => start(index + 1)))

  // Fills a place. Resolves when the process listens.
  async function start(place: number) {
    const worker = cluster.fork(place > 0 && config.workers ? { WORKERS: 'off' } : {})
    await listening(worker)
    places[place] = worker
    tellSize()
    worker.once('exit', (code, signal) => {
      tellSize()
      if (closing || places[place] !== worker) return
      log.error({ process: worker.process.pid, code, signal }, 'a process exited; starting another')
      void refill(place)
    })
  }

  async function refill(place: number) {
    for (;;) {
      await sleep(pause_ms)
      if (closing) return
      try {
        return await start(place)
      } catch {
        log.error({ place }, 'failed to start a process; trying again')
      }
    }
  }

  // One process after another. Each is replaced once another one listens in its place, so callers
  // notice nothing. If the new one can't start, the old one stays.
  async function replaceAll() {
    for (const [place, old] of places.entries()) {
      if (closing) return
      try {
        await start(place)
        await stop(old)
      } catch {
        log.error({ place }, 'a process could not be replaced; the old one stays')
      }
    }
    log.info({ processes: places.length }, 'all processes were replaced')
  }

  return { log, reload: () => (last_reload = last_reload.then(replaceAll)) }
}

const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

function tellAll(news: News, except?: Worker) {
  for (const worker of running()) {
    if (worker !== except && worker.isConnected()) worker.send(news, () => {})
  }
}

function tellSize() {
  tellAll({ type: 'group', size: running().filter((worker) => worker.isConnected()).length })
}

async function listening(worker: Worker) {
  const limit = AbortSignal.timeout(start_limit_ms)
  const ended = once(worker, 'exit', { signal: limit }).then(([code]) => code as number | null)
  const code = await Promise.race([once(worker, 'listening', { signal: limit }), ended]).catch(() =>
    worker.process.kill('SIGKILL'),
  )
  if (!Array.isArray(code)) throw new ProcessFailed(typeof code === 'number' ? code : 1)
  ended.catch(() => {})
}

async function stop(worker: Worker) {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), stop_limit_ms)
  worker.process.kill('SIGTERM')
  await ended
  clearTimeout(limit)
}

export type Processes = { log: Logger; reload(): Promise<void> }

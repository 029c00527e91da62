// The other processes of this service on the same machine (PROCESSES). The first process forwards
// the messages of each to all others. Nothing depends on a message: the database decides, and what
// a lost one would have said is found a second later.
import cluster from 'node:cluster'
import { EventEmitter } from 'node:events'
import type { Taken } from '#http/access/shared_limits.ts'
import type { FeedEnd } from '#http/access/event_watch.ts'
import type { MetricValues } from '#http/operations/metrics.ts'

// Messages by type.
type NewsTypes = {
  taken: { taken: Taken[] } // Tokens of rate limits.
  numbered: { end: FeedEnd } // Events that can be read now.
  written: object // There may be background work.
  metrics_wanted: { request: string }
  metrics: { request: string; values: MetricValues }
  database_moved: { host: string } // The embedded database was restarted.
  group: { size: number } // How many processes serve.
}

export type News = { [Type in keyof NewsTypes]: { type: Type } & NewsTypes[Type] }[keyof NewsTypes]

type NewsEvents = { [Type in keyof NewsTypes]: [NewsTypes[Type]] }

export type Siblings = ReturnType<typeof siblingsOfWorker>

// Undefined in a service with one process.
export const siblings = (): Siblings | undefined =>
  cluster.isWorker ? siblingsOfWorker() : undefined

function siblingsOfWorker() {
  const received = new EventEmitter<NewsEvents>()
  let size = 1
  process.on('message', (news: News) => {
    if (news.type === 'group') size = news.size
    received.emit(news.type, news)
  })
  return {
    isFirst: cluster.worker!.id === 1, // Of this start: one that replaces it has another number.
    size: () => size,
    tell(news: News) {
      if (process.connected) process.send!(news, () => {}) // The first process may be gone.
    },
    on: received.on.bind(received),
  }
}

// The pages of the documentation site, built by a thread of its own: coloring samples and drawing
// diagrams would hold up requests. The thread starts when a page is needed and ends when idle.
import { Worker } from 'node:worker_threads'
import type { PageSource } from '../pages.ts'
import { allDocuments, navigation, operationsUrls } from './documents.ts'
import type { Deployment } from './site.ts'

export type Order = { number: number; url: string }
export type Delivery = { number: number; text?: string; error?: string }

const idle_ms = 30_000

// Nothing from elsewhere, and no style or script inside of a page.
const policy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; " +
  "script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"
const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'
const json = 'application/json; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

export function siteSources(deployment: Deployment): [string, PageSource][] {
  const build = builder(deployment)
  const source = (type: string, url: string): [string, PageSource] => [
    url,
    { type, on_request: true, build: () => build(url), ...(type === html && { policy }) },
  ]
  return [
    source(html, '/docs'),
    ...allDocuments(navigation()).flatMap(({ url }) => [
      source(html, url),
      source(markdown, `${url}.md`),
    ]),
    source(html, '/docs/not_found'),
    source(json, '/docs/search.json'),
    ...(deployment.sandbox ? [...operationsUrls().keys()] : []).map((url) => source(json, url)),
    source('text/javascript; charset=utf-8', '/docs/minisearch.js'),
    source(plain, '/llms.txt'),
    source(plain, '/llms-full.txt'),
  ]
}

function builder(deployment: Deployment) {
  type Waiting = { resolve(text: string): void; reject(error: Error): void }
  type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout }
  let open: Thread | undefined
  let count = 0

  function start() {
    const worker = new Worker(new URL('build_thread.ts', import.meta.url), {
      workerData: deployment,
    })
    const waiting = new Map<number, Waiting>()
    const own: Thread = { worker, waiting }
    const end = (error: Error) => {
      if (open === own) open = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    worker.unref()
    worker.on('message', ({ number, text, error }: Delivery) => {
      const one = waiting.get(number)
      waiting.delete(number)
      if (text === undefined) one?.reject(new Error(error))
      else one?.resolve(text)
      if (waiting.size === 0) own.idle = setTimeout(() => void worker.terminate(), idle_ms).unref()
    })
    worker.on('error', end)
    worker.on('exit', () => end(new Error('The thread that builds the documentation ended.')))
    return own
  }

  return (url: string) =>
    new Promise<string>((resolve, reject) => {
      open ??= start()
      const { worker, waiting, idle } = open
      const number = ++count
      clearTimeout(idle)
      waiting.set(number, { resolve, reject })
      worker.postMessage({ number, url } satisfies Order)
    })
}

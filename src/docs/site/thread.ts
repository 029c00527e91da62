// The pages of the documentation site, built by a thread of its own: coloring samples and drawing
// diagrams would hold up requests. The thread starts when a page is needed and ends when idle.
import { Worker } from 'node:worker_threads'
import type { PageSource } from '../pages.ts'
import { allDocuments, navigation, operationsUrls } from './documents.ts'
import { moveDates, today, weeksToToday } from './sample_dates.ts'
import type { SiteContent } from './site.ts'

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

type Deployment = { public_url: string; sandbox: boolean }

export function siteSources({ public_url, sandbox }: Deployment): [string, PageSource][] {
  const groups = navigation()
  const documents = allDocuments(groups)
  const operations = sandbox ? [...operationsUrls()] : []
  const operations_urls = operations.map(([url]) => url)
  const build = builder({ public_url, groups, documents, operations_urls })
  const source = (type: string, url: string): [string, PageSource] => [
    url,
    { type, build: () => build(url), ...(type === html && { policy }) },
  ]
  return [
    source(html, '/docs'),
    source(markdown, '/docs.md'),
    ...documents.flatMap(({ url }) => [source(html, url), source(markdown, `${url}.md`)]),
    source(html, '/docs/not_found'),
    source(json, '/docs/search.json'),
    ...operations.map(([url, resource]): [string, PageSource] => [
      url,
      { type: json, build: () => operationsJson(resource) },
    ]),
    source('text/javascript; charset=utf-8', '/docs/minisearch.js'),
    source(plain, '/llms.txt'),
    source(plain, '/llms-full.txt'),
  ]
}

// Takes a few milliseconds and needs the routes, which the thread doesn't have.
async function operationsJson(resource: string) {
  const { operationsOf } = await import('./operations.ts')
  return moveDates(JSON.stringify(operationsOf(resource)), weeksToToday(today()))
}

function builder(content: SiteContent) {
  type Waiting = { resolve(text: string): void; reject(error: Error): void }
  type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle?: NodeJS.Timeout }
  let open: Thread | undefined
  let count = 0

  function start() {
    const worker = new Worker(new URL('build_thread.ts', import.meta.url), {
      workerData: content,
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

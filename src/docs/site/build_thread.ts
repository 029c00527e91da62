// The thread that builds pages of the documentation site.
import { parentPort, workerData } from 'node:worker_threads'
import { today } from './sample_dates.ts'
import { createSite, type SiteContent } from './site.ts'
import type { Delivery, Order } from './thread.ts'

const site = createSite(workerData as SiteContent, today)

parentPort!.on('message', ({ number, url }: Order) => {
  const reply = (delivery: Omit<Delivery, 'number'>) =>
    parentPort!.postMessage({ number, ...delivery })
  const build = site.get(url)
  if (!build) return reply({ error: `No page has the address ${url}.` })
  Promise.resolve(build()).then(
    (text) => reply({ text }),
    (error: Error) => reply({ error: error.message }),
  )
})

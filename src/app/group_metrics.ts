// Metrics of all processes of the service, added up by the process that gets the request.
import { AggregatorRegistry } from 'prom-client'
import { newId } from '#kernel/ids.ts'
import type { Metrics, MetricValues } from '#http/operations/metrics.ts'
import type { Siblings } from './siblings.ts'

const wait_ms = 2_000 // For a process that is busy or ends. Its values are left out.

export function groupMetrics(metrics: Metrics, siblings: Siblings): Metrics {
  const waiting = new Map<string, (values: MetricValues) => void>()
  siblings.on('metrics_wanted', async ({ request }) => {
    siblings.tell({ type: 'metrics', request, values: await metrics.values() })
  })
  siblings.on('metrics', ({ request, values }) => waiting.get(request)?.(values))

  async function text() {
    const all = [await metrics.values()]
    const others = siblings.size() - 1
    if (others > 0) await collect(others, (values) => all.push(values))
    const added = await AggregatorRegistry.aggregate(all).metrics()
    return added + (await metrics.service.metrics())
  }

  function collect(others: number, add: (values: MetricValues) => void) {
    return new Promise<void>((resolve) => {
      const request = newId('req')
      const timer = setTimeout(end, wait_ms)
      let left = others
      waiting.set(request, (values) => {
        add(values)
        if (--left === 0) end()
      })
      siblings.tell({ type: 'metrics_wanted', request })
      function end() {
        clearTimeout(timer)
        waiting.delete(request)
        resolve()
      }
    })
  }

  return { ...metrics, text }
}

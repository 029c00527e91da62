// Which events a call sends when it succeeds: what its name tells, unless the route says more.
import { isWrite, type Route } from '#http/route.ts'
import { kinds, lifecycles, records } from '#resources/index.ts'

const plain: Record<string, string> = { create: 'created', update: 'updated', delete: 'deleted' }

export function sentBy(route: Route): string[] {
  if (route.sends) return route.sends
  if (!isWrite(route)) return []
  const [table, verb = ''] = route.name.split('.')
  const kind = [...kinds, ...records].find((known) => known.table === table)
  const step = lifecycles.find((known) => known.kind === kind)?.steps[verb]
  const word = plain[verb] ?? step?.word ?? step?.to
  return kind && word ? [`${kind.object}.${word}`] : []
}

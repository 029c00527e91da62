// Reads the names of practitioners and members by ID. What a screen shows is asked for together,
// up to a hundred names per request.
import type { Attune } from 'attune'
import { practitionerName } from '../components/names.ts'
import type { Api } from './client.ts'

const most_ids = 100

/** A practitioner or a member: what their IDs begin with. */
export const namedType = (id: string) =>
  id.startsWith('prac_') ? 'practitioner' : id.startsWith('mem_') ? 'member' : undefined

type Named = { id: string; name: string }

const readers: Record<string, (attune: Attune, id: string[]) => Promise<Named[]>> = {
  practitioner: async (attune, id) => {
    const { data } = await attune.practitioners.list({ id, limit: most_ids }).page()
    return data.map((each) => ({ id: each.id, name: practitionerName(each) }))
  },
  member: async (attune, id) => (await attune.members.list({ id, limit: most_ids }).page()).data,
}

export function createNameReader(call: Api['call']): (id: string) => Promise<string> {
  let waiting: string[] = []
  let next: Promise<ReadonlyMap<string, string>> | undefined
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve)) // Until the screen has asked for all.
    const by_type = Map.groupBy(new Set(waiting), namedType)
    waiting = []
    next = undefined
    const names = new Map<string, string>()
    for (const [type, ids] of by_type)
      for (let at = 0; type && at < ids.length; at += most_ids) {
        const part = ids.slice(at, at + most_ids)
        for (const { id, name } of await call((attune) => readers[type]!(attune, part)))
          names.set(id, name)
      }
    return names
  }
  return async (id) => {
    waiting.push(id)
    next ??= send()
    return (await next).get(id) ?? ''
  }
}

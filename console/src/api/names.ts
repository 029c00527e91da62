// Reads the names of practitioners and members by ID. What a screen shows is asked for together,
// up to a hundred names per request.
import type { Attune, Page } from 'attune'
import { practitionerName } from '../components/names.ts'
import type { Api } from './client.ts'

const most_ids = 100

/** A practitioner or a member: what their IDs begin with. */
export const namedType = (id: string) =>
  id.startsWith('prac_') ? 'practitioner' : id.startsWith('mem_') ? 'member' : undefined

type NamedPage = Page<{ id: string; name: string }>

const readers: Record<string, (attune: Attune, id: string[]) => PromiseLike<NamedPage>> = {
  practitioner: async (attune, id) => {
    const page = await attune.practitioners.list({ id, limit: most_ids }).page()
    return { ...page, data: page.data.map((each) => ({ ...each, name: practitionerName(each) })) }
  },
  member: (attune, id) => attune.members.list({ id, limit: most_ids }).page(),
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
        for (const { id, name } of (await call((attune) => readers[type]!(attune, part))).data)
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

// Writes expanded objects into the JSON of a response. Each is serialized by its own schema, so
// that a caller sees exactly what a read of that object returns.
import type { Credential } from '#kernel/call.ts'
import type { AppContext } from '#http/app_context.ts'
import { serializer } from '#http/responses/serialize.ts'
import type { Expansion, Holder, Target } from './expand.ts'
import type { Source } from './expandable.ts'

type Serialize = (body: object, key: Credential | null) => string

export function expansionRenderer(context: Pick<AppContext, 'secrets'>) {
  const serializers = new Map<Source, Serialize>()

  function serializerOf(source: Source): Serialize {
    const known = serializers.get(source) ?? serializer(context, { returns: source.item })
    serializers.set(source, known)
    return known
  }

  // The text of the response, with the objects it refers to.
  return (text: string, { holders, warnings }: Expansion, key: Credential | null) => {
    const response = JSON.parse(text)
    const objects = Array.isArray(response.data) ? response.data : [response]
    holders.forEach((holder, at) => fill(objects[at], holder))
    return JSON.stringify({ ...response, warnings })

    function fill(rendered: Record<string, unknown>, { targets }: Holder) {
      for (const [name, target] of Object.entries(targets)) rendered[name] = render(target)
    }

    function render({ source, many, objects }: Target) {
      const rendered = objects.map((holder) => {
        const one = JSON.parse(serializerOf(source)(holder.object, key))
        fill(one, holder)
        return one
      })
      return many ? rendered : (rendered[0] ?? null)
    }
  }
}

// Writes expanded objects into the JSON of a response. Each is serialized by its own schema, so
// that a caller sees exactly what a read of that object returns.
import type { Credential } from '#kernel/call.ts'
import type { AppContext } from '#http/app_context.ts'
import { serializer } from '#http/responses/serialize.ts'
import type { Expansion, Target } from './expand.ts'
import type { Source } from './expandable.ts'

type Serialize = (answer: object, key: Credential | null) => string

export function expansionRenderer(context: Pick<AppContext, 'secrets'>) {
  const serializers = new Map<Source, Serialize>()

  function serializerOf(source: Source): Serialize {
    const known = serializers.get(source) ?? serializer(context, { returns: source.item })
    serializers.set(source, known)
    return known
  }

  // The text of the response, with the objects it refers to.
  return (text: string, body: object, { targets, warnings }: Expansion, key: Credential | null) => {
    const response = JSON.parse(text)
    const { data } = body as { data?: object[] }
    if (data) data.forEach((object, at) => fill(response.data[at], object))
    else fill(response, body)
    return JSON.stringify({ ...response, warnings })

    function fill(rendered: Record<string, unknown>, object: object) {
      for (const [name, target] of Object.entries(targets.get(object) ?? {})) {
        rendered[name] = render(target)
      }
    }

    function render(target: Target) {
      if ('objects' in target) return target.objects.map((each) => renderOne(target.source, each))
      return target.object && renderOne(target.source, target.object)
    }

    function renderOne(source: Source, object: object) {
      const rendered = JSON.parse(serializerOf(source)(object, key))
      fill(rendered, object)
      return rendered
    }
  }
}

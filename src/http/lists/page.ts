// The schema of a page of a list.
import Type, { type TSchema } from 'typebox'
import { Text } from '#kernel/fields.ts'

// Titled, so that OpenAPI describes them once for all lists.
const has_more = Type.Boolean({
  title: 'has_more',
  description: 'Whether more objects follow.',
  examples: [false],
})
const object = Type.Literal('list', {
  title: 'list_object',
  description: 'Object type. Always `list`.',
})
const cursor = Text('Cursor for the next page. Null on the last page.', 500)
const next_cursor = Type.Union([cursor, Type.Null()], { title: 'next_cursor' })
const url = Text('Path of the list.', 200, { title: 'list_url', examples: ['/v1/sessions'] })

export const Page = (item: TSchema) =>
  Type.Object(
    {
      object,
      data: Type.Array(item, { description: 'Objects on this page.' }),
      has_more,
      next_cursor,
      url,
    },
    { description: 'One page of a list.' },
  )
